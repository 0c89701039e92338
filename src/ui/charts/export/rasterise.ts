import { ExplorerError } from '../../../core/errors';
import type { ComposedSvg } from './compose-svg';

/** Pixels of the image for each pixel of the chart: sharp in print at column width. */
const SCALE = 2;

/**
 * Draws a composed chart into a PNG.
 *
 * @throws ExplorerError `unsupported` where the browser cannot
 */
export async function rasterise({ text, width, height }: ComposedSvg): Promise<Uint8Array<ArrayBuffer>> {
  const image = new Image(width * SCALE, height * SCALE);
  // The page's policy lets images come from data: URLs, not from blobs.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  if (context === null) throw new ExplorerError('unsupported', 'The browser gives no canvas to draw the PNG on.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob === null) throw new ExplorerError('unsupported', 'The browser could not write the PNG.');
  return new Uint8Array(await blob.arrayBuffer());
}

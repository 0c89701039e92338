/** How much of a box may be cut off before it counts: browsers round widths to whole pixels. */
const ROUNDING = 1;

/**
 * An attachment for a box that scrolls sideways: it has `data-goes-on` as long as there is more beyond its right edge,
 * where the style sheet fades it. (A scroll-driven animation needs no script, but Chromium 150 ends the whole page over
 * one when the box's content is replaced.)
 */
export function edgeFade(box: HTMLElement): () => void {
  const mark = (): void => {
    box.toggleAttribute('data-goes-on', box.scrollWidth - box.clientWidth - box.scrollLeft > ROUNDING);
  };
  const sizes = new ResizeObserver(mark);
  for (const part of [box, ...box.children]) sizes.observe(part);
  box.addEventListener('scroll', mark, { passive: true });
  return () => {
    sizes.disconnect();
    box.removeEventListener('scroll', mark);
  };
}

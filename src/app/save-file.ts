/** Offers text or bytes as a download. Nothing leaves the browser. */
export function saveFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  saveBlob(name, new Blob([content], { type: `${type};charset=utf-8` }));
}

/** Offers a blob as a download by a URL of its own, revoked once it was used. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has taken its own hold of the blob by the next turn.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 0);
}

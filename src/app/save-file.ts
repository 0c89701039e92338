/** Offers text or bytes as a download. Nothing leaves the browser: the URL is a blob's, revoked once it was used. */
export function saveFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has taken its own hold of the blob by the next turn.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 0);
}

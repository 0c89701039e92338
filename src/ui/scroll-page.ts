/** What a reader does to scroll; from then on the page is theirs. */
const READER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the page to a place, and again while it grows: the view may still be on its way, and its data after it. Ends
 * when the reader does anything.
 *
 * @param top pixels
 * @returns ends it
 */
export function scrollPage(top: number): () => void {
  window.scrollTo(0, top);
  // Every page is long enough for its top, and what a view itself then brings into sight stays there.
  if (top === 0) return () => undefined;
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, top);
  });
  function stop() {
    growth.disconnect();
    for (const event of READER_EVENTS) window.removeEventListener(event, stop);
  }
  for (const event of READER_EVENTS) window.addEventListener(event, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}

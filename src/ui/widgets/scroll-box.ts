/** How much of a box may be cut off before it counts: browsers round sizes to whole pixels. */
const ROUNDING = 1;

/**
 * An attachment for a box that scrolls. It takes focus, so that the keyboard can scroll it, but only while there is
 * something to scroll: elsewhere it would be one more stop on the way through the page. And it has `data-goes-on` as long as
 * there is more beyond its right edge, where the style sheet fades it. (A scroll-driven animation needs no script, but
 * Chromium 150 ends the whole page over one when the box's content is replaced.)
 */
export function scrollBox(box: HTMLElement): () => void {
  const mark = (): void => {
    const beyond = box.scrollWidth - box.clientWidth;
    box.tabIndex = beyond > ROUNDING || box.scrollHeight - box.clientHeight > ROUNDING ? 0 : -1;
    box.toggleAttribute('data-goes-on', beyond - box.scrollLeft > ROUNDING);
  };
  const sizes = new ResizeObserver(mark);
  for (const part of [box, ...box.children]) sizes.observe(part);
  box.addEventListener('scroll', mark, { passive: true });
  return () => {
    sizes.disconnect();
    box.removeEventListener('scroll', mark);
  };
}

/** Whether arrow keys pressed at a place scroll a box around it, and so are no short cuts. */
export function arrowsScroll(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.scroll[tabindex="0"]') !== null;
}

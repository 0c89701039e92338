const KEY = 'finrank-explorer.single-keys';

/**
 * Whether single letters act as shortcuts (WCAG 2.1.4 wants them to be switched off at will: speech input types letters).
 * On unless the reader switched them off; not part of a link.
 */
export class ShortcutChoice {
  #on = $state.raw(readChoice());

  get on(): boolean {
    return this.#on;
  }

  set(on: boolean): void {
    this.#on = on;
    writeChoice(on);
  }
}

/** The reader's choice, one for all views. */
export const shortcuts = new ShortcutChoice();

/**
 * The key of an event that nobody else wants: no modifier, no field that takes text.
 *
 * @returns the key's name, or null
 */
export function shortcutKey(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const { target } = event;
  if (target instanceof Element && target.closest('input, select, textarea, dialog, [contenteditable]') !== null)
    return null;
  return !shortcuts.on && event.key.length === 1 ? null : event.key;
}

/** True where storage is blocked too: the shortcuts are then on for this visit, and the switch works. */
function readChoice(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

function writeChoice(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Storage is blocked: the choice holds for this visit, which is what the reader sees.
  }
}

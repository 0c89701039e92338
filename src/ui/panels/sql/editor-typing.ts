import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Types over a selection without the browser's own editing, which would keep the look of what it deletes in a style
 * attribute, and report to the console that the page's policy forbids it.
 */
export const typeOverSelection: Extension = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { from, to, empty } = view.state.selection.main;
    const text = event.data;
    if (event.inputType !== 'insertText' || text === null || empty || view.composing) return false;
    const insert = () => view.state.update(view.state.replaceSelection(text), { userEvent: 'input.type' });
    // Closing brackets are typed by such a handler.
    const handled = view.state.facet(EditorView.inputHandler).some((handle) => handle(view, from, to, text, insert));
    if (!handled) view.dispatch(insert());
    event.preventDefault();
    return true;
  },
});

/** How long after Escape a Tab leaves the editor instead of indenting, in milliseconds. */
const TAB_LEAVES_MS = 2000;

/** Lets Escape, then Tab, leave the editor even where that Escape closed a list of completions. */
export const escapeThenTab: Extension = EditorView.domEventObservers({
  keydown(event, view) {
    if (event.key === 'Escape') view.setTabFocusMode(TAB_LEAVES_MS);
  },
});

import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The page's tokens reach into the editor's shadow tree, so that one theme serves light and dark. */
const LOOK = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--surface)', fontSize: 'var(--text-m)', height: '100%' },
  // The box around it shows the focus.
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.55' },
  '.cm-content': { caretColor: 'var(--ink)', padding: 'var(--space-2) 0' },
  '.cm-gutters': { backgroundColor: 'var(--surface)', color: 'var(--ink-3)', borderRight: '1px solid var(--line)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLineGutter': { color: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--accent-soft)',
  },
  '.cm-selectionMatch': { backgroundColor: 'var(--neutral-soft)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--accent-soft)', outline: '1px solid var(--accent)' },
  '.cm-placeholder': { color: 'var(--ink-3)' },
  '.cm-tooltip': {
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    boxShadow: 'var(--shadow)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mono)', maxWidth: 'min(40rem, 90vw)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent)',
    color: 'var(--accent-ink)',
  },
  '.cm-completionDetail': { color: 'inherit', opacity: '0.8', fontStyle: 'normal' },
  '.cm-completionInfo': { fontFamily: 'var(--font)', maxWidth: '22rem' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--bad)', fontFamily: 'var(--font)', maxWidth: 'min(40rem, 90vw)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    backgroundColor: 'var(--bad-soft)',
    textDecoration: 'underline wavy var(--bad)',
    textUnderlineOffset: '0.2em',
  },
  '.cm-panels': { backgroundColor: 'var(--surface-2)', color: 'var(--ink)' },
});

const COLOURS = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--accent)', fontWeight: '600' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--good)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--warn)' },
  { tag: tags.comment, color: 'var(--ink-3)', fontStyle: 'italic' },
  { tag: [tags.typeName, tags.standard(tags.name)], color: 'var(--near)' },
]);

export const editorTheme: Extension = [LOOK, syntaxHighlighting(COLOURS)];

import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import type { Completion } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { sql } from '@codemirror/lang-sql';
import type { SQLNamespace } from '@codemirror/lang-sql';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState, Prec } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers, placeholder } from '@codemirror/view';
import type { SqlProblem } from '../../../app/sql-run.svelte';
import { SQL_TABLES } from '../../../core/sql/tables';
import type { SqlColumn, SqlTable } from '../../../core/sql/tables';
import { DuckDB } from './duckdb-dialect';
import { editorTheme } from './editor-theme';
import { escapeThenTab, typeOverSelection } from './editor-typing';

const columnCompletion = ({ name, type, meaning, unit }: SqlColumn): Completion => ({
  label: name,
  type: 'property',
  detail: type,
  info: unit === undefined ? meaning : `${meaning} (${unit})`,
});
const tableCompletion = ({ name, meaning, columns }: SqlTable): readonly [string, SQLNamespace] => [
  name,
  { self: { label: name, type: 'class', detail: 'table', info: meaning }, children: columns.map(columnCompletion) },
];

/** What the editor tells its owner. */
export interface EditorEvents {
  readonly onchange: (text: string) => void;
  readonly onrun: () => void;
}

/** Everything that the editor can do: the same for each tab's state. */
export function editorExtensions({ onchange, onrun }: EditorEvents): Extension {
  const run = () => {
    onrun();
    return true;
  };
  return [
    typeOverSelection,
    escapeThenTab,
    Prec.highest(keymap.of([{ key: 'Mod-Enter', run }])),
    lineNumbers(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    autocompletion({ icons: false }),
    highlightSelectionMatches(),
    EditorView.lineWrapping,
    sql({ dialect: DuckDB, schema: Object.fromEntries(SQL_TABLES.map(tableCompletion)), upperCaseKeywords: true }),
    placeholder('SELECT …'),
    EditorView.contentAttributes.of({
      'aria-label': 'SQL statement',
      'aria-description': 'Control or Command and Enter runs it. Escape, then Tab, leaves the editor.',
      spellcheck: 'false',
      autocapitalize: 'off',
    }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onchange(update.state.doc.toString());
    }),
    keymap.of([
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...completionKeymap,
      ...lintKeymap,
      indentWithTab,
    ]),
    editorTheme,
  ];
}

export function editorState(text: string, extensions: Extension): EditorState {
  return EditorState.create({ doc: text, extensions });
}

/** Marks the place of a problem; takes the mark away for null, and once the text is edited. */
export function markProblem(view: EditorView, problem: SqlProblem | null): void {
  const { length } = view.state.doc;
  const place = problem?.position ?? null;
  const marks =
    place === null || problem === null || place.from > length
      ? []
      : [
          {
            from: Math.min(place.from, Math.max(0, length - 1)),
            to: Math.min(length, Math.max(place.to, place.from + 1)),
            severity: 'error' as const,
            message: problem.message,
          },
        ];
  view.dispatch(setDiagnostics(view.state, marks));
}

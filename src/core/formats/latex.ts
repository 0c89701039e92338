import type { ExportTable } from './export-table';

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '"': '\\textquotedbl{}',
  '−': '\\textminus{}',
};

/** A LaTeX table with booktabs rules; provenance stands above it as `%` lines. Needs `\usepackage{booktabs}`, `textcomp` and T1. */
export function tableToLatex({ caption, columns, rows, provenance }: ExportTable): string {
  const line = (cells: readonly string[]): string => `${cells.map(latexCell).join(' & ')} \\\\`;
  return [
    ...provenance.map((text) => `% ${text.replace(/[\r\n]+/g, ' ')}`),
    '\\begin{table}',
    '\\centering',
    ...(caption === '' ? [] : [`\\caption{${latexText(caption)}}`]),
    `\\begin{tabular}{${columns.map(({ numeric }) => (numeric ? 'r' : 'l')).join('')}}`,
    '\\toprule',
    line(columns.map(({ label }) => label)),
    '\\midrule',
    ...rows.map(line),
    '\\bottomrule',
    '\\end{tabular}',
    '\\end{table}',
    '',
  ].join('\n');
}

/** Text with every character that LaTeX reads as a command replaced by what prints it. */
export function latexText(text: string): string {
  return text.replace(/[\\{}$&#%_~^<>|"−]/g, (character) => SPECIAL[character] ?? character).replace(/[\r\n]+/g, ' ');
}

/** A cell may not open with `[` or `*`: behind the row end before it, LaTeX would take it for an option of `\\`. */
function latexCell(text: string): string {
  return latexText(text).replace(/^\s*[[*]/, '{}$&');
}

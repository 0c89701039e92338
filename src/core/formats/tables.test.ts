import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PUBLISHED_BM25 } from '../retrieval/run';
import { csvCell, tableToCsv } from './csv';
import type { ExportTable } from './export-table';
import { latexText, tableToLatex } from './latex';
import { markdownText, tableToMarkdown } from './markdown';
import { parameterText, provenanceLines } from './provenance';

const table: ExportTable = {
  caption: 'Global pool',
  columns: [
    { label: 'System', numeric: false },
    { label: 'R@10', numeric: true },
  ],
  rows: [
    ['BM25', '32.1'],
    ['=SUM(A1)', '-0.5'],
    ['Oil & Gas, "E&P"\n50%', ''],
    ['[a|b]_{c}', '1'],
  ],
  provenance: ['data set: FinRank (id 0123)', 'ties: corpus-order'],
};

/** A reader of RFC 4180 by the letter, to check the writer against. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const fields = /"((?:[^"]|"")*)"|([^",\n]*)/y;
  let at = 0;
  while (at < text.length) {
    fields.lastIndex = at;
    const match = fields.exec(text)!;
    rows.at(-1)!.push(match[1] === undefined ? match[2]! : match[1].replaceAll('""', '"'));
    at += match[0].length;
    if (text[at] === '\n' && at + 1 < text.length) rows.push([]);
    at += 1;
  }
  return rows;
}

describe('CSV', () => {
  it('quotes what needs it, and marks as text what a spreadsheet would compute', () => {
    expect(tableToCsv(table)).toBe(
      [
        '# Global pool',
        '# data set: FinRank (id 0123)',
        '# ties: corpus-order',
        'System,R@10',
        'BM25,32.1',
        "'=SUM(A1),-0.5",
        '"Oil & Gas, ""E&P""\n50%",',
        '[a|b]_{c},1',
        '',
      ].join('\n'),
    );
    for (const start of '=+-@') expect(csvCell(`${start}x`, false)).toBe(`'${start}x`);
    expect(csvCell('\t=x', false)).toBe("'\t=x");
    expect(csvCell('#x', false)).toBe('"#x"');
    for (const number of ['-0.5', '+3', '-1e-7', '-.5']) expect(csvCell(number, false)).toBe(number);
    for (const number of ['-0.5', '=1']) expect(csvCell(number, true)).toBe(number);
  });

  it('gives every text back to a reader that takes the apostrophe off', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', '=', 'é', '|') });
    const rows = fc.array(fc.tuple(cell, cell), { minLength: 1 });
    const texts = ['one', 'two'].map((label) => ({ label, numeric: false }));
    fc.assert(
      fc.property(rows, (cells) => {
        const written = tableToCsv({ caption: '', columns: texts, rows: cells, provenance: [] });
        const read = readCsv(written).slice(1);
        expect(read.map((row) => row.map((text) => text.replace(/^'(?=\s*=)/, '')))).toEqual(cells);
        for (const text of read.flat()) expect(text).not.toMatch(/^\s*=/);
      }),
    );
  });
});

describe('Markdown', () => {
  it('escapes pipes, markup and line breaks, and aligns numbers right', () => {
    expect(tableToMarkdown(table)).toBe(
      [
        '**Global pool**',
        '',
        '| System | R@10 |',
        '| :-- | --: |',
        '| BM25 | 32.1 |',
        '| =SUM(A1) | -0.5 |',
        '| Oil &amp; Gas, "E&amp;P"<br>50% |  |',
        '| \\[a\\|b\\]\\_{c} | 1 |',
        '',
        '<!-- data set: FinRank (id 0123) -->',
        '<!-- ties: corpus-order -->',
        '',
      ].join('\n'),
    );
  });

  it('leaves no bare pipe, no tag and no comment end in any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const escaped = markdownText(text).replaceAll('<br>', '');
        expect(escaped).not.toMatch(/(?<!\\)(\\\\)*\|/);
        expect(escaped).not.toMatch(/[<>\r\n]/);
        const comment =
          tableToMarkdown({ ...table, rows: [], provenance: [text] })
            .split('\n')
            .at(-2) ?? '';
        expect(comment.slice(4, -3)).not.toMatch(/--/);
      }),
    );
  });
});

describe('LaTeX', () => {
  it('writes a booktabs table with specials escaped and a leading bracket guarded', () => {
    expect(tableToLatex(table)).toBe(
      [
        '% data set: FinRank (id 0123)',
        '% ties: corpus-order',
        '\\begin{table}',
        '\\centering',
        '\\caption{Global pool}',
        '\\begin{tabular}{lr}',
        '\\toprule',
        'System & R@10 \\\\',
        '\\midrule',
        'BM25 & 32.1 \\\\',
        '=SUM(A1) & -0.5 \\\\',
        'Oil \\& Gas, \\textquotedbl{}E\\&P\\textquotedbl{} 50\\% &  \\\\',
        '{}[a\\textbar{}b]\\_\\{c\\} & 1 \\\\',
        '\\bottomrule',
        '\\end{tabular}',
        '\\end{table}',
        '',
      ].join('\n'),
    );
  });

  it('leaves no special character bare', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('\\{}$&#%_~^<>|"a ')) }), (text) => {
        const bare = latexText(text)
          .replace(/\\text[a-z]+\{\}/g, '')
          .replace(/\\[{}$&#%_]/g, '');
        expect(bare).toMatch(/^[a ]*$/);
      }),
    );
  });
});

describe('provenance', () => {
  it('names data set, code, ties, parameters, seed, queries and overlaps, and a date only where there is one', () => {
    const lines = provenanceLines({
      dataset: 'synthetic sample',
      datasetId: '0123456789abcdef',
      codeVersion: '0.1.0+abc',
      tieRule: 'corpus-order',
      systems: [PUBLISHED_BM25, { name: 'minisearch' }],
      seed: 42,
      part: 'ticker/test',
      overlaps: 'exclude',
    });
    expect(lines).toEqual([
      'data set: synthetic sample (id 0123456789abcdef)',
      'code: FinRank Explorer 0.1.0+abc',
      'ties: corpus-order',
      'parameters: bm25 k1=1.5 b=0.75 epsilon=0.25 tokenizer=python-word stopWords=false',
      'parameters: minisearch',
      'random negatives: numpy default_rng(42)',
      'queries: ticker/test',
      'hard negatives that are gold elsewhere: excluded',
    ]);
    expect(parameterText({ ...PUBLISHED_BM25, k1: 0.9 })).toContain('k1=0.9');
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FIGURE_NAMES } from '../sql/figure-spec';
import { MEASURE_FAMILIES } from '../measures/registry';
import type { Block } from './blocks';
import { parseInline } from './inline';
import { methodsMarkdown } from './markdown';
import { measureAnchor } from './measure-anchor';
import { METHODS, methodSection } from './methods';

const sections = METHODS.flatMap((chapter) => chapter.sections);

function textsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'formula':
      return [];
    case 'list':
      return block.items;
    case 'table':
      return [...block.head, ...block.rows.flat()];
  }
}

/** Anchors that other views link to. */
const PROMISED = [
  ...['corpus', 'in-record', 'hard-random', 'hardness-premium', 'ties', 'tie-interval', 'bm25', 'tfidf', 'minisearch'],
  ...['filter', 'rewrites', 'strata', 'splits', 'overlaps', 'hard-negative-classes', 'normalisation', 'validation'],
  ...['verdicts', 'disagreements', 'permalinks', 'glossary', 'mean-interval', 'crosstab'],
  ...FIGURE_NAMES.map((name) => `figure-${name}`),
  ...MEASURE_FAMILIES.map(({ symbol }) => symbol),
];

describe('methods', () => {
  it('has every promised anchor, each once', () => {
    const anchors = sections.map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(PROMISED.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  });

  it('links only to definitions that exist', () => {
    const targets = sections.flatMap(({ blocks }) =>
      blocks
        .flatMap(textsOf)
        .flatMap(parseInline)
        .flatMap((piece) => (piece.kind === 'link' && piece.anchor !== null ? [piece.anchor] : [])),
    );
    expect(targets.length).toBeGreaterThan(20);
    expect(targets.filter((anchor) => !sections.some((section) => section.anchor === anchor))).toEqual([]);
  });

  it('keeps the rows of a table as wide as its head', () => {
    for (const block of sections.flatMap(({ blocks }) => blocks)) {
      if (block.kind === 'table') for (const row of block.rows) expect(row).toHaveLength(block.head.length);
    }
  });

  it('finds a measure’s definition under any name of the measure', () => {
    expect(measureAnchor('InRecord.nDCG@5')).toBe('nDCG');
    expect(methodSection('nDCG@10')?.anchor).toBe('nDCG');
    expect(methodSection('InRecord.RR')?.anchor).toBe('RR');
    expect(methodSection('ties')?.title).toBe('Tie rules');
    expect(methodSection('nothing')).toBeNull();
  });

  it('is what docs/METHODS.md says: run `npx tsx scripts/methods.ts` after a change', () => {
    const written = readFileSync(new URL('../../../docs/METHODS.md', import.meta.url), 'utf8');
    expect(written).toBe(methodsMarkdown(METHODS));
  });
});

describe('methodsMarkdown', () => {
  it('escapes words and keeps code, links, formulas and tables', () => {
    const markdown = methodsMarkdown([
      {
        title: 'Chapter',
        sections: [
          {
            anchor: 'a',
            title: 'A',
            source: 'file_name',
            blocks: [
              { kind: 'text', text: 'L_r and `x_y` in [B](#b)' },
              { kind: 'formula', lines: ['a*b', 'c'] },
              { kind: 'table', head: ['h'], rows: [['|C|']] },
            ],
          },
        ],
      },
    ]);
    expect(markdown).toContain('### <a id="a"></a>A');
    expect(markdown).toContain('L\\_r and `x_y` in [B](#b)');
    expect(markdown).toContain('```text\na*b\nc\n```');
    expect(markdown).toContain('| h |\n| --- |\n| \\|C\\| |');
    expect(markdown).toContain('*Source: file\\_name*');
    expect(markdown.endsWith('*\n')).toBe(true);
  });
});

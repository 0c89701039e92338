import type { Block, MethodChapter, MethodSection } from './blocks';
import { parseInline } from './inline';

/** The definitions as one Markdown document. Anchors are explicit, so that `#nDCG` works as it does on the page. */
export function methodsMarkdown(chapters: readonly MethodChapter[]): string {
  return [
    '# Methods',
    '',
    'What every number of FinRank Explorer means, how it is computed, and where its definition comes from. Generated from `src/core/methods` by `npx tsx scripts/methods.ts`; the Methods view of the site prints the same texts.',
    '',
    ...chapters.flatMap(contents),
    '',
    ...chapters.flatMap(({ title, sections }) => [`## ${title}`, '', ...sections.flatMap(section)]),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
}

function contents({ title, sections }: MethodChapter): string[] {
  return [`- ${title}: ${sections.map(({ anchor, title: name }) => `[${name}](#${anchor})`).join(' · ')}`];
}

function section({ anchor, title, blocks, source }: MethodSection): string[] {
  return [
    `### <a id="${anchor}"></a>${title}`,
    '',
    ...blocks.flatMap((block) => [...lines(block), '']),
    ...(source === '' ? [] : [`*Source: ${escaped(source)}*`, '']),
  ];
}

function lines(block: Block): string[] {
  switch (block.kind) {
    case 'text':
      return [inline(block.text)];
    case 'formula':
      return ['```text', ...block.lines, '```'];
    case 'list':
      return block.items.map((item) => `- ${inline(item)}`);
    case 'table':
      return [block.head, block.head.map(() => '---'), ...block.rows].map(
        (cells) => `| ${cells.map((cell) => inline(cell).replaceAll('|', '\\|')).join(' | ')} |`,
      );
  }
}

/** Words are escaped, so that an underscore or asterisk of theirs stays one. */
function inline(source: string): string {
  return parseInline(source)
    .map((piece) => {
      switch (piece.kind) {
        case 'words':
          return escaped(piece.text);
        case 'code':
          return `\`${piece.text}\``;
        case 'link':
          return `[${escaped(piece.text)}](${piece.url ?? `#${piece.anchor ?? ''}`})`;
      }
    })
    .join('');
}

function escaped(words: string): string {
  return words.replace(/[\\*_[\]<>]/g, '\\$&');
}

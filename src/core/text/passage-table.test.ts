import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passageTables } from './passage-table';

describe('passageTables', () => {
  it('reads Markdown, with its frame and its rule', () => {
    expect(
      passageTables('| (in millions) | 2024 | 2023 |\n| --- | ---: | :---: |\n| Interest | 361 | (342) |\n'),
    ).toEqual([
      {
        header: [['(in millions)', '2024', '2023']],
        body: [['Interest', '361', '(342)']],
        numeric: [false, true, true],
      },
    ]);
  });

  it('reads bars without a frame, where an empty first cell names a header', () => {
    const text =
      ' |  | Years Ended September 30, | \n | 2019 | 2018 | 2017\nFixed Price | $  1,452.4 | $  1,146.2 | —\nOther | 44.1% |  | n/a';
    expect(passageTables(text)).toEqual([
      {
        header: [
          ['', '', 'Years Ended September 30,', ''],
          ['', '2019', '2018', '2017'],
        ],
        body: [
          ['Fixed Price', '$  1,452.4', '$  1,146.2', '—'],
          ['Other', '44.1%', '', 'n/a'],
        ],
        numeric: [false, true, true, false],
      },
    ]);
  });

  it('reads tabs, and several tables with blank lines between', () => {
    const tables = passageTables('Cash\t1\t\nDebt\t\t4\r\n \r\n| a | 1 |\n| b | 2 |\n\n');
    expect(tables?.map(({ body }) => body)).toEqual([
      [
        ['Cash', '1', ''],
        ['Debt', '', '4'],
      ],
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ]);
  });

  it.each([
    ['columns told by blanks', 'Revenue  $  12,842  $  4,422\nCost of revenue  561  1,502'],
    ['rows of unequal length', 'Sales | 5 | 4\nCosts | 3'],
    ['a cut row', '| Sales | 5 |\n| Costs'],
    ['one table that can be read and one that cannot', 'Sales | 5\nCosts | 3\n\nSales   5\nCosts   3'],
  ])('leaves %s as the file has it', (_, text) => {
    expect(passageTables(text)).toBeNull();
  });

  it('keeps a table whose rows all lack a name', () => {
    expect(passageTables(' | 1\n | 2')).toEqual([
      {
        header: [],
        body: [
          ['', '1'],
          ['', '2'],
        ],
        numeric: [false, true],
      },
    ]);
  });

  it('gives every cell back, in its row and column', () => {
    const cell = fc.constantFrom('', 'Net sales', '1,024', '(3)', '$ 5', '—');
    const rows = fc
      .integer({ min: 2, max: 5 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
      );
    fc.assert(
      fc.property(rows, fc.boolean(), (cells, framed) => {
        const lines = cells.map((row) => (framed ? `| ${row.join(' | ')} |` : row.join(' | ')));
        // Without a frame, rows that begin and end with an empty cell look framed; one that does neither settles it.
        fc.pre(framed || cells.some((row) => row[0] !== '' && row.at(-1) !== ''));
        const [table] = passageTables(lines.join('\n')) ?? [];
        expect([...(table?.header ?? []), ...(table?.body ?? [])]).toEqual(cells);
      }),
    );
  });
});

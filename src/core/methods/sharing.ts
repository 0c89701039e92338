import { FINRANK_CITATION, FINRANK_LICENCE, FINRANK_LICENCE_URL } from '../dataset/citation';
import { FINRANK_SOURCE } from '../evaluation/published/finrank-source';
import { LINK_VERSION } from '../permalink/permalink';
import { formula, list, text } from './blocks';
import type { MethodChapter } from './blocks';

/** How a result travels, and where figures come from. */
export const SHARING: MethodChapter = {
  title: 'Sharing and sources',
  sections: [
    {
      anchor: 'permalinks',
      title: 'Permalinks',
      blocks: [
        text(
          `The address carries the whole view: filters, search text, parameters, tie rule, part, section. It is readable and versioned (now v=${LINK_VERSION}), and everything at its default is left out.`,
        ),
        list(
          '`ds` is the [data set id](#data-set). A link made for another data set says so and waits for a decision.',
          '`c` is a check sum over all that stands before it (32-bit FNV-1a in base 36). It tells a link that was cut off or mistyped; it is no protection against intent.',
          'A link that does not fit is explained, with what can still be opened. It is never replaced by a default view.',
        ),
      ],
      source: 'This project; Fowler, Noll and Vo for FNV-1a.',
    },
    {
      anchor: 'figure-digest',
      title: 'Digest of figures',
      blocks: [
        text(
          'A link copied from the Baselines view as “link to this result” carries a digest of the figures that its sender saw: `digest=global:…,in-record:…` and so on, one short check sum a section. Whoever opens it has the suite recomputed in the own tab and is told “same”, or which sections differ.',
        ),
        list(
          'Each section’s check sum is 32-bit FNV-1a, in base 36, over one line a figure: its path, then value, tie interval and number of records. Numbers are written with 12 significant digits, lines sorted by path.',
          'Twelve digits are finer than any change of a ranking. BM25, TF-IDF and the measures use logarithms of this project’s own, so that every browser gets the same bits. MiniSearch takes the browser’s logarithm, which may differ in its last place: twelve digits hide most of that, but a difference in its section alone can be the browser’s.',
          'The digest covers BM25 and TF-IDF; MiniSearch has a section of its own where it was computed.',
          'A check sum cannot tell by how much a section differs: the figures of the sender are not in the link.',
        ),
      ],
      source: 'This project.',
    },
    {
      anchor: 'exports',
      title: 'Exports',
      blocks: [
        text(
          'Every table leaves as CSV with its numbers at full precision, and as LaTeX or Markdown as it is shown, with lines that say where they come from: data set and id, code version, tie rule, parameters, seed, part, overlaps.',
        ),
      ],
      source: 'This project.',
    },
    {
      anchor: 'published',
      title: 'Published figures',
      blocks: [
        text(
          `The published column holds every figure of ${FINRANK_SOURCE.files.map((file) => `\`${file}\``).join(' and ')} in [${FINRANK_SOURCE.repository}](https://github.com/${FINRANK_SOURCE.repository}) at commit \`${FINRANK_SOURCE.commit}\`, at full precision. Where the paper prints a figure it prints the same one, rounded to a tenth.`,
        ),
        text(
          'A `results.json` of that shape, dropped on the page, takes its place for the data set that is open. In-record values per record (`inrec_per_record`) are compared too where the file has them.',
        ),
      ],
      source: '',
    },
    {
      anchor: 'licence',
      title: 'Licence and citation',
      blocks: [
        text(
          `FinRank is published under [${FINRANK_LICENCE}](${FINRANK_LICENCE_URL}): attribution, no commercial use. The code of this site is under the MIT licence. To cite FinRank:`,
        ),
        formula(...FINRANK_CITATION.split('\n')),
      ],
      source: '',
    },
  ],
};

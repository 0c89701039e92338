/**
 * Marks of texts that the release removed and that no rule can mend (paper section 4.1; `removed_records` of its
 * repair log). The release names the reasons and not its patterns: these are ours, and they only warn.
 */

/** A file name of the annotation tool, such as `PFE-10-K-2024.md` or `COP-10-Q-2025-Q2.md`. */
const ANNOTATION_FILE_NAME = /\b[A-Z]{1,5}-10-[KQ]-20\d{2}(?:-Q[1-4])?\.md\b/i;

/** What journals print on a downloaded page, and what no filing prints. */
const OUTSIDE_SOURCE = new RegExp(
  [
    String.raw`\bdoi\.org/10\.`,
    String.raw`\bwiley online library\b`,
    String.raw`\bonlinelibrary\.wiley\.com`,
    String.raw`\bsciencedirect\b`,
    String.raw`\bspringer(?:link|nature)?\.com`,
    String.raw`\btandfonline\.com`,
    String.raw`\bjstor\.org`,
    String.raw`\bshibboleth\b`,
    String.raw`\bopec energy review\b`,
  ].join('|'),
  'i',
);

/** A remark on relevance, written by a language model in place of a passage: short, with a citation such as [3]. */
const RELEVANCE_REMARK =
  /\b(?:does|do) not (?:directly |specifically |explicitly )?(?:address|answer)\b|\b(?:not|ir)[ -]?relevant to the question\b|\bunrelated to the question\b/i;
const BRACKETED_CITATION = /\[\d{1,3}\]/;
const LONGEST_REMARK = 400;

/** The annotation file name in a text, or null. */
export function findAnnotationFileName(text: string): string | null {
  return ANNOTATION_FILE_NAME.exec(text)?.[0] ?? null;
}

/** The first mark of a source that is no SEC filing, or null. */
export function findOutsideSource(text: string): string | null {
  return OUTSIDE_SOURCE.exec(text)?.[0] ?? null;
}

/** The phrase that gives a remark on relevance away, or null. */
export function findRelevanceRemark(text: string): string | null {
  if (text.length > LONGEST_REMARK || !BRACKETED_CITATION.test(text)) return null;
  return RELEVANCE_REMARK.exec(text)?.[0] ?? null;
}

/** White space in Python, though not in JavaScript. */
const FURTHER_SPACE = String.raw`\u001c-\u001f\u0085`;
const ENCODED = new RegExp(String.raw`[\s${FURTHER_SPACE}%]`, 'g');

/**
 * An id as a field of a TREC or BEIR file, whose fields are separated by blanks or tabs: white space and `%` are
 * percent-encoded (`a b` → `a%20b`), so that different ids stay different and `decodeURIComponent` gives them back. Ids
 * without either, as FinRank's are, stay as they are.
 */
export function idField(id: string): string {
  return id.replace(ENCODED, encodeURIComponent);
}

import type { Finding } from './validate-labels';

/** Text of whatever JSON value stands where a text belongs: nothing for null, JSON for a list or an object. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What a value is that is no text, no number and not absent; null where it is one of these. */
function wrongType(value: unknown): string | null {
  if (Array.isArray(value)) return 'is a list';
  if (typeof value === 'boolean') return 'is a truth value';
  return typeof value === 'object' && value !== null ? 'is an object' : null;
}

/**
 * Finds fields that hold a list, an object or a truth value where a text or a number belongs.
 *
 * @param path what the fields' names follow: empty for a record, `passages[0].` for an item of a list
 */
export function findWrongTypes(item: object, fields: readonly string[], path: string): Finding[] {
  const values = new Map<string, unknown>(Object.entries(item));
  return fields.flatMap((field): Finding[] => {
    const type = wrongType(values.get(field));
    return type === null ? [] : [wrongTypeFinding(path + field, type)];
  });
}

/** The same of a list of texts, for which a single text may stand. */
export function findWrongTypesOfList(list: unknown, path: string): Finding[] {
  if (!Array.isArray(list)) {
    const type = wrongType(list);
    return type === null ? [] : [wrongTypeFinding(path, type)];
  }
  return list.flatMap((item, i): Finding[] => {
    const type = wrongType(item);
    return type === null ? [] : [wrongTypeFinding(`${path}[${i}]`, type)];
  });
}

function wrongTypeFinding(field: string, type: string): Finding {
  return { rule: 'wrong-type', field, reason: `${type}; its JSON stands for a text` };
}

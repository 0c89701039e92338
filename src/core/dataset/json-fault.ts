const NOT_JSON = /NaN|-?Infinity/y;

/**
 * Why a line is no JSON, in words that do not depend on the JavaScript engine where the cause is a usual one: a number
 * that Python writes and JSON does not know, or a line that was cut off. Otherwise in the engine's own words.
 *
 * @param detail message of the error that `JSON.parse` threw
 */
export function describeJsonFault(line: string, detail: string): string {
  let depth = 0;
  let insideString = false;
  for (let i = 0; i < line.length; i++) {
    const char = line.charAt(i);
    if (insideString) {
      if (char === '\\') i++;
      else if (char === '"') insideString = false;
    } else if (char === '"') {
      insideString = true;
    } else if (char === '{' || char === '[') {
      depth++;
    } else if (char === '}' || char === ']') {
      depth--;
    } else {
      NOT_JSON.lastIndex = i;
      const literal = NOT_JSON.exec(line)?.[0];
      if (literal !== undefined) return `${literal} at column ${i + 1} is no JSON value`;
    }
  }
  if (insideString) return 'the line is cut off inside a string';
  if (depth > 0) return 'the line is cut off before its last closing bracket';
  return `not valid JSON: ${detail}`;
}

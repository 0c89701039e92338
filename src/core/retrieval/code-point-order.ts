/** Moves surrogates above the rest of the plane, so that UTF-16 units order as the code points that they encode. */
function orderOf(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}

/** Compares as Python compares strings, by code points; JavaScript's `<` compares UTF-16 units. */
export function compareCodePoints(left: string, right: string): number {
  const shared = Math.min(left.length, right.length);
  for (let i = 0; i < shared; i++) {
    const difference = orderOf(left.charCodeAt(i)) - orderOf(right.charCodeAt(i));
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

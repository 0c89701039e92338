/** Every number printed in a text, thousands separators kept: `1,234`, `4.25`, `2024`. */
export function figuresIn(text: string): string[] {
  return text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];
}

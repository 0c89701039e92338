import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idField } from './id-field';

it('leaves no separator, keeps ids apart and can be read back', () => {
  const id = fc.string({
    unit: fc.constantFrom('a', ' ', '\t', '\n', '\r', '\u0085', '\u001c', '\u2028', '%', '2', '0', '_'),
  });
  fc.assert(
    fc.property(id, (text) => {
      const field = idField(text);
      expect(field).toMatch(/^[!-~]*$/);
      expect(decodeURIComponent(field)).toBe(text);
    }),
  );
  expect(idField('PFE_Risk_Easy_01')).toBe('PFE_Risk_Easy_01');
});

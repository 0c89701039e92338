import { describe, expect, it } from 'vitest';
import { figuresIn } from './figures';
import { Library } from './library';
import { NOTES } from './notes';
import { Workings } from './workings';

const library = new Library('notes-test');

/** Figures of an answer that its note neither prints nor lets compute. */
function unsupported(answer: string, text: string, workings: Workings): string[] {
  const printed = new Set([...figuresIn(text), ...workings.formulas.map(({ value }) => value)]);
  return figuresIn(answer).filter((figure) => !printed.has(figure));
}

describe('notes', () => {
  it('have distinct keys, and questions of which at least one needs no arithmetic', () => {
    expect(new Set(NOTES.map(({ key }) => key)).size).toBe(NOTES.length);
    for (const { key, aspects } of NOTES) {
      expect(aspects.length, key).toBeGreaterThanOrEqual(2);
      expect(
        aspects.some(({ reasoning }) => reasoning === 'Qualitative'),
        key,
      ).toBe(true);
    }
  });

  it('support every figure of every answer in every filing', () => {
    const problems = new Set<string>();
    for (const { filing, note, instance, text } of library.excerpts) {
      note.aspects.forEach((aspect, i) => {
        const workings = new Workings();
        const missing = unsupported(aspect.answer(workings, filing, instance), text, workings);
        const operands = workings.formulas.flatMap(({ figures }) => Object.values(figures));
        missing.push(...operands.filter((figure) => !figuresIn(text).includes(figure)));
        if (missing.length > 0) problems.add(`${note.key}[${i}] ${filing.id}: ${missing.join(' ')}`);
      });
    }
    expect([...problems].slice(0, 20)).toEqual([]);
  });

  it('print no value that a template failed to fill', () => {
    for (const { note, text } of library.excerpts) {
      expect(text, note.key).not.toMatch(/undefined|NaN|Infinity|\[object|\$\{|  +\S+ \. /);
    }
  });
});

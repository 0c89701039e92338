import { count, decimal } from './format';

/** A figure that an answer computes: `value` is `expression` over `figures`, rounded to `decimals`. */
export interface Formula {
  readonly value: string;
  /** Arithmetic over the names in `figures`: + - * / and parentheses. */
  readonly expression: string;
  readonly decimals: number;
  /** Name → the figure as printed in a gold passage, e.g. `1,234` or `4.25`. */
  readonly figures: Readonly<Record<string, string>>;
}

/** The number that a printed figure stands for. */
export function numberOf(figure: string): number {
  return Number(figure.replaceAll(',', '').replace(/^\$/, ''));
}

/**
 * Evaluates an expression of names, numbers, + - * / and parentheses.
 * @throws SyntaxError when the text is something else, or uses a name without value.
 */
export function evaluate(expression: string, values: Readonly<Record<string, number>>): number {
  const tokens = expression.match(/[a-z]\w*|\d+(?:\.\d+)?|[-+*/()]/g) ?? [];
  let at = 0;
  const factor = (): number => {
    const token = tokens[at++];
    if (token === '(') {
      const inner = terms();
      if (tokens[at++] !== ')') throw new SyntaxError(`missing ) in ${expression}`);
      return inner;
    }
    const value = token === undefined ? undefined : (values[token] ?? Number(token));
    if (value === undefined || Number.isNaN(value))
      throw new SyntaxError(`no value for ${String(token)} in ${expression}`);
    return value;
  };
  const product = (): number => {
    let value = factor();
    while (tokens[at] === '*' || tokens[at] === '/') value = tokens[at++] === '*' ? value * factor() : value / factor();
    return value;
  };
  const terms = (): number => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-')
      value = tokens[at++] === '+' ? value + product() : value - product();
    return value;
  };
  const result = terms();
  if (at !== tokens.length) throw new SyntaxError(`cannot read ${expression}`);
  return result;
}

/** Computes the figures of one answer from printed figures, and keeps how. */
export class Workings {
  readonly formulas: Formula[] = [];

  /** Evaluates `expression` over printed figures and returns the result as printed, thousands separated. */
  compute(expression: string, figures: Readonly<Record<string, string>>, decimals: number): string {
    const values = Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, numberOf(figure)]));
    const [whole = '', fraction] = decimal(evaluate(expression, values), decimals).split('.');
    const value = fraction === undefined ? count(Number(whole)) : `${count(Number(whole))}.${fraction}`;
    this.formulas.push({ value, expression, decimals, figures });
    return value;
  }

  /** The absolute change in percent, one decimal: `4.2`. */
  percent(now: string, before: string): string {
    const rose = numberOf(now) >= numberOf(before);
    return this.compute(rose ? '(now - before) / before * 100' : '(before - now) / before * 100', { now, before }, 1);
  }
  /** The absolute difference, in whole units unless told otherwise. */
  difference(a: string, b: string, decimals = 0): string {
    return numberOf(a) >= numberOf(b)
      ? this.compute('a - b', { a, b }, decimals)
      : this.compute('b - a', { a, b }, decimals);
  }
  /** A part in percent of a whole, one decimal. */
  share(part: string, whole: string): string {
    return this.compute('part / whole * 100', { part, whole }, 1);
  }
  ratio(a: string, b: string, decimals = 2): string {
    return this.compute('a / b', { a, b }, decimals);
  }
  total(parts: readonly string[], decimals = 0): string {
    const named = Object.fromEntries(parts.map((part, i) => [`x${i + 1}`, part]));
    return this.compute(Object.keys(named).join(' + '), named, decimals);
  }
}

/** `rose` or `fell`, or another pair of verbs, by the two figures. */
export function direction(now: number, before: number, up = 'rose', down = 'fell'): string {
  return now >= before ? up : down;
}

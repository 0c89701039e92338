import { expect, it } from 'vitest';
import type { RuleViolation, ValidationRule } from './report';
import { countByRule, groupByRule } from './rule-groups';

const violation = (rule: ValidationRule, id: string): RuleViolation => ({ rule, id, line: 1, field: '', reason: '' });

it('groups in the order of the rules, each record’s id once, and counts violations', () => {
  const first = violation('invalid-year', 'r1');
  const again = violation('invalid-year', 'r1');
  const odd = violation('label-outside-vocabulary', '__proto__');
  const second = violation('invalid-year', 'r2');
  const violations = [first, again, odd, second];
  expect(groupByRule(violations)).toEqual([
    { rule: 'label-outside-vocabulary', violations: [odd], ids: ['__proto__'] },
    { rule: 'invalid-year', violations: [first, again, second], ids: ['r1', 'r2'] },
  ]);
  expect(countByRule(violations)).toEqual({ 'label-outside-vocabulary': 1, 'invalid-year': 3 });
  expect(groupByRule([])).toEqual([]);
});

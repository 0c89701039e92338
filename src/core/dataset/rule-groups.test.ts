import { expect, it } from 'vitest';
import type { RuleViolation, ValidationRule } from './report';
import { countByRule, groupByRule } from './rule-groups';

const violation = (rule: ValidationRule, id: string): RuleViolation => ({ rule, id, line: 1, field: '', reason: '' });

it('groups in the order of the rules, each record’s id once, and counts violations', () => {
  const violations = [
    violation('invalid-year', 'r1'),
    violation('invalid-year', 'r1'),
    violation('label-outside-vocabulary', '__proto__'),
    violation('invalid-year', 'r2'),
  ];
  expect(groupByRule(violations)).toEqual([
    { rule: 'label-outside-vocabulary', count: 1, ids: ['__proto__'] },
    { rule: 'invalid-year', count: 3, ids: ['r1', 'r2'] },
  ]);
  expect(countByRule(violations)).toEqual({ 'label-outside-vocabulary': 1, 'invalid-year': 3 });
  expect(groupByRule([])).toEqual([]);
});

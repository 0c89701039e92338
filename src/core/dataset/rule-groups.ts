import { VALIDATION_RULES, type RuleViolation, type ValidationRule } from './report';

/** All violations of one rule. */
export interface RuleGroup {
  readonly rule: ValidationRule;
  /** In file order; a record may have several. */
  readonly violations: readonly RuleViolation[];
  /** Ids of the records concerned, each once, in file order. */
  readonly ids: readonly string[];
}

/** Groups violations by rule, in the order of `VALIDATION_RULES`; rules that nothing breaks are left out. */
export function groupByRule(violations: readonly RuleViolation[]): RuleGroup[] {
  return VALIDATION_RULES.map((rule) => {
    const broken = violations.filter((violation) => violation.rule === rule);
    return { rule, violations: broken, ids: [...new Set(broken.map(({ id }) => id))] };
  }).filter((group) => group.violations.length > 0);
}

/** Rule → number of violations, as the manifest holds it. */
export function countByRule(violations: readonly RuleViolation[]): Partial<Record<ValidationRule, number>> {
  return Object.fromEntries(groupByRule(violations).map((group) => [group.rule, group.violations.length]));
}

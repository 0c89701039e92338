import { describe, expect, it } from 'vitest';
import { addTallies, tallyLine, tallyPlaywright, tallyVitest } from './tally';

const VITEST = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] };
const STATS = { expected: 4, unexpected: 1, flaky: 0, skipped: 2 };

describe('the tally', () => {
  it('adds both runners up to one line', () => {
    const sum = addTallies(tallyVitest(VITEST, 1), tallyPlaywright({ stats: STATS, errors: [], suites: [] }, 1));
    expect(tallyLine(sum)).toBe('9 passed, 2 failed, 5 skipped');
  });

  it('counts a file that fails before its first test', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [] },
    ];
    expect(tallyVitest({ ...VITEST, testResults }, 1).failed).toBe(2);
  });

  it('counts errors outside any test, and a flaky test as failed', () => {
    const stats = { ...STATS, unexpected: 0, flaky: 1 };
    expect(tallyPlaywright({ stats, errors: ['a file does not compile'], suites: [] }, 1).failed).toBe(2);
  });

  it('counts a test as failed that was interrupted or never got its turn', () => {
    const skips = { status: 'skipped', expectedStatus: 'skipped' } as const;
    const unfinished = { status: 'skipped', expectedStatus: 'passed' } as const;
    const suites = [{ specs: [{ tests: [skips] }], suites: [{ specs: [{ tests: [unfinished] }] }] }];
    const tally = tallyPlaywright({ stats: { ...STATS, unexpected: 0 }, errors: [], suites }, 0);
    expect(tally).toEqual({ passed: 4, failed: 1, skipped: 1 });
  });

  it('is never green when a runner was not', () => {
    expect(tallyVitest(null, 0).failed).toBe(1);
    expect(tallyPlaywright(null, 0).failed).toBe(1);
    expect(tallyVitest({ ...VITEST, numFailedTests: 0 }, 1).failed).toBe(1);
    expect(tallyVitest({ ...VITEST, numFailedTests: 0 }, 0).failed).toBe(0);
    expect(tallyPlaywright({ stats: { ...STATS, unexpected: 0 }, errors: [], suites: [] }, 1).failed).toBe(1);
  });
});

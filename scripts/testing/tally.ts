/** Counts of tests, from the machine-readable reports of both runners. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

export function addTallies(...tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
    }),
    NOTHING,
  );
}

/** The line that ends the test command. */
export function tallyLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** What is read of vitest 4's JSON report. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** What is read of Playwright 1.65's JSON report. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  /** Failures outside any test: a file that does not compile, a server that does not start. */
  readonly errors: readonly unknown[];
  readonly suites: readonly PlaywrightSuite[];
}
export interface PlaywrightSuite {
  readonly specs: readonly { readonly tests: readonly PlaywrightTest[] }[];
  /** Absent where there is none. */
  readonly suites?: readonly PlaywrightSuite[];
}
export interface PlaywrightTest {
  /** `skipped` for a test that skips itself. */
  readonly expectedStatus: string;
  /** Playwright says `skipped` also of a test that was interrupted or never got its turn. */
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
}

/** A runner that ended without its report. */
const NO_REPORT: Tally = { ...NOTHING, failed: 1 };

/** A file that fails before its first test counts as one failure: its tests are in no other count. */
export function tallyVitest(report: VitestReport | null, exitCode: number): Tally {
  if (report === null) return NO_REPORT;
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return {
    passed: report.numPassedTests,
    failed: atLeastOneIf(exitCode !== 0, failed),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A test has failed that passes only at a second try, that was interrupted, or that never got its turn. */
export function tallyPlaywright(report: PlaywrightReport | null, exitCode: number): Tally {
  if (report === null) return NO_REPORT;
  const { stats, errors, suites } = report;
  const unfinished = suites
    .flatMap(testsOf)
    .filter(({ status, expectedStatus }) => status === 'skipped' && expectedStatus !== 'skipped').length;
  const failed = stats.unexpected + stats.flaky + unfinished + errors.length;
  return {
    passed: stats.expected,
    failed: atLeastOneIf(exitCode !== 0, failed),
    skipped: stats.skipped - unfinished,
  };
}

function testsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightTest[] {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];
}

/** A runner that fails for a reason outside its report, an unhandled rejection say, must not look green. */
function atLeastOneIf(condition: boolean, failed: number): number {
  return condition ? Math.max(1, failed) : failed;
}

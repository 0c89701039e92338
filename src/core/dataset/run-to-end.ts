/** Runs work that comes in steps without stopping between them, and gives its result. */
export function runToEnd<T>(steps: Generator<unknown, T, undefined>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasCode } from '../core/errors';
import { latestOnly } from './latest-only';

const NEVER = new AbortController().signal;

/** A worker that answers one question at a time, when the test says so. */
function slowWorker() {
  const asked: string[] = [];
  let settle: { resolve: (answer: string) => void; reject: (error: Error) => void } | undefined;
  const ask = latestOnly(
    (_signal, question: string) =>
      new Promise<string>((resolve, reject) => {
        asked.push(question);
        settle = { resolve, reject };
      }),
  );
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return {
    ask,
    asked,
    answer: async (answer: string) => {
      settle?.resolve(answer);
      await turn();
    },
    refuse: async (reason: string) => {
      settle?.reject(new Error(reason));
      await turn();
    },
  };
}

describe('latestOnly', () => {
  it('answers one question after another', async () => {
    const { ask, answer } = slowWorker();
    const first = ask(NEVER, 'a');
    await answer('A');
    expect(await first).toBe('A');
    const second = ask(NEVER, 'b');
    await answer('B');
    expect(await second).toBe('B');
  });

  it('rejects the older question at once, computes none of those in between, and answers the newest', async () => {
    const { ask, asked, answer } = slowWorker();
    const [running, skipped, newest] = [ask(NEVER, 'n'), ask(NEVER, 'ne'), ask(NEVER, 'net')];
    await expect(running).rejects.toMatchObject({ name: 'cancelled' });
    await expect(skipped).rejects.toMatchObject({ name: 'cancelled' });
    expect(asked).toEqual(['n']);
    await answer('late answer to n');
    expect(asked).toEqual(['n', 'net']);
    await answer('NET');
    expect(await newest).toBe('NET');
  });

  it('goes on after a failure', async () => {
    const { ask, answer, refuse } = slowWorker();
    const failing = expect(ask(NEVER, 'a')).rejects.toThrow('the worker died');
    await refuse('the worker died');
    await failing;
    const second = ask(NEVER, 'b');
    await answer('B');
    expect(await second).toBe('B');
  });

  it('hears a cancel before, while waiting and while running', async () => {
    const { ask, asked, answer } = slowWorker();
    await expect(ask(AbortSignal.abort(), 'before')).rejects.toMatchObject({ name: 'cancelled' });
    const stopRunning = new AbortController();
    const stopWaiting = new AbortController();
    const running = ask(stopRunning.signal, 'running');
    stopRunning.abort();
    await expect(running).rejects.toMatchObject({ name: 'cancelled' });
    const waiting = ask(stopWaiting.signal, 'waiting');
    stopWaiting.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'cancelled' });
    await answer('late');
    expect(asked).toEqual(['running']);
  });

  it('leaves a settled answer alone when its signal aborts later', async () => {
    const { ask, answer } = slowWorker();
    const stop = new AbortController();
    const question = ask(stop.signal, 'a');
    await answer('A');
    stop.abort();
    expect(await question).toBe('A');
  });

  it('settles every question, the last one with its answer, however fast they come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(3), { minLength: 1, maxLength: 12 }), async (pauses) => {
        let running = 0;
        const ask = latestOnly(async (_signal, question: number) => {
          expect(++running).toBe(1);
          await new Promise((resolve) => setImmediate(resolve));
          running--;
          return question;
        });
        const questions: Promise<number>[] = [];
        for (const [index, pause] of pauses.entries()) {
          const question = ask(NEVER, index);
          question.catch(() => undefined);
          questions.push(question);
          for (let turn = 0; turn < pause; turn++) await new Promise((resolve) => setImmediate(resolve));
        }
        const settled = await Promise.allSettled(questions);
        expect(settled.at(-1)).toEqual({ status: 'fulfilled', value: pauses.length - 1 });
        for (const [index, outcome] of settled.entries()) {
          if (outcome.status === 'fulfilled') expect(outcome.value).toBe(index);
          else expect(hasCode(outcome.reason, 'cancelled')).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });
});

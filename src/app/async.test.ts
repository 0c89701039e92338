import { describe, expect, it } from 'vitest';
import { progressClock, toError } from './async';

describe('progressClock', () => {
  it('estimates the time left from the share done, and says nothing too early', () => {
    let time = 0;
    const progress = progressClock(() => time);
    time = 100;
    expect(progress(0.5, 'a').secondsLeft).toBeNull();
    time = 2000;
    expect(progress(0.01, 'a').secondsLeft).toBeNull();
    expect(progress(0.25, 'a').secondsLeft).toBeCloseTo(6, 12);
    expect(progress(1, 'a').secondsLeft).toBe(0);
  });
});

describe('toError', () => {
  it('keeps errors and wraps the rest', () => {
    const error = new TypeError('x');
    expect(toError(error)).toBe(error);
    expect(toError('gone').message).toBe('gone');
  });
});

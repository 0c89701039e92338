import { describe, expect, it } from 'vitest';
import { filingName, recordOfPassage } from './passage-names';

describe('names of passages', () => {
  it('leave out what a filing lacks', () => {
    expect(filingName({ ticker: 'F', year: '2024', docType: '10-K' })).toBe('F 2024 10-K');
    expect(filingName({ ticker: 'F', year: '', docType: '10-K' })).toBe('F 10-K');
  });

  it('lead from a passage to its record, whatever its id looks like', () => {
    expect(recordOfPassage('a:p1:b:p12')).toBe('a:p1:b');
    expect(recordOfPassage('a:hn3')).toBe('a');
    expect(recordOfPassage('odd')).toBe('odd');
  });
});

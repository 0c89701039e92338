import { describe, expect, it } from 'vitest';
import { makeRecord } from '../../tests/records';
import { FINRANK_BLOB_ID } from '../core/dataset/pinned-release';
import { sourceKind } from './source-kind';

const synthetic = (id: string) => makeRecord({ id, extra: { synthetic: true } });

describe('sourceKind', () => {
  it('takes for FinRank what has its blob id, and nothing else', () => {
    expect(sourceKind(FINRANK_BLOB_ID, FINRANK_BLOB_ID, [makeRecord()])).toBe('finrank');
    expect(sourceKind(FINRANK_BLOB_ID.replace('9', '8'), FINRANK_BLOB_ID, [makeRecord()])).toBe('own-file');
  });

  it('takes for the sample a file whose every record says that it is synthetic', () => {
    expect(sourceKind('', FINRANK_BLOB_ID, [synthetic('a'), synthetic('b')])).toBe('synthetic-sample');
    expect(sourceKind('', FINRANK_BLOB_ID, [synthetic('a'), makeRecord({ id: 'b' })])).toBe('own-file');
    expect(sourceKind('', FINRANK_BLOB_ID, [makeRecord({ extra: { synthetic: 'true' } })])).toBe('own-file');
    expect(sourceKind('', FINRANK_BLOB_ID, [])).toBe('own-file');
  });
});

import { describe, expect, it } from 'vitest';
import type { QualitySummary } from '#src/generated/api/endpoints.schemas.ts';
import { verdictOf } from './quality-verdict.ts';

const summary = (
  findings: Partial<QualitySummary['findings']> = {},
  more: Partial<QualitySummary> = {},
): QualitySummary => ({
  isRead: true,
  missing: [],
  findings: { error: 0, warning: 0, info: 0, ...findings },
  ...more,
});

describe('the verdict of a row', () => {
  it('is complete with tips alone', () => {
    expect(verdictOf(summary({ info: 6 }))).toEqual({ kind: 'complete', count: 0 });
  });
  it('counts errors and warnings, and looks as grave as the gravest', () => {
    expect(verdictOf(summary({ warning: 2 }))).toEqual({ kind: 'warning', count: 2 });
    expect(verdictOf(summary({ error: 1, warning: 2 }))).toEqual({ kind: 'error', count: 3 });
    expect(verdictOf(summary({ warning: 1 }, { isRead: false }))).toMatchObject({ count: 1 });
  });
  it('counts missing parts where nothing is graver', () => {
    expect(verdictOf(summary({ info: 3 }, { missing: ['context', 'example'] }))).toEqual({
      kind: 'missing',
      count: 2,
    });
  });
  it('calls nothing complete that was not read, or not checked', () => {
    expect(verdictOf(summary({}, { isRead: false })).kind).toBe('partly');
    expect(verdictOf(undefined).kind).toBe('unknown');
  });
});

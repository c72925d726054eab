import { describe, expect, it } from 'vitest';
import type { OperationCoverage } from './coverage.ts';
import { gateOf } from './gate.ts';
import { holesOf } from './holes.ts';
import { summariesIn, summariesOf, summariesText } from './summary.ts';

const input = (name: string, keyword: string, invalid: number) => ({
  input: name,
  keyword,
  valid: 1,
  invalid,
  isBreakable: true,
});
const COVERAGE: OperationCoverage[] = [
  {
    operation: 'GET /boats',
    requests: 9,
    inputs: [input('?limit', 'maximum', 1), input('?limit', 'minimum', 0)],
    answers: [
      { status: '200', seen: 4 },
      { status: '429', seen: 0, reason: 'needs load' },
    ],
  },
  { operation: 'GET /harbours', requests: 0, inputs: [], answers: [{ status: '200', seen: 0 }] },
];

describe('the summary of a run', () => {
  const own = {
    'GET /boats': {
      answers: { seen: 1, of: 2 },
      rules: { tried: 1, of: 2 },
      unreached: { 'needs load': ['429'], 'no request led there': ['?limit minimum broken'] },
    },
  };

  it('counts each operation that was asked, with the likely reasons', () => {
    expect(summariesOf(COVERAGE)).toEqual(own);
  });

  it('takes the reasons of a file where there is one', () => {
    const lines = [{ line: 'GET /boats', reason: 'needs state' }];
    const gate = gateOf(holesOf(COVERAGE), { ceiling: 1, lines });
    expect(summariesOf(COVERAGE, gate)['GET /boats']?.unreached).toEqual({
      'needs state': ['429', '?limit minimum broken'],
    });
  });

  it('is read from a report, and from nothing else', () => {
    expect(summariesIn({ coverage: COVERAGE, findings: [] })).toEqual(own);
    for (const other of [null, [], {}, { coverage: [{}] }, { coverage: own }])
      expect(summariesIn(other)).toBeUndefined();
  });

  it('is written with a line for each operation', () => {
    const text = summariesText(own);
    expect(JSON.parse(text)).toEqual(own);
    expect(text.trim().split('\n')).toHaveLength(3);
  });
});

import { describe, expect, it } from 'vitest';
import {
  answersOf,
  matchesWords,
  namesOf,
  unknownItems,
  type DocumentedOperation,
} from './operations.ts';

const run: DocumentedOperation = {
  operationId: 'executePrompt',
  tag: 'prompts',
  method: 'post',
  path: '/api/users/prompt/execute',
  answers: [
    { code: 200, mediaType: 'application/json', examples: ['default', 'demo'] },
    { code: 200, mediaType: 'text/event-stream', examples: ['default', 'replay'] },
    { code: 402, mediaType: 'application/problem+json', examples: ['quota_exceeded'] },
  ],
};

describe('an operation of the deck', () => {
  it('has one answer a status, with the examples of every media type', () => {
    expect(answersOf(run)).toEqual([
      { code: 200, examples: ['default', 'demo', 'replay'] },
      { code: 402, examples: ['quota_exceeded'] },
    ]);
  });

  it('is found by any of its words, in any order', () => {
    expect(matchesWords(run, 'quota execute')).toBe(true);
    expect(matchesWords(run, '402')).toBe(true);
    expect(matchesWords(run, 'Quota exceeded')).toBe(true);
    expect(matchesWords(run, 'seats')).toBe(false);
    expect(matchesWords(run, '')).toBe(true);
  });

  it('is chosen by every name that an address may give its answer', () => {
    const [, refused] = answersOf(run);
    expect(namesOf(run.operationId, refused!, 'quota_exceeded')).toEqual([
      'executePrompt:402.quota_exceeded',
      'executePrompt:quota_exceeded',
      'executePrompt:402',
    ]);
  });

  it('is told from what the contract does not have', () => {
    const known = [
      'cut-stream',
      'executePrompt:402',
      'executePrompt:402.quota_exceeded',
      'executePrompt:replay',
      'executePrompt:cut=3',
      '*:offline',
    ];
    const unknown = [
      'no-such-situation',
      'executePrompt:418',
      'executePrompt:402.replay',
      'executePrompt:no_such',
      'excutePrompt:cut=3',
      '*:402',
    ];
    expect([...unknownItems([...known, ...unknown], [run])]).toEqual(unknown);
  });
});

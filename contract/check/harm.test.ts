import { describe, expect, it } from 'vitest';
import { worstFirst } from './harm.ts';

describe('findings in their order', () => {
  it('have the worst operation first, and in it what explains the rest', () => {
    const ordered = worstFirst([
      { operation: 'GET /a', check: 'example-refused' },
      { operation: 'GET /a', check: 'body-schema' },
      { operation: 'GET /b', check: 'body-schema' },
      { operation: 'GET /b', check: 'problem-shape' },
      { operation: 'GET /c', check: 'problem-shape' },
      { operation: 'GET /c', check: 'server-error' },
      { operation: 'GET /d', check: 'foreign-access' },
      { operation: 'GET /e', check: 'example-refused' },
      { operation: 'GET /f', check: 'page-broken' },
    ]);
    expect(
      ordered.map(([operation, own]) => [operation, ...own.map(({ check }) => check)]),
    ).toEqual([
      ['GET /d', 'foreign-access'],
      ['GET /c', 'server-error', 'problem-shape'],
      ['GET /b', 'body-schema', 'problem-shape'],
      ['GET /a', 'body-schema', 'example-refused'],
      ['GET /f', 'page-broken'],
      ['GET /e', 'example-refused'],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { issueKind } from './issue-kind.ts';

describe('issueKind', () => {
  it.each([
    ['required', { code: 'too_small', origin: 'string', input: '' }],
    ['required', { code: 'invalid_type', input: undefined }],
    ['required', { code: 'too_small', origin: 'array', input: [] }],
    ['required', { code: 'invalid_value', input: false }],
    ['tooShort', { code: 'too_small', origin: 'string', input: 'abc' }],
    ['tooLong', { code: 'too_big', origin: 'string', input: 'abcdef' }],
    ['tooMany', { code: 'too_big', origin: 'array', input: [1, 2] }],
    ['tooBig', { code: 'too_big', origin: 'number', input: 7 }],
    ['email', { code: 'invalid_format', format: 'email', input: 'nobody' }],
    ['invalid', { code: 'invalid_format', format: 'regex', input: '!' }],
  ])('%s', (kind, issue) => {
    expect(issueKind(issue)).toBe(kind);
  });
});

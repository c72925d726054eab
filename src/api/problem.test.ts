import { describe, expect, it } from 'vitest';
import {
  fieldErrorsOf,
  isAborted,
  isUnanswered,
  mayPassLater,
  messageOf,
  problemOf,
  requestIdOf,
  retryAfterOf,
} from './problem.ts';
import { retryDelay, shouldRetry } from './query-client.ts';

const problem = { message: 'Quota used up', code: 'quota_exceeded', requestId: 'r1' };
const answered = (status: number, data?: unknown, headers: Record<string, string> = {}) => ({
  message: 'Request failed with status code 402',
  isAxiosError: true,
  response: { status, data, headers },
});

describe('the message of an error (specification §8)', () => {
  it('is the server’s response data message', () =>
    expect(messageOf(answered(402, problem))).toBe('Quota used up'));
  it('else the response message', () =>
    expect(messageOf({ message: 'own', response: { message: 'of the response', data: {} } })).toBe(
      'of the response',
    ));
  it('else the error’s own message', () => {
    expect(messageOf(answered(500, '<html>'))).toBe('Request failed with status code 402');
    expect(messageOf(new Error('own'))).toBe('own');
  });
  it.each([null, undefined, 7, {}, { message: {} }, { response: null }])(
    'of %j is empty, not a crash',
    (error) => expect(messageOf(error)).toBe(''),
  );
});

describe('what a problem tells', () => {
  it('fields at fault, the first message of each', () => {
    const errors = [
      { field: 'email', code: 'required', message: 'one' },
      { field: 'email', code: 'invalid_format', message: 'two' },
    ];
    expect(fieldErrorsOf(answered(422, { ...problem, errors }))).toEqual({ email: 'one' });
    expect(fieldErrorsOf(answered(422, { ...problem, errors: 'none' }))).toEqual({});
  });
  it('what is no problem is none', () =>
    expect(problemOf(answered(502, '<html>'))).toBeUndefined());
  it('the request’s id, from the body or the header', () => {
    expect(requestIdOf(answered(500, problem))).toBe('r1');
    expect(requestIdOf(answered(500, '', { 'x-request-id': 'r2' }))).toBe('r2');
  });
  it('how long to wait: problem, seconds, or a date', () => {
    const now = new Date('2026-11-20T09:30:00Z');
    expect(retryAfterOf(answered(429, { ...problem, retryAfter: 7 }))).toBe(7);
    expect(retryAfterOf(answered(429, '', { 'retry-after': '12' }))).toBe(12);
    expect(
      retryAfterOf(answered(429, '', { 'retry-after': 'Fri, 20 Nov 2026 09:31:00 GMT' }), now),
    ).toBe(60);
    expect(retryAfterOf(answered(429, '', { 'retry-after': 'soon' }))).toBeUndefined();
  });
  it('no answer and a called-off request are told apart', () => {
    const cut = { isAxiosError: true, code: 'ERR_NETWORK', message: 'Network Error' };
    expect([isUnanswered(cut), isAborted(cut)]).toEqual([true, false]);
    const off = { isAxiosError: true, code: 'ERR_CANCELED' };
    expect([isUnanswered(off), isAborted(off)]).toEqual([false, true]);
    expect(isUnanswered(answered(500))).toBe(false);
  });
});

describe('what may pass at another try', () => {
  it.each([
    ['no answer', { isAxiosError: true, code: 'ERR_NETWORK' }, true],
    ['500', answered(500), true],
    ['503', answered(503), true],
    ['429', answered(429), true],
    ['402', answered(402), false],
    ['404', answered(404), false],
    ['413', answered(413), false],
    ['422', answered(422), false],
    ['called off', { code: 'ERR_CANCELED', isAxiosError: true }, false],
    ['a broken contract', new Error('login 200: token'), false],
  ])('%s', (_name, error, expected) => expect(mayPassLater(error)).toBe(expected));
});

describe('retries of reads', () => {
  const cut = { isAxiosError: true, code: 'ERR_NETWORK' };
  it.each([
    ['no answer', cut, true],
    ['500', answered(500), true],
    ['503', answered(503), true],
    ['404', answered(404), false],
    ['401', answered(401), false],
    ['422', answered(422), false],
    ['429 without a time', answered(429), false],
    ['429 with a short wait', answered(429, '', { 'retry-after': '5' }), true],
    [
      '429 with a wait that a person would notice',
      answered(429, '', { 'retry-after': '6' }),
      false,
    ],
    ['503 with a short wait', answered(503, '', { 'retry-after': '5' }), true],
    ['503 with a long one', answered(503, '', { 'retry-after': '60' }), false],
    ['called off', { code: 'ERR_CANCELED', isAxiosError: true }, false],
    ['a broken contract', new Error('login 200: token'), false],
  ])('%s', (_name, error, expected) => expect(shouldRetry(0, error)).toBe(expected));
  it('at most twice', () => expect(shouldRetry(2, cut)).toBe(false));
  it('never before the time that the server named', () => {
    expect(retryDelay(0, answered(429, '', { 'retry-after': '5' }))).toBe(5000);
    expect(retryDelay(0, cut)).toBe(1000);
  });
});

import { describe, expect, it } from 'vitest';
import {
  ChoiceError,
  parseChoices,
  parseCookie,
  parsePrefer,
  parseQuery,
  parseSentinel,
  readChoice,
} from './choice.ts';

const refusal = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof ChoiceError) return error.message;
    throw error;
  }
  return 'taken';
};

describe('a choice', () => {
  it('is read from the header Prefer, in any case, among standard preferences', () => {
    expect(parsePrefer('code=402, example=card_declined')).toEqual({
      code: 402,
      example: 'card_declined',
    });
    expect(parsePrefer('Dynamic=true; frame-delay=200, respond-async, wait=5')).toEqual({
      dynamic: true,
      frameDelay: 200,
    });
    expect(parsePrefer('offline')).toEqual({ offline: true });
    expect(parsePrefer(undefined)).toEqual({});
  });
  it('is read from the address', () => {
    const query = new URLSearchParams('__code=404&q=x&__delay=800&__cut=3');
    expect(parseQuery(query)).toEqual({ code: 404, delay: 800, cut: 3 });
  });
  it('is read from what was typed into a form', () => {
    expect(parseSentinel('{"email":"mock-401@example.com"}')).toEqual({ code: 401 });
    expect(parseSentinel('mock-200-otp_required@example.com')).toEqual({
      code: 200,
      example: 'otp_required',
    });
    expect(parseSentinel('a mock of 401 things')).toEqual({});
  });
  it('is read by operation from the cookie', () => {
    const value =
      'getMyProfile=200.sub_user&listMyPrompts=503,delay=800&*=delay=50&executePrompt=cut=2';
    const header = `a=b; mock-scenarios=${encodeURIComponent(value)}`;
    expect(Object.fromEntries(parseCookie(header))).toEqual({
      getMyProfile: { code: 200, example: 'sub_user' },
      listMyPrompts: { code: 503, delay: 800 },
      '*': { delay: 50 },
      executePrompt: { cut: 2 },
    });
    expect(parseCookie('a=b').size).toBe(0);
  });
  it('is refused with the name of what is wrong', () => {
    expect(refusal(() => parsePrefer('cod=402'))).toMatch(/cod: unknown_field.*code, example/);
    expect(refusal(() => parsePrefer('code=4O2'))).toContain('code: invalid_type');
    expect(refusal(() => parseQuery(new URLSearchParams('__delay=NaN')))).toContain(
      'delay: invalid_type',
    );
    expect(refusal(() => parseQuery(new URLSearchParams('__delay=60001')))).toContain(
      'delay: too_big',
    );
    expect(refusal(() => parseCookie('mock-scenarios=%E0%A4%A'))).toContain('percent-encoded');
    expect(refusal(() => parseChoices('login=soon', 'The cookie'))).toContain('soon');
    for (const data of [null, [], 'x', { code: '402' }, { delay: 'abc' }, { cod: 402, dealy: 5 }])
      expect(
        refusal(() => readChoice(data, 'It')),
        JSON.stringify(data),
      ).toContain('cannot be read');
  });
});

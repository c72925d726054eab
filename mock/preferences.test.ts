import { describe, expect, it } from 'vitest';
import { parseCookie, parsePrefer, parseQuery, parseSentinel } from './preferences.ts';

describe('what a caller prefers', () => {
  it('reads the Prefer header', () => {
    expect(parsePrefer('code=402, example=card_declined')).toEqual({
      code: 402,
      example: 'card_declined',
    });
    expect(parsePrefer('dynamic=true')).toEqual({ dynamic: true });
    expect(parsePrefer(undefined)).toEqual({});
  });
  it('reads the address', () => {
    expect(parseQuery(new URLSearchParams('__code=404&q=x'))).toEqual({ code: 404 });
  });
  it('reads what was typed into a form', () => {
    expect(parseSentinel('{"email":"mock-401@example.com"}')).toEqual({ code: 401 });
    expect(parseSentinel('mock-200-otp_required@example.com')).toEqual({
      code: 200,
      example: 'otp_required',
    });
    expect(parseSentinel('a mock of 401 things')).toEqual({});
  });
  it("reads one browser's story for this operation alone", () => {
    const header = `a=b; mock-scenarios=${encodeURIComponent('getMyProfile=200.sub_user&listMyPrompts=503')}`;
    expect(parseCookie(header, 'getMyProfile')).toEqual({ code: 200, example: 'sub_user' });
    expect(parseCookie(header, 'listMyPrompts')).toEqual({ code: 503 });
    expect(parseCookie(header, 'login')).toEqual({});
  });
});

import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

const ORIGIN = 'https://app.example.com';

/** Every one of these would leave the site, run a script, or lead in a circle (faults, row 14). */
const HOSTILE: readonly string[] = [
  [
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '//evil.example/%2f..',
    '//@evil.example',
  ],
  ['/\\evil.example', '\\/evil.example', '\\\\evil.example', '/\\/evil.example', '\\evil.example'],
  [
    '/%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%5Cevil.example',
    '%2f%2fevil.example',
  ],
  [
    '/%2f%2fevil.example',
    '/%5c%5cevil.example',
    '%5c%5cevil.example',
    '/%2f/evil.example',
    '/%5c/evil.example',
  ],
  [
    'http://evil.example',
    'https://evil.example',
    'HTTPS://evil.example',
    'ftp://evil.example',
    'ws://evil.example',
  ],
  [
    'https:evil.example',
    'http:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'https:\\evil.example',
  ],
  [
    'https://app.example.com@evil.example',
    'https://app.example.com.evil.example',
    'https://evil.example#app.example.com',
  ],
  [
    'https://evil.example?https://app.example.com',
    'https://app.example.com:444/',
    'http://app.example.com/',
    ORIGIN,
  ],
  [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
  ],
  [
    'javascript://app.example.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://evil.example/1',
  ],
  [
    'file:///etc/passwd',
    'about:blank',
    'mailto:a@evil.example',
    'tel:123',
    'view-source:https://evil.example',
  ],
  [
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    '\n//evil.example',
  ],
  [
    ' //evil.example',
    '/ /evil.example\n',
    '/\u0000/evil.example',
    '/\u000b/evil.example',
    '/\u000c/evil.example',
  ],
  [
    '/\u0009/evil.example',
    '/\u00ad/evil.example',
    '/\u200b/evil.example',
    '/\u200e/evil.example',
    '/\u202e/evil.example',
  ],
  [
    '/\u2028/evil.example',
    '/\u2029/evil.example',
    '/\ufeff/evil.example',
    '/\u2060/evil.example',
    '/\u0085/evil.example',
  ],
  [
    '\u2044\u2044evil.example',
    '\uff0f\uff0fevil.example',
    '\u3002evil.example',
    '\uff3c\uff3cevil.example',
    '\u29f8\u29f8evil.example',
  ],
  [
    'evil.example',
    'evil.example/promptlist',
    './promptlist',
    '../promptlist',
    'promptlist',
    '?redirect=//evil.example',
    '#//evil.example',
  ],
  ['', ' ', '.', '..', '~', '@evil.example', ':evil.example', ';//evil.example', '&//evil.example'],
  [
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/./%2fevil.example',
    '/%2e//evil.example',
    '/%2e%2e//evil.example',
  ],
  [
    '/login',
    '/login/',
    '/login?redirect=/login',
    '/LOGIN',
    '/Login#a',
    '/register',
    '/register?redirect=%2F',
  ],
  [
    '/forgot-password',
    '/reset-password',
    '/reset-password/abc',
    '/verify/email',
    '/verify/email?token=a',
    '/check/email',
    '/resend-link',
  ],
  ['/./login', '/a/../login', '/%6cogin', '/log%69n', '/login/../login', '//login', '/login//'],
  [`/${'a'.repeat(2001)}`, '/%', '/%e0%a4', '/%zz', '/a%', '/login%'],
].flat();

describe('safeRedirect', () => {
  it('knows at least a hundred hostile values', () => {
    expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(100);
  });

  it.each(HOSTILE.map((value) => [value]))('sends %j to the root', (value) => {
    expect(safeRedirect(value, ORIGIN)).toBe('/');
  });

  it.each([null, undefined])('sends nothing at all (%s) to the root', (value) => {
    expect(safeRedirect(value, ORIGIN)).toBe('/');
  });

  it.each([
    '/',
    '/promptlist',
    '/promptlist?q=weekly+report&page=2#top',
    '/promptgenrator-edit/01930c1e-5a00-7000-8000-0000000000a1?version=3',
    '/flexibleprice?note=https%3A%2F%2Fevil.example',
    '/promptlist?q=//evil.example',
    '/loginhistory',
    '/invitation/abc',
  ])('follows %s, with query and hash', (value) => {
    expect(safeRedirect(value, ORIGIN)).toBe(value);
  });

  it('never leaves the origin, whatever the browser makes of the answer', () => {
    for (const value of HOSTILE)
      expect(new URL(safeRedirect(value, ORIGIN), ORIGIN).origin).toBe(ORIGIN);
  });
});

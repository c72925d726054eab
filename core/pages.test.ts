import { expect, it } from 'vitest';
import * as PAGES from './pages.ts';
import { isWithinPage, PAGES_WITHOUT_CHAT, TOKEN_PAGES } from './page-rules.ts';

it('writes every address once', () => {
  const paths = Object.values(PAGES);
  expect(paths.length).toBeGreaterThan(20);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^\/[a-z0-9/-]*$/);
});

it('keeps the chat away from tokens and cards', () => {
  for (const path of TOKEN_PAGES) expect(PAGES_WITHOUT_CHAT).toContain(path);
  expect(PAGES_WITHOUT_CHAT).toContain(PAGES.checkout);
});

it('reads a page and what lies below it, not what begins alike', () => {
  expect(isWithinPage('/verify/email', PAGES.verifyEmail)).toBe(true);
  expect(isWithinPage('/verify/email/abc', PAGES.verifyEmail)).toBe(true);
  expect(isWithinPage('/verify/emails', PAGES.verifyEmail)).toBe(false);
});

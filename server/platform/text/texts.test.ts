import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { acceptedLanguage } from '#contract/read/accept-language.ts';
import { LANGUAGES, matchLanguage } from '#core/language/languages.ts';
import { renderMail } from '../mail/render.ts';
import { PROBLEM_STATUS, type ProblemCode } from '#contract/problems/problem-codes.ts';
import { problem, problemBody } from '../problems.ts';
import type { MailTemplate } from './text-key.ts';
import { findText, text } from './texts.ts';
import mails from '#server/locales/en/mail.json' with { type: 'json' };

const MAILS = (Object.keys(mails) as (keyof typeof mails)[]).filter((name) => name !== 'common');

const about = (locale: string) => ({ locale, instance: '/api/x', requestId: 'req_1' });

describe.each(LANGUAGES.map(({ code }) => code))('%s', (locale) => {
  const read = (language: string) =>
    JSON.parse(
      readFileSync(join(import.meta.dirname, `../../locales/${language}/problems.json`), 'utf8'),
    ) as Record<string, unknown>;

  test('has a title and a message of its own for every code', () => {
    for (const code of Object.keys(PROBLEM_STATUS) as ProblemCode[]) {
      const body = problemBody(
        problem(code, { retryAfter: 30, params: { count: 3, limit: '1 KB', types: 'x' } }),
        about(locale),
      );
      expect(body.title, code).not.toBe('');
      expect(body.message, code).not.toMatch(/\{\{|^$/);
      const english = problemBody(
        problem(code, { retryAfter: 30, params: { count: 3, limit: '1 KB', types: 'x' } }),
        about('en'),
      );
      expect(body.message === english.message, code).toBe(locale === 'en');
    }
  });

  test('has the field sentences that English has', () => {
    const own = read(locale)['fields'] as object;
    expect(Object.keys(own)).toEqual(Object.keys(read('en')['fields'] as object));
  });

  test.each([
    'verifyEmail',
    'alreadyRegistered',
    'resetPassword',
    'passwordChanged',
    'signInCode',
  ] as const)('writes %s in its own direction, as text and as HTML', (template) => {
    const mail = renderMail({
      to: 'a@example.com',
      locale,
      template: `mail:${template}`,
      params: { name: '<b>"Lin"</b> & co' },
      ...(template === 'signInCode' ? { code: '012345' } : {}),
      ...(/verify|already|reset/.test(template)
        ? { url: 'https://promptwell.example/x?token=a&b=1' }
        : {}),
    });
    expect(mail.html).toContain(`dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`);
    // The first mail goes to an address that may be a stranger's: it uses no name.
    expect(mail.html.includes('&lt;b&gt;&quot;Lin&quot;&lt;/b&gt; &amp; co')).toBe(
      template !== 'verifyEmail',
    );
    expect(mail.html).not.toContain('<b>');
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/\{\{|undefined/);
    expect(mail.text.includes('\n012345\n')).toBe(template === 'signInCode');
  });
});

test.each(MAILS)('the mail %s has all its texts in every language', (name) => {
  const template = `mail:${name}` as MailTemplate;
  const names = JSON.stringify(mails[name]).matchAll(/\{\{(\w+)\}\}/g);
  const params = Object.fromEntries([...names].map(([, key = '']) => [key, `‹${key}›`]));
  for (const { code: locale } of LANGUAGES) {
    const hasButton = findText('en', `${template}.action`) !== undefined;
    const mail = renderMail({
      to: 'a@example.com',
      locale,
      template,
      params,
      ...(hasButton && { url: 'https://promptwell.example/x' }),
    });
    const written = `${mail.subject}${mail.text}${mail.html}`;
    expect(written, locale).not.toMatch(/\{\{|undefined/);
    // A colon would need another mark or space in French and Chinese.
    const link = `\n${findText(locale, `${template}.action`)}\nhttps://promptwell.example/x\n`;
    expect(mail.text.includes(link), locale).toBe(hasButton);
    if (locale === 'en') continue;
    const english = text('en', `${template}.subject`, params);
    expect(text(locale, `${template}.subject`, params), locale).not.toBe(english);
  }
});

test('counts and waits are said as the language says them', () => {
  const tries = (locale: string, count: number) =>
    text(locale, 'problems:otp_incorrect.message', { count });
  expect(tries('en', 1)).toContain('1 attempt left');
  expect(tries('en', 3)).toContain('3 attempts left');
  expect(tries('ar', 2)).toContain('محاولتان');
  expect(text('en', 'problems:minutes', { count: 15 })).toBe('15 minutes');
});

test('Accept-Language gives the best supported language, and nothing else', () => {
  expect(acceptedLanguage('de, fr-CA;q=0.8, en;q=0.9')).toBe('en');
  expect(acceptedLanguage('zh-Hant-TW')).toBe('zh');
  expect(acceptedLanguage('de')).toBeUndefined();
  expect(acceptedLanguage('ar;q=0')).toBeUndefined();
  for (const hostile of ['../../etc', 'en/../..', '__proto__', 'e'.repeat(5_000), 'en\u0000'])
    expect(matchLanguage(hostile), hostile.slice(0, 12)).toBeUndefined();
});

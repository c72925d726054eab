import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/language/languages.ts';
import { PROBLEM_STATUS, type ProblemCode } from '#contract/problems/problem-codes.ts';
import { operations } from '#contract/generated/operations.ts';
import { createLog } from '../log.ts';
import { text } from '../text/texts.ts';
import type { AppEnv } from './app-env.ts';
import { errorHandler } from './error-handler.ts';
import { requestContext } from './request-context.ts';
import { problemPages } from './problem-pages.ts';

const log = createLog('silent');
const app = new Hono<AppEnv>();
app.use(requestContext(log, 0));
app.onError(errorHandler(log, false));
app.route('/problems', problemPages(operations));

const open = (code: string, language = 'en') =>
  app.request(`/problems/${code}`, { headers: { 'accept-language': language } });
const visible = (html: string) =>
  html.replaceAll(/<style>[^]*<\/style>|<[^>]+>/g, ' ').replaceAll('&quot;', '"');

describe('the page behind the type of a problem', () => {
  it.each(Object.entries(PROBLEM_STATUS))('is there for %s', async (code, status) => {
    for (const { code: language, direction } of LANGUAGES) {
      const answer = await open(code, language);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('content-language')).toBe(language);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
      expect(visible(html)).toContain(text(language, `problems:${code as ProblemCode}.title`));
      expect(visible(html)).toContain(`${status}`);
      expect(visible(html)).not.toMatch(/\{\{|undefined/);
    }
  });

  it('names the operations that answer with it, and no other', async () => {
    const stale = visible(await (await open('stale_version')).text());
    expect(stale).toContain('POST /api/users/prompt/save');
    expect(stale).not.toContain('/api/users/auth/login');
    expect(visible(await (await open('internal_error')).text())).toContain('Every operation');
  });

  it('needs nothing that its policy forbids', async () => {
    const answer = await open('not_found');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src|unsafe/);
    const html = await answer.text();
    expect(html).not.toMatch(/<script|\son\w+=|\sstyle=|<img|<link/);
    const style = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
    expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
  });

  it.each(['no_such_code', 'constructor', '__proto__', 'Not_Found', '%3Cscript%3E'])(
    'is not there for %s',
    async (code) => {
      const answer = await open(code);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'not_found' });
    },
  );
});

import { Hono } from 'hono';
import { acceptedLanguage } from '#contract/read/accept-language.ts';
import { problemPage, PROBLEM_PAGE_POLICY } from '#contract/problems/problem-page.ts';
import type { Contract } from './load-contract.ts';
import { FALLBACK_LANGUAGE } from '#core/language/languages.ts';
import { refuse, texts } from './problem.ts';

/** The pages behind a problem's `type`, as the server has them. */
export function problemPages(contract: () => Contract): Hono {
  const app = new Hono();
  app.get('/:code', (c) => {
    const language = acceptedLanguage(c.req.header('accept-language')) ?? FALLBACK_LANGUAGE;
    const page = problemPage(c.req.param('code'), {
      texts,
      operations: contract().table,
      language,
      brand: 'Promptwell, on the mock',
    });
    if (page === undefined) return refuse(c, 'not_found');
    return c.html(page, 200, {
      'Content-Security-Policy': PROBLEM_PAGE_POLICY,
      'Content-Language': language,
    });
  });
  return app;
}

import { Hono } from 'hono';
import type { OperationTable } from '#contract/operations/operation.ts';
import { problemPage, PROBLEM_PAGE_POLICY } from '#contract/problems/problem-page.ts';
import { problem } from '../problems.ts';
import { BRAND } from '../text/brand.ts';
import { texts } from '../text/texts.ts';
import type { AppEnv } from './app-env.ts';

/** What a problem's `type` leads to: a page for each code, in the reader's language; 404 for any other. */
export function problemPages(operations: OperationTable): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/:code', (c) => {
    const { locale } = c.get('context');
    const page = problemPage(c.req.param('code'), {
      texts,
      operations,
      language: locale,
      brand: BRAND.name,
    });
    if (page === undefined) throw problem('not_found');
    return c.html(page, 200, {
      'Content-Security-Policy': PROBLEM_PAGE_POLICY,
      'Content-Language': locale,
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Language',
    });
  });
  return routes;
}

import { SIGNED_IN_SCREENS, TOKEN_PAGES } from '#core/page-rules.ts';
import { getCookie } from 'hono/cookie';
import { BRAND } from '../text/brand.ts';
import type { AppContext } from './app-env.ts';
import { acceptedLanguage } from '#contract/read/accept-language.ts';
import { matchLanguage, type Language } from '#core/language/languages.ts';
import type { StaticFiles } from './static-files.ts';

/** The language of a page: asked for in the address, chosen before (cookie), or the browser's. */
export function pageLocale(c: AppContext): Language {
  return (
    matchLanguage(c.req.query('lng')) ??
    matchLanguage(getCookie(c, `${BRAND.prefix}-language`)) ??
    acceptedLanguage(c.req.header('accept-language')) ??
    'en'
  );
}

/** The names under which a page may be prerendered; a token or an id in the path is not part of them. */
function pageNames(path: string): string[] {
  const clean = path.replace(/^\/|\/$/g, '') || 'index';
  const [, parent = ''] = /^(.+)\/[^/]+$/.exec(clean) ?? [];
  const isPage = (page: string) => page === `/${parent}`;
  const withId = SIGNED_IN_SCREENS.some(({ address, parameter }) => parameter && isPage(address));
  const page = TOKEN_PAGES.some(isPage) ? `${parent}/token` : withId ? parent : clean;
  return /^[a-z0-9/-]{1,60}$/.test(page) ? [page, page.replaceAll('/', '-')] : [];
}

/**
 * A page of the application: the prerendered one in the person's language, else `index.html`; each with
 * the policy that lets its own styles in.
 */
export function servePage(
  c: AppContext,
  files: StaticFiles,
  policyOf: (file: string) => string,
): Response | undefined {
  const locale = pageLocale(c);
  const headers = {
    'Content-Language': locale,
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
  };
  for (const name of pageNames(c.req.path)) {
    const file = `prerendered/${locale}/${name}.html`;
    if (!files.has(`/${file}`)) continue;
    const policy = { 'Content-Security-Policy': policyOf(file) };
    return files.serve(`/${file}`, c.req.raw, { ...headers, ...policy });
  }
  return files.serve('/index.html', c.req.raw, { Vary: 'Accept-Encoding' });
}

/** Whether a path names a file rather than a page: a missing one is then 404 and not the application. */
export function namesAsset(path: string): boolean {
  return /^\/(assets|locales|prerendered)(\/|$)/.test(path) || /\.[a-z0-9]{1,12}$/i.test(path);
}

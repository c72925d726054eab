import { PRERENDERED_PAGES, SIGNED_IN_SCREENS } from '#core/page-rules.ts';
import { SCREENS, type Screen } from '#core/screens.ts';
import type { Resource } from 'i18next';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Namespace } from '../i18n/namespaces.ts';
import { createRoutes } from '../app/routes.tsx';
import { pageRender, type RenderedPage } from './page-render.tsx';
import { BASE_NAMESPACES } from '../i18n/namespaces.ts';

export { LANGUAGES } from '#core/language/languages.ts';
export { PAGE_TEXTS_ID } from '../i18n/page-texts.ts';
export { WEB_FONTS_ID } from './web-fonts.ts';
export { BRAND } from '../lib/brand.ts';
export { renderFrame } from './frame-render.tsx';

export type BuiltPage = {
  path: string;
  page: string;
  layout: Screen['layout'];
  title: Screen['title'];
  namespaces: Namespace[];
};

/** The guest pages, with the texts they need. */
export function guestPages(): BuiltPage[] {
  return PRERENDERED_PAGES.flatMap((path) =>
    SCREENS.filter(({ address }) => address === path).map(builtPage),
  );
}

/** The pages of the signed-in area, which are rendered in the browser, with the texts they need. */
export function signedInPages(): BuiltPage[] {
  return SIGNED_IN_SCREENS.map(builtPage);
}

function builtPage({ address, page, layout, title, namespaces }: Screen): BuiltPage {
  const all = [...new Set<Namespace>([...BASE_NAMESPACES, ...namespaces])];
  return { path: address, page, layout, title, namespaces: all };
}

/** Renders one guest page in one language, as a visitor with untouched settings sees it. */
export async function renderGuestPage(
  path: string,
  language: string,
  resources: Resource,
): Promise<RenderedPage> {
  const page = await pageRender(language, resources);
  const handler = createStaticHandler(createRoutes());
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}`);
  const failure = Object.values(context.errors ?? {})[0] as unknown;
  if (failure) throw failure instanceof Error ? failure : new Error(`${path} failed`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    page.wrap(<StaticRouterProvider router={router} context={context} hydrate={false} />),
    // What is complete stays in its place: moving it there would take an inline script.
    { progressiveChunkSize: Infinity },
  );
  return page.styled(await new Response(prelude).text());
}

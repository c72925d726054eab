import { PRERENDERED_PAGES, SIGNED_IN_SCREENS } from '#core/page-rules.ts';
import { SCREENS, type Screen } from '#core/screens.ts';
import createEmotionServer from '@emotion/server/create-instance';
import type { Resource } from 'i18next';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createQueryClient } from '../api/query-client.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { directionOf } from '#core/language/languages.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import { createDirectionCache } from '../theme/direction-cache.ts';
import { Hydrated } from './hydrated.tsx';
import { Providers } from '../app/providers.tsx';
import { createRoutes } from '../app/routes.tsx';
import { BASE_NAMESPACES } from '../i18n/namespaces.ts';

export { LANGUAGES } from '#core/language/languages.ts';
export { PAGE_TEXTS_ID } from '../i18n/page-texts.ts';
export { WEB_FONTS_ID } from './web-fonts.ts';
export { BRAND } from '../lib/brand.ts';

export type RenderedPage = { html: string; styles: { key: string; ids: string; css: string }[] };

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
  const direction = directionOf(language);
  const cache = createDirectionCache(direction);
  const emotion = createEmotionServer(cache);
  const i18n = await createI18n({ language, resources });
  const handler = createStaticHandler(createRoutes());
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}`);
  const failure = Object.values(context.errors ?? {})[0] as unknown;
  if (failure) throw failure instanceof Error ? failure : new Error(`${path} failed`);
  const { prelude } = await prerender(
    <StrictMode>
      <Hydrated onDone={() => {}}>
        <Providers
          i18n={i18n}
          queryClient={createQueryClient()}
          settingsStore={{ read: () => undefined, write: () => {}, mirrorMode: () => {} }}
          emotionCache={cache}
        >
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </Hydrated>
    </StrictMode>,
    // What is complete stays in its place: moving it there would take an inline script.
    { progressiveChunkSize: Infinity },
  );
  const html = await new Response(prelude).text();
  return {
    html,
    styles: emotion.extractCriticalToChunks(html).styles.map(({ key, ids, css }) => ({
      key,
      ids: ids.join(' '),
      css,
    })),
  };
}

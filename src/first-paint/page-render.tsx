import createEmotionServer from '@emotion/server/create-instance';
import type { Resource } from 'i18next';
import { StrictMode, type ReactNode } from 'react';
import { directionOf } from '#core/language/languages.ts';
import { createQueryClient } from '../api/query-client.ts';
import { Providers } from '../app/providers.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import { createDirectionCache } from '../theme/direction-cache.ts';
import { Hydrated } from './hydrated.tsx';

export type RenderedPage = { html: string; styles: { key: string; ids: string; css: string }[] };

/** What surrounds a page that is rendered ahead, for a visitor with untouched settings. */
export async function pageRender(language: string, resources: Resource) {
  const cache = createDirectionCache(directionOf(language));
  const emotion = createEmotionServer(cache);
  const i18n = await createI18n({ language, resources });
  return {
    wrap: (children: ReactNode) => (
      <StrictMode>
        <Hydrated onDone={() => {}}>
          <Providers
            i18n={i18n}
            queryClient={createQueryClient()}
            settingsStore={{ read: () => undefined, write: () => {}, mirrorMode: () => {} }}
            emotionCache={cache}
          >
            {children}
          </Providers>
        </Hydrated>
      </StrictMode>
    ),
    /** The markup with the styles it uses. */
    styled: (html: string): RenderedPage => ({
      html,
      styles: emotion.extractCriticalToChunks(html).styles.map(({ key, ids, css }) => ({
        key,
        ids: ids.join(' '),
        css,
      })),
    }),
  };
}

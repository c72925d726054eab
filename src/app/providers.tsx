import type { EmotionCache } from '@emotion/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';
import { SettingsProvider, type SettingsStore } from '../settings/settings-provider.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { AppThemeProvider } from '../theme/app-theme-provider.tsx';

export type ProvidersProps = {
  i18n: i18n;
  queryClient: QueryClient;
  settingsStore: SettingsStore;
  emotionCache?: EmotionCache;
  children: ReactNode;
};

/** Texts, settings, theme and server state, in this order, around the router. */
export function Providers({
  i18n,
  queryClient,
  settingsStore,
  emotionCache,
  children,
}: ProvidersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Settled store={settingsStore}>
          <Themed cache={emotionCache}>{children}</Themed>
        </Settled>
      </QueryClientProvider>
    </I18nextProvider>
  );
}

function Settled({ store, children }: { store: SettingsStore; children: ReactNode }) {
  return (
    <SettingsProvider store={store} language={useLanguage()}>
      {children}
    </SettingsProvider>
  );
}

function Themed({ cache, children }: { cache: EmotionCache | undefined; children: ReactNode }) {
  const { direction, themeColor, skin, mode } = useSettings().settings;
  return (
    <AppThemeProvider
      direction={direction}
      themeColor={themeColor}
      skin={skin}
      mode={mode}
      cache={cache}
    >
      {children}
    </AppThemeProvider>
  );
}

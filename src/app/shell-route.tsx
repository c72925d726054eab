import { lazy, memo, Suspense, useMemo, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { useGetPublicConfig } from '../generated/api/auth/auth.ts';
import { changeLanguage } from '../i18n/i18n.ts';
import { LANGUAGES } from '#core/language/languages.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { BRAND } from '../lib/brand.ts';
import { paths } from '../lib/paths.ts';
import { prefetch } from '../lib/prefetch.ts';
import { useCan } from '../permissions/use-can.ts';
import type { User } from '../generated/api/endpoints.schemas.ts';
import { AppShell } from '../shell/app-shell.tsx';
import { filterNavigation } from '../shell/navigation/filter-navigation.ts';
import { screenCommands } from './commands.ts';
import { navigation } from './navigation.ts';
import { SubscriptionBanner } from './subscription-banner.tsx';
import { useWaitingTitles } from '../session/use-waiting-titles.ts';
import { searchPrompts } from './search-prompts.ts';
import { trialInfo } from './trial-info.ts';
import { useLogout } from './use-logout.tsx';

// Not by `lazyImport`: what waits goes on waiting, and no page falls for want of it.
const WaitingChanges = lazy(async (): Promise<{ default: ComponentType<{ userId: string }> }> => {
  try {
    return { default: (await import('./waiting-changes.tsx')).WaitingChanges };
  } catch {
    return { default: () => null };
  }
});

type ShellRouteProps = { user: User; children: ReactNode };

/** The router renders what asks for `navigate` at every step of a change of screen: nothing of the shell does. */
export function ShellRoute(props: ShellRouteProps) {
  return <Shell {...props} navigate={useNavigate()} />;
}

/** Hands the shell what it shows: who is here, the menu, the configuration, the palette's commands. */
const Shell = memo(function Shell({
  user,
  navigate,
  children,
}: ShellRouteProps & { navigate: NavigateFunction }) {
  const { t } = useTranslation(['common', 'shell']);
  const can = useCan();
  const { code } = useLanguage();
  const { data: config } = useGetPublicConfig({ query: { staleTime: Infinity } });
  const items = useMemo(() => navigation(config?.websiteUrl), [config?.websiteUrl]);

  const isWaiting = useWaitingTitles().length > 0;
  const { logout, question } = useLogout(user.id);
  const open = (path: string) => void navigate(path);
  const commands = screenCommands(
    filterNavigation(items, can),
    {
      screens: t('commands.screens'),
      actions: t('shell:palette.actions'),
      title: (key) => t(`shell:${key}`),
    },
    (path, inNewTab) => (inNewTab ? window.open(path, '_blank', 'noopener') : open(path)),
  );

  return (
    <AppShell
      config={{
        brand: BRAND.name,
        company: BRAND.company,
        homePath: paths.home(),
        plansPath: paths.plans(),
        profilePath: paths.profile(),
        hasCustomizer: config?.customizer ?? false,
        chat: config?.chat ?? null,
      }}
      user={{
        name: `${user.firstName} ${user.lastName}`.trim(),
        email: user.email,
        avatarUrl: user.avatarUrl,
      }}
      trial={can('read', 'billing') ? trialInfo(user) : { kind: 'none' }}
      navigation={items}
      can={can}
      language={code}
      languages={LANGUAGES}
      onLanguage={(chosen) => void changeLanguage(chosen)}
      onLogout={logout}
      onIntent={prefetch}
      commands={commands}
      onOpen={open}
      searchCommands={(query, signal) =>
        searchPrompts(query, signal, { group: t('commands.prompts'), open })
      }
    >
      {can('read', 'billing') && <SubscriptionBanner user={user} />}
      {isWaiting && (
        <Suspense>
          <WaitingChanges userId={user.id} />
        </Suspense>
      )}
      {children}
      {question}
    </AppShell>
  );
});

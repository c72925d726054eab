import Box from '@mui/material/Box';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyImport } from '../lib/lazy.ts';
import { useSettings } from '../settings/use-settings.ts';
import { AppBarFrame } from './app-bar/app-bar-frame.tsx';
import { TopBar } from './app-bar/top-bar.tsx';
import type { Command, CommandSearch } from './command-palette/command-types.ts';
import { listOf, shellCommands } from './command-palette/shell-commands.ts';
import { useModeCommand } from './command-palette/use-mode-command.ts';
import { Footer } from './footer.tsx';
import { ContentWidth } from './layouts/content-width.tsx';
import { VerticalLayout } from './layouts/vertical-layout.tsx';
import { Logo } from './logo.tsx';
import { filterNavigation } from './navigation/filter-navigation.ts';
import type { NavLink } from './navigation/nav-types.ts';
import { NavMenuProvider } from './navigation/nav-menu-provider.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { OverlayPart } from './overlay-part.tsx';
import type { ShellProps } from './shell-types.ts';
import { readSingleKeys, writeSingleKeys } from '#src/lib/single-keys.ts';
import { useShortcuts } from './shortcuts/use-shortcuts.ts';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

const horizontalNav = () =>
  lazy(() =>
    lazyImport('horizontal-nav', () => import('./navigation/horizontal-nav.tsx')).then(
      (module) => ({
        default: module.HorizontalNav,
      }),
    ),
  );
const commandPalette = () =>
  lazy(() =>
    lazyImport('palette', () => import('./command-palette/command-palette.tsx')).then((module) => ({
      default: module.CommandPalette,
    })),
  );
const shortcutsDialog = () =>
  lazy(() =>
    lazyImport('shortcuts', () => import('./shortcuts/shortcuts-dialog.tsx')).then((module) => ({
      default: module.ShortcutsDialog,
    })),
  );
const customizer = () =>
  lazy(() =>
    lazyImport('customizer', () => import('./customizer/customizer.tsx')).then((module) => ({
      default: module.Customizer,
    })),
  );
const liveChat = () =>
  lazy(() =>
    lazyImport('live-chat', () => import('./chat/live-chat.tsx')).then((module) => ({
      default: module.LiveChat,
    })),
  );

export type AppShellProps = ShellProps & {
  commands: readonly Command[];
  searchCommands?: CommandSearch;
  /** Opens a path that the palette remembers. */
  onOpen: (path: string) => void;
  children: ReactNode;
};

/** `null` until first opened, so that its code is fetched only then. */
type Overlay = 'palette' | 'shortcuts';

/** The signed-in product around a page, in the layout that the settings say. */
export function AppShell(props: AppShellProps) {
  const { t } = useTranslation('shell');
  const { config, navigation, can, onIntent, children } = props;
  const { settings, isSmall, change } = useSettings();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [everOpen, setEverOpen] = useState<ReadonlySet<Overlay>>(new Set());
  const [hasSingleKeys, setSingleKeys] = useState(readSingleKeys);
  const items = useMemo(() => filterNavigation(navigation, can), [navigation, can]);

  const show = (name: Overlay) => {
    setEverOpen((before) => new Set(before).add(name));
    setOverlay(name);
  };
  /** Its code did not come: the next opening tries again. */
  const drop = (name: Overlay) => {
    setEverOpen((before) => new Set([...before].filter((one) => one !== name)));
    setOverlay(null);
  };
  const isProfile = ({ path }: NavLink) => path === config.profilePath;
  const hide = () => setOverlay(null);
  const commands = shellCommands({
    texts: {
      group: t('palette.actions'),
      shortcuts: t('shortcuts.title'),
      language: t('language'),
      logout: t('nav.logout'),
    },
    mode: useModeCommand(),
    language: props.language,
    languages: props.languages,
    onShortcuts: () => show('shortcuts'),
    onLanguage: props.onLanguage,
    onLogout: props.onLogout,
  });
  const actions = listOf(commands);
  useShortcuts(hasSingleKeys, (name) => {
    if (name === 'palette') show('palette');
    else if (name === 'menu') {
      if (!isSmall) change({ navCollapsed: !settings.navCollapsed });
    } else actions.find(({ shortcut }) => shortcut === name)?.run();
  });

  const isHorizontal = settings.layout === 'horizontal';
  const hasLineMenu = isHorizontal && !settings.navHidden;
  // The logo is in the menu's header, and in the bar where no menu is seen.
  const hasLogo = isHorizontal || (settings.navHidden && !isSmall);
  const page = (openMenu: (() => void) | undefined) => (
    <>
      <AppBarFrame
        below={
          hasLineMenu ? (
            <Box sx={{ minHeight: 58 }}>
              <Suspense>
                <OverlayPart make={horizontalNav} props={{ items }} />
              </Suspense>
            </Box>
          ) : undefined
        }
      >
        <TopBar
          {...props}
          onMenu={openMenu}
          onSearch={() => show('palette')}
          account={{
            links: items.filter((item) => item.kind === 'link').filter(isProfile),
            commands: [commands.shortcuts, commands.logout],
          }}
          start={hasLogo ? <Logo brand={config.brand} to={config.homePath} /> : undefined}
        />
      </AppBarFrame>
      <Box
        component="main"
        id={MAIN_ID}
        tabIndex={-1}
        sx={{ flex: 1, py: { xs: 4, sm: 6 }, outline: 'none' }}
      >
        <ContentWidth>{children}</ContentWidth>
      </Box>
      <Footer company={config.company} position={settings.footer} />
    </>
  );

  return (
    <NavMenuProvider items={items} mode={settings.verticalNavToggleType} onIntent={onIntent}>
      <SkipLink />
      {hasLineMenu ? (
        <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
          {page(undefined)}
        </Box>
      ) : (
        <VerticalLayout
          brand={config.brand}
          homePath={config.homePath}
          items={items}
          logout={commands.logout}
        >
          {page}
        </VerticalLayout>
      )}
      <ScrollToTop bottom={config.chat ? 88 : 24} />
      <Suspense>
        {config.hasCustomizer && (
          <OverlayPart
            make={customizer}
            props={{ hasGroups: items.some(({ kind }) => kind === 'group') }}
          />
        )}
        {config.chat && (
          <OverlayPart make={liveChat} props={{ chat: config.chat, language: props.language }} />
        )}
        {everOpen.has('palette') && (
          <OverlayPart
            make={commandPalette}
            onMissing={() => drop('palette')}
            props={{
              isOpen: overlay === 'palette',
              onClose: hide,
              commands: [...props.commands, ...actions],
              search: props.searchCommands,
              onOpen: props.onOpen,
            }}
          />
        )}
        {everOpen.has('shortcuts') && (
          <OverlayPart
            make={shortcutsDialog}
            onMissing={() => drop('shortcuts')}
            props={{
              isOpen: overlay === 'shortcuts',
              onClose: hide,
              hasSingleKeys,
              onSingleKeys: (isOn: boolean) => {
                setSingleKeys(isOn);
                writeSingleKeys(isOn);
              },
            }}
          />
        )}
      </Suspense>
    </NavMenuProvider>
  );
}

import { AbilityProvider } from '@casl/react';
import type { Resource } from 'i18next';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  Outlet,
  StaticRouterProvider,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { DEFAULT_RULES } from '#core/permissions/permissions.ts';
import { routesOf, SCREENS } from '#core/screens.ts';
import { noteRequests, takeNoted } from '../api/noted-requests.ts';
import { queryClient } from '../api/query-client.ts';
import { loadPage, type PageModule } from '../app/page-modules.ts';
import { ShellRoute } from '../app/shell-route.tsx';
import { getPublicConfig } from '../generated/api/auth/auth.ts';
import { getMyProfile } from '../generated/api/account/account.ts';
import type { User } from '../generated/api/endpoints.schemas.ts';
import { resolveAbility } from '../permissions/ability.ts';
import { SettingsContext } from '../settings/settings-context.ts';
import { useSettings } from '../settings/use-settings.ts';
import { EARLY_FIELD } from './hold-early-forms.ts';
import { ID_IN_ADDRESS } from './first-requests.ts';
import { pageRender, type RenderedPage } from './page-render.tsx';

export type Frame = RenderedPage & {
  /** Addresses that every signed-in screen asks for, and that this page asks for by itself. */
  requests: string[];
  pageRequests: string[];
};

/** In whose name a frame is drawn: what differs from person to person is left blank. */
const ANYBODY: User = {
  id: '00000000-0000-7000-8000-000000000000',
  email: '',
  // A letter that is not seen: an avatar without any would ask who this is.
  firstName: '\u2060',
  lastName: '',
  role: 'individual',
  timezone: 'UTC',
  language: 'en',
  twoFactorEnabled: false,
  permissions: [{ action: 'manage', subject: 'all' }],
  subscription: { status: 'none', planCode: 'free', seats: 1, autopay: false, trialUsed: true },
  quota: {
    generations: { used: 0, limit: null, warning: false },
    runs: { used: 0, limit: null, warning: false },
    downloads: { used: 0, limit: null, warning: false },
    savedPrompts: { used: 0, limit: null, warning: false },
    resetsAt: '2026-01-01T00:00:00Z',
  },
  settings: {},
  createdAt: '2026-01-01T00:00:00Z',
};

/**
 * Renders a signed-in screen as it looks before any data is here: the shell, and the page's own
 * skeletons. It is drawn for large and small screens, of which a stylesheet shows one.
 */
export async function renderFrame(
  path: string,
  language: string,
  resources: Resource,
): Promise<Frame> {
  const screen = SCREENS.find(({ address }) => address === path);
  if (!screen) throw new Error(`There is no screen at ${path}`);
  const page = await pageRender(language, resources);
  const module = await loadPage(screen);
  const place = (routesOf(screen)[0]?.path ?? path).replace(':id', ID_IN_ADDRESS);
  const handler = createStaticHandler([
    { Component: Shell, children: [{ path: '*', Component: module.Component }] },
  ]);
  const context = await handler.query(new Request(`http://localhost${place}`));
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const routed = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  const html = renderToString(
    page.wrap(
      <>
        <div data-screen="large">{routed}</div>
        <div data-screen="small">
          <OnSmallScreen>{routed}</OnSmallScreen>
        </div>
      </>,
    ),
  );
  return { ...page.styled(asPicture(html)), ...(await firstRequestsOf(module, place)) };
}

function Shell() {
  const [ability] = useState(() => resolveAbility(DEFAULT_RULES));
  if (!ability) return null;
  return (
    <AbilityProvider value={ability}>
      <ShellRoute user={ANYBODY}>
        <Outlet />
      </ShellRoute>
    </AbilityProvider>
  );
}

function OnSmallScreen({ children }: { children: ReactNode }) {
  const value = useSettings();
  return <SettingsContext value={{ ...value, isSmall: true }}>{children}</SettingsContext>;
}

/**
 * Markup to be looked at, in which a text can be typed: no landmark, no id that the real page would have
 * a second time, nothing that the Tab key finds.
 */
function asPicture(html: string): string {
  return html
    .replaceAll(/<(\/?)(?:main|header|footer|nav|h1)(?=[\s>])/g, '<$1div')
    .replaceAll(/<textarea(?=[^<>]* name="([^"]+)")/g, `<textarea ${EARLY_FIELD}="$1"`)
    .replaceAll(/ (?:id|for|aria-[a-z]+|role|tabindex|name|href|inert)="[^"]*"/g, '')
    .replaceAll(/<(?:button|input|textarea)(?=[\s>])/g, '$& tabindex="-1"');
}

noteRequests();

/** The requests that calls make, in the order in which they are made. */
async function requestsOf(ask: () => unknown): Promise<string[]> {
  await settled();
  // A query that is under way already would not be asked again.
  queryClient.clear();
  takeNoted();
  void ask();
  await settled();
  return takeNoted();
}

/** Until calls have sent their requests: each does so after two imports, which are here already. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** The requests that a screen makes at its start. */
async function firstRequestsOf(
  { loader }: PageModule,
  place: string,
): Promise<Pick<Frame, 'requests' | 'pageRequests'>> {
  const requests = await requestsOf(() => Promise.all([getMyProfile(), getPublicConfig()]));
  if (typeof loader !== 'function') return { requests, pageRequests: [] };
  const args = {
    request: new Request(`http://localhost${place}`),
    params: { id: ID_IN_ADDRESS },
  } as unknown as LoaderFunctionArgs;
  return { requests, pageRequests: await requestsOf(() => loader(args)) };
}

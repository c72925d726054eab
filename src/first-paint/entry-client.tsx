import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { configureHttp } from '../api/http.ts';
import { isRequestError } from '../api/problem.ts';
import { queryClient } from '../api/query-client.ts';
import { currentLanguage, startI18n, translate } from '../i18n/i18n.ts';
import { session, startSession } from '../session/session.ts';
import { rememberWebFonts, showWebFonts } from './web-fonts.ts';
import { keepLanguageInAccount } from '../app/account-language.ts';
import { firstContent } from './first-content.ts';
import { releaseSubmissions } from './held-submission.ts';
import { Hydrated } from './hydrated.tsx';
import { leaveFrame } from './leave-frame.ts';
import { Providers } from '../app/providers.tsx';
import { startRouter } from '../app/router.ts';
import { watchSession } from '../app/session-watch.ts';
import { settingsStore } from '../app/settings-store.ts';
import { preserveInput } from './preserve-input.ts';

/** Brings the page to life: hydrates prerendered markup, or renders the screen from scratch. */
export async function startApp(root: HTMLElement): Promise<void> {
  const html = document.documentElement;
  const isHydrating = html.dataset['boot'] === 'hydrate' && root.hasChildNodes();
  const restoreTyped = isHydrating ? preserveInput(root) : () => {};
  const onUsable = () => {
    restoreTyped();
    releaseSubmissions();
  };
  // What makes the page usable is here, so web fonts no longer compete with it; before its painting they would
  // have everything laid out a second time.
  const onPainted = () => {
    showWebFonts();
    void rememberWebFonts();
  };

  // The scenario deck, in mock mode alone: a build for production holds nothing of it.
  const deck = import.meta.env.MODE === 'mock' ? await import('../deck/start-deck.ts') : undefined;
  if (deck) await deck.startDeck();

  configureHttp({
    getLanguage: currentLanguage,
    describeUnanswered: (kind) => translate(`common:errors.${kind}`),
  });
  startSession();
  const i18n = await startI18n();
  keepLanguageInAccount(i18n);
  const router = await startRouter(isHydrating);
  watchSession(router);

  const leave = isHydrating ? undefined : leaveFrame(root);
  const app = (
    <StrictMode>
      <Hydrated onPlaced={leave} onDone={onUsable} onPainted={onPainted}>
        <Providers i18n={i18n} queryClient={queryClient} settingsStore={settingsStore}>
          <RouterProvider router={router} />
          {deck && <deck.Deck router={router} />}
        </Providers>
      </Hydrated>
    </StrictMode>
  );
  if (isHydrating) {
    hydrateRoot(root, app, { onCaughtError });
  } else {
    root.replaceChildren();
    // While the picture of the screen is seen nothing has to be drawn beneath it.
    if (html.dataset['frame'] !== undefined)
      await firstContent({ router, session, client: queryClient });
    createRoot(root, { onCaughtError }).render(app);
  }
  html.dataset['boot'] = 'done';
}

/** A refused request is told on the screen; the console is for faults of the program. */
function onCaughtError(error: unknown): void {
  // oxlint-disable-next-line no-console -- What React does by itself where no handler is given.
  if (!isRequestError(error)) console.error(error);
}

import { BRAND, storageKey } from '../lib/brand.ts';
import { readCookie } from '../lib/cookies.ts';
import { isRecord, localStore } from '../lib/storage.ts';
import { askEarly } from '../api/early-answers.ts';
import { browserSources, detectLanguage } from '../i18n/detect-language.ts';
import { holdEarlyForms } from './hold-early-forms.ts';
import { holdSubmissions } from './held-submission.ts';
import { hasWebFonts, showWebFonts } from './web-fonts.ts';
import { firstRequests, listOf } from './first-requests.ts';
import { resolveInitialState } from './resolve-initial-state.ts';
import { startProgram } from './start-program.ts';
import { warmFormats } from './warm-formats.ts';

/*
 * The one script in the head: it runs before the first painting and settles language, direction and
 * mode on <html>, and whether the prerendered markup may be shown and hydrated.
 */
const root = document.documentElement;
const token = localStore.get(storageKey('accessToken'));
const hasToken = token !== null;
const settled = resolveInitialState({
  language: detectLanguage(browserSources()),
  settings: localStore.getJson(storageKey('settings'), isRecord),
  modeCookie: readCookie(`${BRAND.prefix}-mode`),
  hasToken,
  hasOwnQuery: isAsked('token', 'redirect', 'inviteToken'),
  page: {
    language: root.lang,
    direction: root.dir,
    holds: root.dataset['prerendered'] ? 'screen' : root.dataset['modules'] ? 'frame' : 'nothing',
  },
});
root.lang = settled.language;
root.dir = settled.direction;
root.dataset['mode'] = settled.mode;
root.dataset['boot'] = settled.boot;
if (settled.hasFrame) root.dataset['frame'] = '';

if (settled.boot === 'hydrate') holdSubmissions();
if (settled.hasFrame) holdEarlyForms();
// Drafts are open, or a template: the picture of the empty form is not what comes.
if (isAsked('draft', 'starter')) root.dataset['open'] = '';
if (hasWebFonts()) showWebFonts();

// A guest is sent on from here, and must not wait for the program of the signed-in.
if (token !== null) {
  for (const href of listOf(root.dataset['modules'])) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
  askEarly(firstRequests(root.dataset, window.location), token, settled.language);
  if (settled.hasFrame) warmFormats(settled.language);
}

const program = root.dataset['program'];
if (program) startProgram(program, settled.boot === 'hydrate' || settled.hasFrame);

/** Whether the address says any of these. Most addresses say nothing, and are not taken apart for it. */
function isAsked(...names: string[]): boolean {
  const { search } = window.location;
  return search !== '' && names.some((name) => new URLSearchParams(search).has(name));
}

import type { Plugin } from 'vite';

/** Texts with markup: reached by all through a package's index, used by a few pages. */
const TRANS = /\/(?:html-parse-stringify|void-elements)\/|\/react-i18next\/.*\/Trans\w*\.js$/;

/** What React Router needs for a change of screen (split-router.ts). */
const ROUTER_ENGINE = /\/react-router\/.*\.mjs\?engine$/;

/** A chunk made on purpose: what its roots import, without what a chunk before it holds already. */
type Screen = {
  name: string;
  roots: readonly RegExp[];
  apart?: readonly RegExp[];
  /** Sets of roots more: of what they import it takes what every one of them needs. */
  common?: readonly (readonly RegExp[])[];
  /** Its roots, and of what they import only what no other page does, which would have to fetch all of this for it. */
  isOwn?: boolean;
};

/** Where the first screen of a guest begins, and those of the signed-in. */
const GUEST = [
  /\/src\/app\/split-layout-route\.tsx$/,
  /\/src\/features\/auth\/pages\/login-page\.tsx$/,
];
const SHELL = /\/src\/app\/main-layout-route\.tsx$/;
const DASHBOARD = /\/src\/features\/dashboard\/pages\/dashboard-page\.tsx$/;
const SIGNED_IN = [SHELL, DASHBOARD];

/** Within reach of packages' indexes, but used by no guest's first screen. */
const NOT_FIRST = [
  TRANS,
  ROUTER_ENGINE,
  /\/@mui\/material\/transitions\/utils\.mjs$|\/useMediaQuery\/\w+\.mjs$/,
  /\/query-core\/.*(?:(?:query|queries|infiniteQuery)Observer|hydration|streamedQuery)\.js|\/react-query\/.*(?:use\w*Quer(?:y|ies)|HydrationBoundary|IsRestoringProvider|suspense|errorBoundaryUtils)\.js/,
];

const PAGE = /\/src\/features\/\w+\/pages\/[\w-]+-page\.tsx$/;

/**
 * In the order in which they are loaded. Left alone, the bundler makes dozens of small files of a
 * screen, and thirty requests cost more than the bytes.
 */
const SCREENS: readonly Screen[] = [
  {
    // The program itself, and of both kinds of first screens what they have in common.
    name: 'core',
    roots: [
      /\/src\/main\.tsx$/,
      // The other guest pages ask who is here as well, and must not wait for the shell to know.
      /\/src\/session\/use-(?:current-user|draft)\.ts$/,
      // What the ripple, which comes later, has in common with parts of other screens.
      /\/@mui\/utils\/(?:useTimeout|useOnMount|usePreviousProps)\/use\w+\.mjs$/,
    ],
    common: [GUEST, [...SIGNED_IN, /\/src\/features\/prompts\/pages\/prompt-library-page\.tsx$/]],
    apart: NOT_FIRST,
  },
  // What a guest's first screen needs besides: forms and their fields.
  { name: 'forms', roots: GUEST, apart: NOT_FIRST },
  // What every screen but a guest's first one begins with: the engine of the router, the calls about
  // who is here, with the part of React Query that reads; and what the shell has in common with what is
  // deferred, which it would have to wait for otherwise.
  {
    name: 'calls',
    apart: [TRANS],
    roots: [
      /\/src\/app\/router-engine\.ts$/,
      /\/src\/generated\/api\/(?:auth|account)\/\w+\.ts$/,
      /\/(?:src\/(?:i18n\/use-formats|lib\/random-id|session\/use-waiting-titles|shell\/use-online)|core\/text\/characters)\.ts$/,
      /\/@mui\/material\/.*\/Grow\.m?js$|\/react-hot-toast\/headless\//,
    ],
  },
  // A new account, and what an invitation to one shares with it.
  {
    name: 'new-account',
    isOwn: true,
    roots: [
      /\/src\/features\/auth\/pages\/register-page\.tsx$/,
      /\/src\/features\/auth\/forms\/(?:terms-label\.tsx|person-fields\.tsx|browser-timezone\.ts)$/,
    ],
  },
  // Fetched right after the first paint: toasts, offline banner, HTTP, and what is shown for looks alone.
  {
    name: 'deferred',
    roots: [
      /\/src\/first-paint\/deferred-chunk\.tsx$/,
      /\/ButtonBase\/TouchRipple\.mjs\?whole$/,
      /\/src\/ui\/illustrations\/drawing\.tsx$/,
    ],
  },
  // What checks a form before it is sent. Guest pages fetch it with their banner, the others once something is typed.
  {
    name: 'checks',
    roots: [
      /\/src\/i18n\/schema-resolver\.ts$/,
      /\/contract\/generated\/schemas\/auth\.ts$/,
      /\/src\/features\/auth\/forms\/otp-form\.tsx$/,
      /\/src\/shell\/guest-banner\.tsx$/,
    ],
  },
  // What surrounds every signed-in screen, and small parts that most of them have: idempotent calls, downloads,
  // failed panels, and what the dashboard has in common with any other.
  {
    name: 'shell',
    roots: [
      SHELL,
      /\/src\/components\/(?:use-idempotent-request|use-save-file|use-download|billing\/use-plan-name)\.ts$/,
      /\/src\/components\/(?:query-error|resend-verification|problem-alert)\.tsx$/,
      /\/src\/features\/prompts\/category-label\.tsx$/,
    ],
    common: [[DASHBOARD], [/\/src\/features\/(?!dashboard\/)\w+\/pages\/[\w-]+-page\.tsx$/]],
  },
  { name: 'dashboard', roots: [DASHBOARD] },
  // The library, and what every other list has: its state in the address, words to search by, rows or cards, pages.
  {
    name: 'lists',
    roots: [
      /\/src\/features\/prompts\/pages\/prompt-library-page\.tsx$/,
      /\/src\/lib\/(?:use-)?list-state\.ts$/,
      /\/src\/ui\/.*\/(?:paged-props\.ts|two-lines\.tsx|search-field\.tsx|data-table\.tsx)$/,
      /\/src\/features\/prompts\/library\/search-field\.tsx$/,
    ],
  },
  // Fields and dialogs of the screens on which something is entered, and what opens beside them:
  // hints, choices.
  {
    name: 'fields',
    roots: [
      /\/@mui\/material\/.*\/(?:TextField|Popper|Tooltip|Switch|Dialog|DialogTitle|DialogContent|DialogActions)\.m?js$/,
      /\/src\/ui\/(?:form\/(?:select|number)-field|confirm-dialog|copy-button)\.tsx$/,
    ],
  },
  // The calls of the screens about plans, cards and people.
  { name: 'payments', roots: [/\/src\/generated\/api\/(?:billing|team)\/\w+\.ts$/] },
  // A goal, and the workspace of a prompt, new or saved.
  {
    name: 'generator',
    roots: [/\/src\/features\/prompts\/pages\/prompt-generator-page\.tsx$/],
  },
  {
    name: 'editor',
    isOwn: true,
    roots: [
      /\/src\/features\/prompts\/pages\/prompt-editor-page\.tsx$/,
      /\/src\/features\/prompts\/generator\/(?:generator-canvas|brief-detail-fields)\.tsx$/,
    ],
  },
];

type Group = { name: string; priority: number; test: (id: string) => boolean };

/** The chunk that holds a source file as one of its roots; undefined where the file has its own. */
export function chunkOfRoot(source: string): string | undefined {
  return SCREENS.find(({ roots }) => roots.some((root) => root.test(`/${source}`)))?.name;
}

/** Gathers each of `SCREENS` into one chunk; the rest is split as usual. */
export function chunkPlan(): { plugin: Plugin; groups: Group[] } {
  const imports = new Map<string, readonly string[]>();
  let chunks: Map<string, string> | undefined;

  function closure({ roots, apart, common = [], isOwn = false }: Screen): Set<string> {
    const isRoot = (id: string) => roots.some((root) => root.test(id));
    const sets = common.map((set) => reach((id) => set.some((root) => root.test(id)), apart));
    const shared = [...(sets[0] ?? [])].filter((id) => sets.every((set) => set.has(id)));
    const own = new Set([...reach(isRoot, apart), ...shared]);
    if (!isOwn) return own;
    const others = reach((id) => PAGE.test(id) && !isRoot(id));
    return new Set([...own].filter((id) => isRoot(id) || !others.has(id)));
  }

  function reach(isRoot: (id: string) => boolean, apart?: readonly RegExp[]): Set<string> {
    const seen = new Set<string>();
    const waiting = [...imports.keys()].filter(isRoot);
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (seen.has(id) || apart?.some((pattern) => pattern.test(id))) continue;
      seen.add(id);
      waiting.push(...(imports.get(id) ?? []));
    }
    return seen;
  }

  function assign(): Map<string, string> {
    const assigned = new Map<string, string>();
    for (const screen of SCREENS)
      for (const id of closure(screen)) if (!assigned.has(id)) assigned.set(id, screen.name);
    return assigned;
  }

  return {
    plugin: {
      name: 'promptwell-chunk-plan',
      apply: 'build',
      buildStart() {
        imports.clear();
        chunks = undefined;
      },
      moduleParsed({ id, importedIds }) {
        imports.set(id, [...importedIds]);
      },
    },
    groups: SCREENS.map(({ name }, index) => ({
      name,
      priority: SCREENS.length - index,
      test: (id) =>
        (chunks ??= assign()).get(id) === name ||
        (name === 'core' && id.includes('rolldown/runtime')),
    })),
  };
}

/**
 * Who may import whom (docs/architecture.md has the picture). `tools/check/imports.ts` runs this and
 * fails as well when fewer modules were read than there are.
 */
const NOUNS = '(auth|account|dashboard|prompts|billing|team)';
/**
 * What a repository reads besides its own noun's tables, and why. Everything else it asks of the other
 * noun's service.
 */
const FOREIGN_TABLES = {
  'auth/user-repository': ['account'], // auth signs in the people that account shows
  'auth/token-repository': ['account'], // a token is read together with its person
  'auth/session-repository': ['account'], // a session is read together with its person
  'account/repository': ['auth'], // an operator's sessions end in the transaction that makes them one
  'billing/admin/repository': ['account'], // owners' names and addresses in the list's one statement
  'billing/lifecycle/repository': ['team'], // who has no place on fewer seats
  'billing/quota/repository': ['account'], // a sub-user's use counts on the client's account
  'billing/subscriptions/repository': ['account'], // as above
  'billing/subscriptions/figures-repository': ['account', 'prompts'], // person, plan and use in one statement
  'prompts/downloads/repository': ['account'], // the paper size goes by the person's country
  'prompts/library/repository': ['account'], // owners' names in the list's one statement
  'prompts/prompt/repository': ['account'], // as above
  'prompts/sources/repository': ['account'], // as above
  'prompts/versions/repository': ['account'], // authors' names
  'prompts/run/repository': ['platform'], // runs release their keys with the idempotency store's
  'team/invitation-repository': ['account'], // whose team a link is of
  'team/member-repository': ['account'], // joining and leaving change the person's row
  'team/repository': ['account', 'auth', 'prompts'], // last activity and prompt counts, to sort by
  'dashboard/repository': ['account', 'auth', 'billing', 'prompts'], // the product's figures count over every noun
};
const FOREIGN_READERS = Object.keys(FOREIGN_TABLES).map((path) => `^server/modules/${path}\\.ts$`);
const ownTables = {
  name: 'own-tables',
  comment: "A repository reads its own noun's tables; FOREIGN_TABLES lists the exceptions.",
  severity: 'error',
  from: {
    path: `^server/modules/${NOUNS}/.*(repository|-sql)\\.ts$`,
    pathNot: FOREIGN_READERS,
  },
  to: {
    path: '^server/db/schema/',
    pathNot: '^server/db/schema/$1',
    dependencyTypesNot: ['type-only'],
  },
};
const foreignTables = Object.entries(FOREIGN_TABLES).map(([path, nouns]) => ({
  name: 'own-tables',
  severity: 'error',
  from: { path: `^server/modules/${path}\\.ts$` },
  to: {
    path: '^server/db/schema/',
    pathNot: `^server/db/schema/(${[path.split('/')[0], ...nouns].join('|')})`,
    dependencyTypesNot: ['type-only'],
  },
}));

const within = (...layers) => `^src/(${layers.join('|')})/`;

/** A layer of the web app, and what it may import besides itself and packages. */
const webLayer = (layer, allowed) => ({
  name: `web-${layer}`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/', pathNot: `^src/(${[layer, ...allowed].join('|')})/` },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: 'generated' } },
    },
    {
      name: 'wings-apart',
      comment:
        'src, server and mock meet in core/, contract/ and what is generated from the contract.',
      severity: 'error',
      from: { path: '^(src|server|mock)/', pathNot: '^(server|mock)/.*\\.test\\.ts$' },
      to: { path: '^(src|server|mock|tools|e2e|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'core-imports-nothing',
      comment:
        'Pure code that every room may use: it knows none of them, no package and no platform.',
      severity: 'error',
      from: { path: '^core/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^core/' },
    },
    {
      name: 'contract-imports-no-wing',
      comment:
        'The wings meet in contract/, which also runs without them: it imports packages and core/ alone.',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|server|mock|tools|e2e|bench)/' },
    },
    {
      name: 'checker-in-tests',
      comment: 'Checker and cases bring Ajv and fast-check, which the product runs without.',
      severity: 'error',
      from: { path: '^(src|server|mock)/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '^contract/(checker|cases)/' },
    },
    {
      name: 'schemas-by-noun',
      comment:
        'A page fetches the schemas of its noun; the file with all of them is for the server.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^contract/generated/schemas\\.ts$' },
    },
    {
      name: 'feature-apart',
      comment: 'A feature never imports another feature; app composes them.',
      severity: 'error',
      from: { path: `^src/features/([^/]+)/` },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    webLayer('features', [
      'components',
      'session',
      'permissions',
      'settings',
      'i18n',
      'api',
      'generated',
      'lib',
      'ui',
      'theme',
    ]),
    webLayer('components', [
      'session',
      'permissions',
      'i18n',
      'api',
      'generated',
      'lib',
      'ui',
      'theme',
    ]),
    webLayer('shell', ['session', 'permissions', 'settings', 'i18n', 'lib', 'ui', 'theme']),
    webLayer('session', ['api', 'generated', 'lib']),
    webLayer('permissions', ['api', 'generated', 'lib']),
    webLayer('settings', ['lib', 'theme']),
    webLayer('i18n', ['lib']),
    webLayer('api', ['generated', 'lib']),
    webLayer('ui', ['lib', 'theme', 'i18n', 'generated/mui']),
    {
      name: 'contract-by-its-users',
      comment:
        'What draws, moves and formats knows core/ at most; the contract is for what calls and stores.',
      severity: 'error',
      from: { path: within('ui', 'theme', 'lib', 'i18n', 'settings', 'shell') },
      to: { path: '^contract/' },
    },
    webLayer('theme', ['lib']),
    webLayer('lib', []),
    {
      name: 'deck-by-the-start',
      comment:
        'The scenario deck is for mock mode: the start alone, which leaves it out of a build, knows it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(deck/|first-paint/entry-client\\.tsx$)' },
      to: { path: '^src/deck/' },
    },
    {
      name: 'http-only-in-api',
      comment: 'HTTP in the browser is the mutators, called by generated code.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(api|generated)/' },
      to: { path: 'node_modules/axios' },
    },
    {
      name: 'no-mutator-by-hand',
      severity: 'error',
      from: { path: within('features', 'components', 'shell', 'ui') },
      to: { path: '^src/api/(http|file|stream)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'hono-at-the-edge',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot:
          '^server/(app|contract|main)\\.ts$|/routes\\.ts$|^server/(platform|testing)/|\\.test\\.ts$',
      },
      to: { path: 'node_modules/(hono|@hono)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sql-in-repositories',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot:
          '^server/db/|repository\\.ts$|-sql\\.ts$|^server/platform/.*store\\.ts$|^server/platform/.*/store\\.ts$|^server/testing/|\\.test\\.ts$',
      },
      to: {
        path: 'node_modules/(drizzle-orm|pg|@electric-sql)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'module-repositories-apart',
      comment: "A module may call another module's service, never its repository.",
      severity: 'error',
      from: { path: `^server/modules/${NOUNS}/` },
      to: { path: 'repository\\.ts$', pathNot: '^server/modules/$1/' },
    },
    {
      name: 'auth-knows-no-profile',
      comment:
        'account builds on auth; auth is handed profileOf where a login answers with a profile.',
      severity: 'error',
      from: { path: '^server/modules/auth/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/modules/account/' },
    },
    ownTables,
    ...foreignTables,
    {
      name: 'adapters-by-wiring',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: '^server/(wiring\\.ts|adapters/|testing/|commands/)|\\.test\\.ts$',
      },
      to: { path: '^server/adapters/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^server/domain/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/(?!domain/|ports/|locales/)' },
    },
    {
      name: 'no-test-in-product',
      severity: 'error',
      from: { path: '^(core|contract|src|server|mock)/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '\\.test\\.tsx?$|/testing/' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      // That tool names the two font packages it needs when it is run, once in a long while.
      from: { pathNot: '^tools/build-document-fonts' },
      to: { couldNotResolve: true, pathNot: '^(virtual:|mdast$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/generated/api/endpoints.schemas.ts' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};

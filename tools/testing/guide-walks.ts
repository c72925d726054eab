/** What a guide takes for granted, and what is left out of it when its commands are run. */
export type Walk = {
  /** The mock in the place of the reader's own server, at a port that the guide names. */
  standIn?: string;
  environment?: Record<string, string>;
  /** Names that the reader replaces, by what is put there. */
  instead?: Record<string, string>;
  /** Files that the reader has, by what is copied. */
  files?: Record<string, string>;
  /** Commands that are not run, by the reason. */
  skipped: Record<string, string>;
};

const INSTALLED = 'the packages are there';
const TESTED = 'npm run test:exhaustive runs it';
const KIT = 'build/kit/promptwell-contract-kit-0.1.0.tgz';
const CONTRACT = 'openapi/dist/openapi.yaml';
/** Signs in by any token, as the mock takes it. */
const ADAPTER = 'tools/testing/any-token-adapter.mjs';
const PEOPLE = { TOKEN: 'first-person', OTHER: 'second-person' };

export const WALKS: Readonly<Record<string, Walk>> = {
  'docs/contract-mock.md': { instead: { 'openapi.yaml': CONTRACT }, skipped: {} },
  'docs/contract-proxy.md': { standIn: '4000', skipped: {} },
  'docs/guides/frontend.md': {
    standIn: '4000',
    skipped: { 'npm ci': INSTALLED, 'npm run check': TESTED, 'npm run test:unit': TESTED },
  },
  'docs/guides/backend.md': {
    standIn: '8080',
    environment: PEOPLE,
    instead: { YOUR_REPOSITORY: '../their-repository' },
    files: { 'my-adapter.mjs': ADAPTER },
    skipped: { 'npm ci': INSTALLED },
  },
  'docs/guides/ci.md': {
    standIn: '8080',
    files: {
      'my-adapter.mjs': ADAPTER,
      'openapi.yaml': CONTRACT,
      'new-openapi.yaml': CONTRACT,
      'promptwell-contract-kit-0.1.0.tgz': KIT,
    },
    skipped: {
      'npm ci': INSTALLED,
      'npm run check': TESTED,
      'npm test': TESTED,
      'npm run test:long': TESTED,
    },
  },
  'docs/contract-check.md': {
    standIn: '8080',
    environment: PEOPLE,
    instead: {
      'https://api.example.com/openapi.yaml': CONTRACT,
      'https://api.example.com/v1': 'http://127.0.0.1:8080',
      'museum.yaml': CONTRACT,
      'museum.arazzo.yaml': 'openapi/workflows/sign-in.arazzo.yaml',
    },
    files: { 'openapi.yaml': CONTRACT, 'promptwell-contract-kit-0.1.0.tgz': KIT },
    skipped: {
      'EXHAUSTIVE=1 npx vitest run --project sockets server/sockets/contract-{plants,workflows,proxy,seeds}.test.ts':
        TESTED,
    },
  },
};

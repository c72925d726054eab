import { defineConfig, type OptionsExport } from 'orval';

/** These answer a file: the mutator names it by Content-Disposition. */
const DOWNLOADS = [
  'savePromptAsPdf',
  'savePromptAsWord',
  'exportPromptAsPdf',
  'exportPromptAsWord',
];

/** Every query that shows prompts, and the counts beside them. */
const PROMPT_LISTS = [
  'listPrompts',
  'listMyPrompts',
  'listMyPromptsInfinite',
  'listPromptsInfinite',
  'listMostUsedCategories',
  'listCategories',
  'getUserCounts',
];

/** Which mutation makes which query stale. */
const REFRESHES = [
  {
    onMutations: ['savePrompt', 'restorePrompt', 'savePromptAsPdf', 'savePromptAsWord'],
    invalidates: [...PROMPT_LISTS, 'getPrompt', 'listPromptVersions', 'getMyProfile'],
  },
  { onMutations: ['deletePrompt'], invalidates: [...PROMPT_LISTS, 'getMyProfile'] },
  {
    onMutations: ['generatePrompt', 'executePrompt', 'exportPromptAsPdf', 'exportPromptAsWord'],
    invalidates: ['getUserCounts', 'getMyProfile'],
  },
  { onMutations: ['updateProfile', 'verifyEmail'], invalidates: ['getMyProfile'] },
  { onMutations: ['updatePassword'], invalidates: ['listSessions'] },
  {
    onMutations: ['saveCard'],
    invalidates: ['listSubscriptionPlans', 'getMyProfile'],
  },
  {
    onMutations: ['createPayment', 'createFreeTrialPayment', 'verifyPayment', 'cancelAutopayment'],
    invalidates: ['listSubscriptionPlans', 'listTransactions', 'getMyProfile'],
  },
  {
    onMutations: ['addSubUsers', 'removeSubUser'],
    invalidates: ['listSubUsers', 'getUserCounts', 'listPrompts', 'listMyPrompts'],
  },
];

const download = (root: string) => ({
  mutator: { path: `${root}/src/api/file.ts`, name: 'file' },
});

const infinite = {
  query: { useQuery: true, useInfinite: true, useInfiniteQueryParam: 'page' },
};

/**
 * What Orval writes, and where. `tools/contract/generate.ts` calls this with a staging root, so that
 * a contract that cannot be generated leaves the committed code as it was.
 */
export function orvalOptions(root: string): OptionsExport {
  const input = { target: `${root}/openapi/dist/openapi.yaml` };
  const at = (path: string) => `${root}/${path}`;
  return {
    client: {
      input,
      output: {
        mode: 'tags-split',
        target: at('src/generated/api/endpoints.ts'),
        schemas: at('src/generated/model'),
        client: 'react-query',
        httpClient: 'axios',
        namingConvention: 'kebab-case',
        mock: {
          indexMockFiles: false,
          generators: [{ type: 'msw', delay: 0, useExamples: true }],
        },
        override: {
          mutator: { path: at('src/api/http.ts'), name: 'http' },
          enumGenerationType: 'const',
          mock: { arrayMin: 1, arrayMax: 3, stringMax: 40 },
          query: {
            version: 5,
            signal: true,
            usePrefetch: true,
            useInvalidate: true,
            shouldExportKeys: true,
            useOperationIdAsQueryKey: true,
            mutationInvalidates: REFRESHES,
          },
          operations: {
            listPrompts: infinite,
            listMyPrompts: infinite,
            executePrompt: { mutator: { path: at('src/api/stream.ts'), name: 'stream' } },
            ...Object.fromEntries(DOWNLOADS.map((operation) => [operation, download(root)])),
          },
        },
      },
    },
    webSchemas: { input, output: zodOutput(at('src/generated/schemas.ts')) },
    serverSchemas: { input, output: zodOutput(at('server/generated/schemas.ts')) },
  };
}

function zodOutput(target: string) {
  return {
    mode: 'single' as const,
    target,
    client: 'zod' as const,
    override: {
      zod: {
        version: 4 as const,
        variant: 'mini' as const,
        generateReusableSchemas: true,
        generateDiscriminatedUnion: true,
        generateEachHttpStatus: true,
        strict: { body: true, response: true },
      },
    },
  };
}

export default defineConfig(orvalOptions('.'));

import { defineConfig, type Options } from 'orval';

/** These answer a file: the mutator names it by Content-Disposition. */
const DOWNLOADS = [
  'savePromptAsPdf',
  'savePromptAsWord',
  'exportPromptAsPdf',
  'exportPromptAsWord',
  'getReceipt',
  'exportTransactions',
];

/** These answer events: the mutator hands them on as they come. */
const STREAMS = ['executePrompt', 'generatePrompt'];

/** Queries that show prompts or count them. */
const PROMPT_LISTS = [
  'prompts/listPrompts',
  'prompts/listMyPrompts',
  'prompts/listMostUsedCategories',
  'prompts/listCategories',
  'dashboard/getUserCounts',
];
const TRASH = 'prompts/listTrash';
const MODELS = ['prompts/listModels', 'prompts/listModelConnections'];
const PROFILE = 'account/getMyProfile';
const CARDS = 'billing/listCards';
const TEAM = 'team/listSubUsers';
/** What follows the subscription. */
const SUBSCRIPTION = ['billing/listSubscriptionPlans', 'billing/getSubscription', PROFILE];
/** What follows money that moved, or a trial. */
const PAYMENTS = [
  ...SUBSCRIPTION,
  CARDS,
  TEAM,
  'billing/listTransactions',
  'dashboard/getUserCounts',
];

/**
 * Which mutation makes which query stale, each by `noun/operation`. Every mutation has its row, an empty one
 * where nothing on the screen changes; `tools/contract/refreshes.ts` holds the names against the contract.
 */
export const REFRESHES: Record<string, string[]> = {
  // The editor puts the answer of savePrompt in place of the prompt that it shows, and refreshes its versions.
  'prompts/savePrompt': [...PROMPT_LISTS, PROFILE],
  // The draft alone is listed with it; what its editor shows is what it sent.
  'prompts/createDraft': ['prompts/listPrompts', 'prompts/listMyPrompts'],
  'prompts/saveWorkingCopy': [],
  'prompts/savePromptAsPdf': [...PROMPT_LISTS, PROFILE],
  'prompts/savePromptAsWord': [...PROMPT_LISTS, PROFILE],
  'prompts/restorePrompt': [...PROMPT_LISTS, TRASH, PROFILE],
  'prompts/deletePrompt': [...PROMPT_LISTS, TRASH, PROFILE],
  'prompts/generatePrompt': ['dashboard/getUserCounts', PROFILE],
  'prompts/executePrompt': ['dashboard/getUserCounts', PROFILE],
  'prompts/exportPromptAsPdf': ['dashboard/getUserCounts', PROFILE],
  'prompts/exportPromptAsWord': ['dashboard/getUserCounts', PROFILE],
  'prompts/connectModel': MODELS,
  'prompts/removeModel': MODELS,
  'prompts/setModelDefaults': MODELS,
  'prompts/setModelDiscovery': ['prompts/listModelConnections'],
  'prompts/testModel': [],
  'prompts/lookUpModels': [],
  // Answers the profile itself, which its callers put into the cache.
  'account/updateProfile': [],
  'account/updatePassword': ['account/listSessions'],
  'auth/verifyEmail': [PROFILE],
  'auth/login': [],
  'auth/logout': [],
  'auth/registerWithEmail': [],
  'auth/forgotPassword': [],
  'auth/resendEmailVerification': [],
  'auth/resetPassword': [],
  'auth/verifyOtp': [],
  'billing/saveCard': [...SUBSCRIPTION, CARDS],
  'billing/createSetupIntent': [],
  'billing/confirmSandboxPayment': [],
  'billing/setDefaultCard': [...SUBSCRIPTION, CARDS],
  'billing/continueTrial': [...SUBSCRIPTION, CARDS],
  'billing/removeCard': [CARDS],
  // A preview changes nothing; the page after a payment asks verifyPayment.
  'billing/createPayment': [],
  'billing/createFreeTrialPayment': PAYMENTS,
  'billing/verifyPayment': PAYMENTS,
  'billing/cancelAutopayment': SUBSCRIPTION,
  'billing/resumeAutopayment': SUBSCRIPTION,
  'billing/changeSubscription': SUBSCRIPTION,
  'billing/discardSubscriptionChange': SUBSCRIPTION,
  'billing/withdrawFromContract': PAYMENTS,
  'billing/checkCoupon': [],
  'billing/refundTransaction': ['billing/listAllTransactions'],
  // Sent by the provider, never by the interface.
  'billing/receiveStripeEvent': [],
  'team/addSubUsers': [TEAM, 'dashboard/getUserCounts'],
  'team/updateSubUser': [TEAM],
  'team/resendInvitation': [TEAM],
  'team/removeSubUser': [TEAM, ...PROMPT_LISTS],
  'team/acceptInvitation': [],
  'team/joinTeam': [PROFILE, ...PROMPT_LISTS],
};

/** Orval writes a file a noun: a query of another one has to be imported from there. */
const mutationInvalidates = Object.entries(REFRESHES)
  .filter(([, queries]) => queries.length > 0)
  .map(([mutation, queries]) => {
    const [noun = '', operation = ''] = mutation.split('/');
    return {
      onMutations: [operation],
      invalidates: queries.map((target) => {
        const [home = '', query = ''] = target.split('/');
        return home === noun ? query : { query, file: `./${home}` };
      }),
    };
  });

const download = (root: string) => ({
  mutator: { path: `${root}/src/api/file.ts`, name: 'file' },
});

const events = (root: string) => ({
  mutator: { path: `${root}/src/api/stream.ts`, name: 'stream' },
});

const each = <Value>(operations: readonly string[], value: Value) =>
  Object.fromEntries(operations.map((operation) => [operation, value]));

const hooks = {
  version: 5 as const,
  signal: true,
  useSuspenseQuery: true,
  usePrefetch: true,
  useInvalidate: true,
  shouldExportKeys: true,
  useOperationIdAsQueryKey: true,
  mutationInvalidates,
};

/** One line instead of the whole description of the API in every file. */
const header = () => ['Generated from openapi/ by `npm run generate`. Do not edit.'];

/**
 * What Orval writes, and where. `tools/contract/generate.ts` calls this with a staging root, so that
 * a contract that cannot be generated leaves the committed code as it was, and with the document that it has read.
 */
export function orvalOptions(
  root: string,
  contract: string | Record<string, unknown> = `${root}/openapi/dist/openapi.yaml`,
): Record<'client' | 'schemas', Options> {
  const input = { target: contract };
  const at = (path: string) => `${root}/${path}`;
  return {
    client: {
      input,
      output: {
        mode: 'tags-split',
        target: at('src/generated/api/endpoints.ts'),
        client: 'react-query',
        httpClient: 'axios',
        namingConvention: 'kebab-case',
        override: {
          header,
          mutator: { path: at('src/api/http.ts'), name: 'http' },
          enumGenerationType: 'const',
          query: hooks,
          operations: { ...each(STREAMS, events(root)), ...each(DOWNLOADS, download(root)) },
        },
      },
    },
    schemas: { input, output: zodOutput(at('contract/generated/schemas.ts')) },
  };
}

/** The calls and hooks of the package that `sdk:pack` makes in `stage`, by the mutators of `contract/sdk`. */
export function sdkOptions(bundle: string, stage: string): Options {
  const mutator = (name: string) => ({ path: `${stage}/contract/sdk/http.ts`, name });
  return {
    input: { target: bundle },
    output: {
      mode: 'tags-split',
      target: `${stage}/api/models.ts`,
      client: 'react-query',
      httpClient: 'axios',
      namingConvention: 'kebab-case',
      indexFiles: false,
      urlEncodeParameters: true,
      override: {
        header: () => ['Generated from the contract of Promptwell.'],
        mutator: mutator('http'),
        enumGenerationType: 'const',
        query: hooks,
        operations: {
          ...each(STREAMS, { mutator: mutator('whole') }),
          ...each(DOWNLOADS, { mutator: mutator('file') }),
        },
      },
    },
  };
}

function zodOutput(target: string) {
  return {
    mode: 'single' as const,
    target,
    client: 'zod' as const,
    override: {
      header,
      zod: {
        version: 4 as const,
        variant: 'mini' as const,
        generateReusableSchemas: true,
        generateDiscriminatedUnion: true,
        generateEachHttpStatus: true,
        strict: { body: true, response: true },
      },
      // A closed object would refuse the properties that Stripe adds.
      operations: { receiveStripeEvent: { zod: { strict: { body: false } } } },
    },
  };
}

export default defineConfig(orvalOptions('.'));

import { PAGES } from '#core/screens.ts';

/** A situation that designers ask for by name. */
export type Situation = {
  /** The screen that shows it; any screen where it is left out. */
  path?: string;
  /** As in an address: `operation:answer`. A test holds each one to the contract. */
  choices: readonly string[];
};

const EDITOR = `${PAGES.prompt}/01930c1e-5a00-7000-8000-0000000000a2`;
const CHECKOUT = `${PAGES.checkout}?plan=pro`;
const NEW_CARD = ['listCards:200.empty', 'createPayment:200.to_confirm'];

/** By the name in a link; titles are `situations.*` of the deck's texts. */
export const SITUATIONS = {
  'card-declined': {
    path: CHECKOUT,
    choices: [...NEW_CARD, 'confirmSandboxPayment:200.failed'],
  },
  'bank-asks': {
    path: CHECKOUT,
    choices: [...NEW_CARD, 'confirmSandboxPayment:200.requires_action'],
  },
  'payments-down': { path: CHECKOUT, choices: ['createPayment:503.payments_unavailable'] },
  'payment-overdue': {
    path: PAGES.plans,
    choices: ['getSubscription:200.past_due', 'listSubscriptionPlans:200.past_due'],
  },
  'on-trial': {
    path: PAGES.plans,
    choices: [
      'getMyProfile:200.trialing',
      'getSubscription:200.trialing',
      'listSubscriptionPlans:200.trialing',
    ],
  },
  'quota-used-up': {
    path: PAGES.generator,
    choices: [
      'getMyProfile:200.quota_used_up',
      'generatePrompt:402.quota_exceeded',
      'executePrompt:402.quota_exceeded',
    ],
  },
  'seats-full': {
    path: PAGES.team,
    choices: ['listSubUsers:200.seats_full', 'addSubUsers:409.seats_full'],
  },
  'empty-team': { path: PAGES.team, choices: ['listSubUsers:200.empty'] },
  'invited-member': { path: PAGES.prompts, choices: ['getMyProfile:200.sub_user'] },
  'not-verified': { path: PAGES.home, choices: ['getMyProfile:200.unverified'] },
  'empty-library': {
    path: PAGES.prompts,
    choices: ['listPrompts:200.empty', 'listMyPrompts:200.empty', 'listTrash:200.empty'],
  },
  'library-down': { path: PAGES.prompts, choices: ['listPrompts:503.unavailable'] },
  'new-account': {
    path: PAGES.home,
    choices: [
      'getUserCounts:200.empty',
      'listPrompts:200.empty',
      'listMyPrompts:200.empty',
      'listMostUsedCategories:200.empty',
    ],
  },
  'prompt-missing': { path: EDITOR, choices: ['getPrompt:404.not_found'] },
  'changed-elsewhere': {
    path: EDITOR,
    choices: ['saveWorkingCopy:409.stale_revision', 'savePrompt:409.stale_version'],
  },
  'model-down': {
    path: EDITOR,
    choices: ['executePrompt:503.model_unavailable', 'generatePrompt:503.model_unavailable'],
  },
  'cut-stream': { path: EDITOR, choices: ['executePrompt:cut=3', 'generatePrompt:cut=3'] },
  'session-expired': { choices: ['getMyProfile:401.unauthenticated'] },
  'too-many-attempts': { path: PAGES.login, choices: ['login:429.rate_limited'] },
  offline: { choices: ['*:offline'] },
  slow: { choices: ['*:delay=3000', '*:frameDelay=500'] },
} as const satisfies Readonly<Record<string, Situation>>;

export type SituationName = keyof typeof SITUATIONS;

export function isSituation(name: string): name is SituationName {
  return Object.hasOwn(SITUATIONS, name);
}

/** A situation by name, its optional parts included. */
export function situationOf(name: SituationName): Situation {
  return SITUATIONS[name];
}

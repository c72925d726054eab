import { PAGES, type ScreenName } from '#core/screens.ts';
import type { OperationId } from '../generated/operations.ts';
import type { DocsAdditions, DocsLink } from './docs-document.ts';

/** The screens that call each operation; none for what only machines or other clients call. */
const SCREENS_OF: Record<OperationId, readonly ScreenName[]> = {
  acceptInvitation: ['invitation'],
  addSubUsers: ['team'],
  cancelAutopayment: ['profile', 'plans'],
  changeSubscription: ['plans'],
  checkCoupon: ['checkout'],
  confirmSandboxPayment: ['checkout', 'profile'],
  connectModel: ['models'],
  continueTrial: ['profile', 'plans'],
  createDraft: ['generator'],
  createFreeTrialPayment: ['plans', 'checkout'],
  createPayment: ['checkout', 'team'],
  createSetupIntent: ['profile', 'checkout'],
  deletePrompt: ['prompts', 'prompt'],
  discardSubscriptionChange: ['plans', 'profile'],
  executePrompt: ['prompt', 'generator'],
  exportPromptAsPdf: ['prompt', 'prompts'],
  exportPromptAsWord: ['prompt', 'prompts'],
  exportTransactions: ['billingHistory'],
  forgotPassword: ['forgotPassword'],
  generatePrompt: ['generator'],
  getInvitation: ['invitation'],
  getMyProfile: ['home', 'profile'],
  getPasswordReset: ['resetPassword'],
  getPrompt: ['prompt', 'starters'],
  getPromptVersion: ['prompt'],
  getPublicConfig: ['login', 'checkout'],
  getReceipt: ['billingHistory'],
  getSubscription: ['plans', 'profile'],
  getUserCounts: ['dashboard'],
  joinTeam: ['invitation'],
  listAllTransactions: ['billingHistory'],
  listCards: ['profile', 'checkout'],
  listCategories: ['prompts', 'prompt', 'generator', 'starters'],
  listModelConnections: ['models'],
  listModels: ['models', 'generator', 'prompt'],
  listMostUsedCategories: ['dashboard'],
  listMyPrompts: [],
  listPromptVersions: ['prompt'],
  listPrompts: ['prompts', 'starters'],
  listSessions: ['profile'],
  listSubUsers: ['team', 'plans'],
  listSubscriptionPlans: ['plans', 'checkout'],
  listTransactions: ['billingHistory'],
  listTrash: ['prompts'],
  login: ['login'],
  logout: ['home'],
  lookUpModels: ['models'],
  receiveStripeEvent: [],
  refundTransaction: ['billingHistory'],
  registerWithEmail: ['register'],
  removeCard: ['profile'],
  removeModel: ['models'],
  removeSubUser: ['team'],
  resendEmailVerification: ['checkEmail', 'resendLink', 'dashboard'],
  resendInvitation: ['team'],
  resetPassword: ['resetPassword'],
  restorePrompt: ['prompts', 'prompt'],
  resumeAutopayment: ['profile', 'plans'],
  saveCard: ['profile', 'checkout'],
  savePrompt: ['prompt'],
  savePromptAsPdf: ['prompt'],
  savePromptAsWord: ['prompt'],
  saveWorkingCopy: ['prompt'],
  setDefaultCard: ['profile'],
  setModelDefaults: ['models'],
  setModelDiscovery: ['models'],
  testModel: ['models'],
  updatePassword: ['profile'],
  updateProfile: ['profile'],
  updateSubUser: ['team'],
  verifyEmail: ['verifyEmail'],
  verifyOtp: ['login'],
  verifyPayment: ['paymentSuccess'],
  withdrawFromContract: ['profile'],
};

/** These open with an id or a token alone: the screen that leads there is linked. */
const LED_TO: Partial<Record<ScreenName, ScreenName>> = { prompt: 'prompts', invitation: 'team' };

/** `billingHistory` → `Billing history`. */
const nameOf = (screen: ScreenName) => {
  const words = screen.replaceAll(/[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Addresses of the interface's screens, by name. */
export function ourScreens(operationId: string): DocsLink[] {
  const screens = SCREENS_OF[operationId as OperationId] ?? [];
  return screens.map((screen) => ({
    name: nameOf(screen),
    href: PAGES[LED_TO[screen] ?? screen],
  }));
}

const PROMPT = '01930c1e-5a00-7000-8000-0000000000a2';
const TOKEN = 'A'.repeat(43);

/** Where screens with an id or a token open on the mock, and the plan that is paid for. */
const ON_MOCK: Partial<Record<ScreenName, string>> = {
  prompt: `${PAGES.prompt}/${PROMPT}`,
  invitation: `${PAGES.invitation}/${TOKEN}`,
  resetPassword: `${PAGES.resetPassword}/${TOKEN}`,
  verifyEmail: `${PAGES.verifyEmail}/${TOKEN}`,
  checkout: `${PAGES.checkout}?plan=pro`,
  paymentSuccess: `${PAGES.paymentSuccess}?paymentId=${PROMPT}`,
};

/** The first screen of an operation with an answer chosen in the scenario deck. */
export function ourScenario(
  operationId: string,
  status: string,
  example?: string,
): string | undefined {
  const [screen] = SCREENS_OF[operationId as OperationId] ?? [];
  const choice = example === undefined ? status : `${status}.${example}`;
  if (screen === undefined || !/^\d{3}(?:\.\w+)?$/.test(choice)) return undefined;
  const address = ON_MOCK[screen] ?? PAGES[screen];
  return `${address}${address.includes('?') ? '&' : '?'}scenario=${operationId}:${choice}`;
}

/** An interface that screens are linked at. */
export type LinkedInterface = {
  /** Empty where it is served beside the page. */
  origin: string;
  /** Whether a link may choose an answer there: mock mode alone has the scenario deck. */
  hasDeck: boolean;
};

export const linksTo = ({ origin, hasDeck }: LinkedInterface): DocsAdditions => ({
  screens: (operationId) =>
    ourScreens(operationId).map(({ name, href }) => ({ name, href: `${origin}${href}` })),
  ...(hasDeck && {
    scenario: (...answer) => {
      const address = ourScenario(...answer);
      return address === undefined ? undefined : `${origin}${address}`;
    },
  }),
});

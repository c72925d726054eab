import type { Page } from '@playwright/test';
import { inOrder, press, type FailingCall } from './failing-call.ts';

const PAYMENT = 'paymentId=01930c1e-5a00-7000-8000-0000000000a2';
const PLAN = '/userprofile?tab=plan';
const CHECKOUT = '/checkout?plan=pro';

async function consent(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

const agreeAndPress = (name: RegExp) =>
  inOrder(
    (page) => page.getByRole('button', { name }).waitFor(),
    consent,
    (page) => page.getByRole('button', { name }).click(),
  );

const confirm = (name: string) => (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

/** Paying with a card that is entered in the browser. */
const payByForm = {
  path: CHECKOUT,
  answers: { listCards: '200.empty', createPayment: '200.to_confirm' },
  act: agreeAndPress(/^Pay /),
  wayOn: /^Pay /,
};

const startTrial = {
  path: `${CHECKOUT}&trial=true`,
  answers: {
    listSubscriptionPlans: '200.free',
    createFreeTrialPayment: '200.with_card',
    confirmSandboxPayment: '200.card',
  },
  act: agreeAndPress(/^Start free trial$/),
  wayOn: /^(Start free trial|Save card)$/,
  outlivesSession: false as const,
};

/** Plans, paying and what was paid. */
export const FAILING_BILLING_CALLS: readonly FailingCall[] = [
  { operation: 'listSubscriptionPlans', path: '/flexibleprice' },
  { operation: 'getSubscription', path: '/flexibleprice' },
  {
    operation: 'changeSubscription',
    path: '/flexibleprice',
    act: press('Change later: Pro'),
    wayOn: /Try again/,
    outlivesSession: false,
  },
  {
    operation: 'discardSubscriptionChange',
    path: PLAN,
    answers: { getSubscription: '200.pending_change' },
    act: press('Keep current plan'),
    wayOn: /Keep current plan/,
  },
  {
    operation: 'cancelAutopayment',
    path: PLAN,
    act: inOrder(press('Cancel plan'), confirm('Cancel plan')),
    wayOn: /Cancel plan/,
  },
  {
    operation: 'resumeAutopayment',
    path: PLAN,
    answers: { getSubscription: '200.canceling' },
    act: press('Resume plan'),
    wayOn: /Resume plan/,
  },
  {
    operation: 'withdrawFromContract',
    path: PLAN,
    answers: { getSubscription: '200.withdrawable' },
    act: inOrder(press('Withdraw from contract here'), confirm('Confirm withdrawal')),
    wayOn: /Confirm withdrawal/,
  },
  { operation: 'listCards', path: PLAN },
  {
    operation: 'setDefaultCard',
    path: PLAN,
    act: (page) =>
      page
        .getByRole('button', { name: /^Make default/ })
        .first()
        .click(),
    wayOn: /^Make default/,
  },
  {
    operation: 'removeCard',
    path: PLAN,
    act: inOrder(
      (page) =>
        page
          .getByRole('button', { name: /^Remove card/ })
          .first()
          .click(),
      confirm('Remove card'),
    ),
    wayOn: /Remove card/,
  },
  {
    operation: 'createSetupIntent',
    path: PLAN,
    act: inOrder(press('Add card'), press('Save card')),
    wayOn: /Save card/,
  },
  {
    operation: 'continueTrial',
    path: '/flexibleprice',
    answers: { getSubscription: '200.trialing' },
    act: inOrder(
      press('Add card'),
      (page) => page.getByRole('checkbox', { name: /renews automatically/ }).check(),
      press('Use this card'),
    ),
    wayOn: /Use this card/,
  },
  { operation: 'listTransactions', path: '/billinghistory' },
  {
    operation: 'exportTransactions',
    path: '/billinghistory',
    act: press('Download CSV'),
    wayOn: /Download CSV/,
  },
  {
    operation: 'getReceipt',
    path: '/billinghistory',
    act: inOrder(
      (page) =>
        page
          .getByRole('button', { name: /^Details of/ })
          .first()
          .click(),
      press('Download receipt'),
    ),
    wayOn: /Download receipt/,
  },
  {
    operation: 'listAllTransactions',
    path: '/billinghistory?all=true',
    profile: 'admin',
  },
  {
    operation: 'refundTransaction',
    path: '/billinghistory?all=true',
    profile: 'admin',
    act: inOrder(
      (page) =>
        page
          .getByRole('button', { name: /^Refund PW/ })
          .first()
          .click(),
      (page) => page.getByLabel('Reason').fill('Charged by mistake'),
      press('Refund'),
    ),
    wayOn: /^Refund$/,
    outlivesSession: false,
  },
  { operation: 'verifyPayment', path: `/payment-success?${PAYMENT}` },
  { operation: 'createPayment', path: CHECKOUT },
  { operation: 'listCards', path: CHECKOUT },
  { operation: 'confirmSandboxPayment', ...payByForm },
  { operation: 'createFreeTrialPayment', ...startTrial },
  { operation: 'saveCard', ...startTrial },
  {
    operation: 'checkCoupon',
    path: CHECKOUT,
    answers: { listSubscriptionPlans: '200.free' },
    act: inOrder(
      press('Add coupon'),
      (page) => page.getByLabel('Coupon code').fill('LAUNCH25'),
      press('Apply'),
    ),
    wayOn: /^Apply$/,
    outlivesSession: false,
  },
];

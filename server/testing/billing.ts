import type {
  Card,
  CardList,
  ChangeSubscriptionAnswer,
  Coupon,
  CreatePaymentAnswer,
  CurrentSubscription,
  FreeTrialAnswer,
  PaymentVerification,
  Problem,
  SandboxConfirmation,
  SetupIntent,
  SubscriptionAnswer,
} from '#contract/generated/schemas.ts';
import type { Answer, TestApp } from './test-app.ts';

const CONSENT = { acceptTerms: true, renewalConsent: { textVersion: '2026-11-01' } };
/** What a refusal says; an answer has none of it. */
type Refusal = Pick<Problem, 'code' | 'errors'>;
type Plan = { planCode: string; interval: string; seats?: number; couponCode?: string };

/** What a person does at the checkout, through the API. */
export function checkout(app: TestApp, token: string) {
  const post = <T>(path: string, body: unknown, key?: string) =>
    app.request<T & Refusal>('POST', path, {
      token,
      body,
      ...(key && { headers: { 'idempotency-key': key } }),
    });
  const pay = (
    quoteId: string,
    key?: string,
    cardId?: string,
  ): Promise<Answer<CreatePaymentAnswer & Refusal>> =>
    post(
      '/api/users/stripe/createPayment',
      { quoteId, ...CONSENT, ...(cardId && { cardId }) },
      key,
    );
  const preview = (plan: Plan): Promise<Answer<CreatePaymentAnswer & Refusal>> =>
    post('/api/users/stripe/createPayment', { preview: true, ...plan });
  const confirm = (clientSecret: string | undefined, card: string, authenticate?: boolean) =>
    post<SandboxConfirmation>('/api/users/payments/sandbox/confirm', {
      clientSecret,
      card,
      ...(authenticate !== undefined && { authenticate }),
    });
  const verify = (paymentId: string | undefined) =>
    post<PaymentVerification>('/api/users/payments/verify', { paymentId });
  /** With `consent` a running trial goes on with the card. */
  const beginSetup = (key?: string, consent = false) => {
    const { renewalConsent } = CONSENT;
    return post<SetupIntent>(
      '/api/users/payments/setup-intents',
      consent ? { renewalConsent } : {},
      key,
    );
  };
  const saveCard = (
    setupIntentId: string | undefined,
    makeDefault = false,
    overdueAmount?: number,
  ) =>
    post<Card>('/api/users/payments/save-card', {
      setupIntentId,
      makeDefault,
      ...(overdueAmount !== undefined && { overdueAmount }),
    });
  return {
    beginSetup,
    saveCard,
    pay,
    preview,
    confirm,
    verify,
    listCards: () => app.request<CardList>('GET', '/api/users/payments/cards', { token }),
    makeDefault: (cardId: string) =>
      app.request<Card & Refusal>('PUT', `/api/users/payments/cards/${cardId}/default`, { token }),
    continueTrial: (cardId: string) =>
      app.request<SubscriptionAnswer & Refusal>(
        'PUT',
        `/api/users/payments/cards/${cardId}/trial`,
        { token, body: { renewalConsent: CONSENT.renewalConsent } },
      ),
    removeCard: (cardId: string) =>
      app.request<Refusal>('DELETE', `/api/users/payments/cards/${cardId}`, { token }),
    current: () =>
      app.request<CurrentSubscription>('GET', '/api/users/subscriptions/current', { token }),
    cancel: (body: { reason?: string } = {}) =>
      post<SubscriptionAnswer>('/api/users/payments/cancele-autopayment', body),
    resume: () => post<SubscriptionAnswer>('/api/users/payments/resume-autopayment', undefined),
    change: (plan: Plan & { keepSubUserIds?: string[]; preview?: boolean }) =>
      post<ChangeSubscriptionAnswer>('/api/users/subscriptions/change', plan),
    discard: () =>
      app.request<CurrentSubscription>('DELETE', '/api/users/subscriptions/change', { token }),
    checkCoupon: (couponCode: string, plan: Plan) =>
      post<Coupon>('/api/users/payments/coupons/check', { couponCode, ...plan }),
    startTrial: (plan: Plan, withCard = false, key?: string) =>
      post<FreeTrialAnswer>(
        '/api/users/stripe/createPayment-freeTrial',
        {
          ...plan,
          withCard,
          acceptTerms: true,
          ...(withCard && { renewalConsent: CONSENT.renewalConsent }),
        },
        key,
      ),
    /** From the card form to the saved card. */
    async addCard(
      card = 'success',
      makeDefault = false,
      { consent, overdueAmount }: { consent?: boolean; overdueAmount?: number } = {},
    ) {
      const { body } = await beginSetup(undefined, consent);
      await confirm(body.clientSecret, card, card.startsWith('authentication') || undefined);
      return saveCard(body.setupIntentId, makeDefault, overdueAmount);
    },
    /** From the preview to the plan, with the card that works unless told. */
    async buy(plan: Plan, card = 'success') {
      const { body: shown } = await preview(plan);
      const { body: begun } = await pay(shown.quote.id);
      if (begun.clientSecret) await confirm(begun.clientSecret, card);
      const verified = await verify(begun.paymentId);
      return { quote: shown.quote, ...verified.body };
    },
  };
}

/** New account, signed in, with all that it does at the checkout. */
export async function newCustomer(app: TestApp, email?: string) {
  const person = await app.signUp(email ? { email } : {});
  return { ...person, ...checkout(app, person.token) };
}

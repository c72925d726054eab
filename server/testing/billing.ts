import type {
  CreatePaymentAnswer,
  PaymentVerification,
  Problem,
  SandboxConfirmation,
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
  const pay = (quoteId: string, key?: string): Promise<Answer<CreatePaymentAnswer & Refusal>> =>
    post('/api/users/stripe/createPayment', { quoteId, ...CONSENT }, key);
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
  return {
    pay,
    preview,
    confirm,
    verify,
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

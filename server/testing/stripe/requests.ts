import type { Stripe } from 'stripe';
import { z } from 'zod';

/**
 * The shape of a form that Stripe's own types allow: a field that they do not know, or a value of another type, does
 * not compile. What is not listed is refused at the stand-in.
 */
const formOf =
  <Params>() =>
  <Shape extends { [K in keyof Params]?: z.ZodType<Params[K]> }>(
    shape: Shape & { [K in Exclude<keyof Shape, keyof Params>]: never },
  ) =>
    z.strictObject(shape as { [K in keyof Shape]: Shape[K] & z.ZodType });

/** Form values are text. */
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const cents = z
  .string()
  .regex(/^[1-9]\d{0,7}$/)
  .transform(Number);
const metadata = z.record(z.string().max(40), z.string().max(500));
const expand = z.array(z.literal('payment_method')).optional();
const cardsAlone = z.tuple([z.literal('card')]).transform((): 'card'[] => ['card']);

export const FORMS = {
  customer: formOf<Stripe.CustomerCreateParams>()({ metadata }),
  findCustomer: formOf<Stripe.CustomerRetrieveParams>()({}),
  payment: formOf<Stripe.PaymentIntentCreateParams>()({
    amount: cents.refine((amount) => amount >= 50),
    currency: z.literal('usd'),
    customer: z.string(),
    allowed_payment_method_types: cardsAlone,
    setup_future_usage: z.literal('off_session'),
    metadata,
  }),
  confirm: formOf<Stripe.PaymentIntentConfirmParams>()({
    payment_method: z.string(),
    off_session: flag,
    setup_future_usage: z.literal(''),
    expand,
  }),
  cancel: formOf<Stripe.PaymentIntentCancelParams>()({ expand }),
  find: formOf<Stripe.PaymentIntentRetrieveParams>()({ expand }),
  setup: formOf<Stripe.SetupIntentCreateParams>()({
    customer: z.string(),
    allowed_payment_method_types: cardsAlone,
    usage: z.literal('off_session'),
    metadata,
  }),
  detach: formOf<Stripe.PaymentMethodDetachParams>()({}),
  refund: formOf<Stripe.RefundCreateParams>()({
    payment_intent: z.string(),
    amount: cents,
    metadata,
  }),
  method: formOf<Stripe.PaymentMethodRetrieveParams>()({}),
  findRefund: formOf<Stripe.RefundRetrieveParams>()({}),
  listRefunds: formOf<Stripe.RefundListParams>()({
    payment_intent: z.string(),
    limit: z.literal('100').transform(Number),
  }),
  dispute: formOf<Stripe.DisputeRetrieveParams>()({}),
  events: formOf<Stripe.EventListParams>()({
    created: z.strictObject({ gte: z.string().regex(/^\d+$/).transform(Number) }),
    types: z.array(z.string()).max(20),
    limit: z.literal('100').transform(Number),
    starting_after: z.string().optional(),
  }),
};

export type FormName = keyof typeof FORMS;

/** `expand[0]=card&metadata[accountId]=7` as `{expand: ['card'], metadata: {accountId: '7'}}`. */
export function parseForm(text: string): Record<string, unknown> {
  const form: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [, field = '', key] = /^(\w+)(?:\[(\w*)\])?$/.exec(name) ?? [];
    if (key === undefined) form[field] = value;
    else if (/^\d*$/.test(key)) ((form[field] ??= []) as string[]).push(value);
    else ((form[field] ??= {}) as Record<string, string>)[key] = value;
  }
  return form;
}

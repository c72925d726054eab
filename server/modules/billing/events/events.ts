import { z } from 'zod';
import type { Database } from '#server/db/client.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { defineJob } from '#server/platform/jobs/topic.ts';

/** A transaction of billing: what it writes, the jobs that it leaves, and its present. */
export type UnitOfWork = { tx: Database; jobs: Jobs; now: Date };

/** Figures and dates that a mail's sentences name; amounts in cents, dates as RFC 3339. */
const facts = z.object({
  planCode: z.enum(['pro', 'team', 'business']).optional(),
  interval: z.enum(['month', 'year']).optional(),
  seats: z.int().optional(),
  amount: z.int().optional(),
  /** What it was until then. */
  before: z.int().optional(),
  /** What the sentence is about: the trial's end, the next charge, the payment. */
  date: z.string().optional(),
  /** How long the plan holds without a payment. */
  until: z.string().optional(),
  /** Of an invoice or a credit note. */
  transactionId: z.string().optional(),
  /** Of a refund, in an administrator's words. */
  reason: z.string().optional(),
  /** A code of the contract's `PaymentFailure`. */
  failure: z.string().optional(),
  /** By its brand and last digits. */
  card: z.string().optional(),
  /** A trial that goes on by itself. */
  hasCard: z.boolean().optional(),
});

/** Mails about plans and money, by the name of their texts. */
export const MAIL_TOPICS = [
  'trialBegun',
  'trialEnds',
  'trialEnded',
  'receipt',
  'paymentFailed',
  'confirmationNeeded',
  'planEnded',
  'planChanged',
  'changeScheduled',
  'canceled',
  'resumed',
  'withdrawn',
  'refunded',
  'refundFailed',
  'cardExpires',
  'cardRemoved',
  'yearlyRenewal',
  'priceChange',
] as const;

export type MailTopic = (typeof MAIL_TOPICS)[number];
export type MailFacts = z.infer<typeof facts>;

export const billingMail = defineJob(
  'billing.mail',
  z.object({ ownerId: z.string(), topic: z.enum(MAIL_TOPICS), facts }),
);

/** A card was given to an account whose last charge failed: it is tried at once, out of turn. */
export const cardGiven = defineJob('billing.cardGiven', z.object({ ownerId: z.string() }));

/** The provider's word that a payment has moved, without the page that began it: a tab closed meanwhile. */
export const paymentMoved = defineJob(
  'billing.paymentMoved',
  z.object({ ownerId: z.string(), paymentId: z.string() }),
);

/** Fewer seats than before: members without a seat are suspended, those to `keep` last. */
export const seatsLost = defineJob(
  'billing.seatsLost',
  z.object({ ownerId: z.string(), keep: z.array(z.string()).optional() }),
);

/**
 * Queues a mail to an account in the transaction of its cause. `key` names subject and period: of one topic and
 * key, one mail goes out.
 */
export function mailOwner(
  { tx, jobs }: Pick<UnitOfWork, 'tx' | 'jobs'>,
  ownerId: string,
  mail: { topic: MailTopic; key: string; facts: MailFacts },
): Promise<void> {
  const { topic, key, facts: told } = mail;
  const payload = { ownerId, topic, facts: told };
  return jobs.add(billingMail, payload, { on: tx, key: `${topic}:${ownerId}:${key}` });
}

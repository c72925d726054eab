import type { Language } from '#core/language/languages.ts';
import { PAGES } from '#core/screens.ts';
import type { UserRow } from '#server/db/schema/account.ts';
import type { MailIntent } from '#server/platform/mail/mail-intent.ts';
import type { MailTemplate } from '#server/platform/text/text-key.ts';
import { text, type TextParams } from '#server/platform/text/texts.ts';
import { recipient } from '#server/modules/auth/person-name.ts';
import type { MailFacts, MailTopic } from '../events/events.ts';
import { planOf } from '../plans/plans.ts';
import { planName } from '../plans/presenters.ts';
import { chargedOf } from '../transactions/figures.ts';
import { viewLine } from '../subscriptions/invoice-lines.ts';
import { failureOf } from '../transactions/failure.ts';
import type { LineRow, TransactionRow } from '../transactions/repository.ts';
import { dayText, moneyText, momentText } from './formats.ts';

type Told = {
  topic: MailTopic;
  facts: MailFacts;
  /** Of `facts.transactionId`. */
  transaction?: { transaction: TransactionRow; lines: LineRow[] } | undefined;
};
type Person = Pick<UserRow, 'email' | 'firstName' | 'emailVerifiedAt' | 'language' | 'timezone'>;

/** Where a mail's button leads. Plan, cards and cancelling are on the plan page. */
const PAGE_OF: Record<MailTopic, string> = {
  trialBegun: PAGES.plans,
  trialEnds: PAGES.plans,
  trialEnded: PAGES.plans,
  receipt: PAGES.billingHistory,
  paymentFailed: PAGES.plans,
  confirmationNeeded: PAGES.checkout,
  planEnded: PAGES.plans,
  planChanged: PAGES.plans,
  changeScheduled: PAGES.plans,
  canceled: PAGES.plans,
  resumed: PAGES.plans,
  withdrawn: PAGES.billingHistory,
  refunded: PAGES.billingHistory,
  refundFailed: PAGES.billingHistory,
  cardExpires: PAGES.plans,
  cardRemoved: PAGES.plans,
  yearlyRenewal: PAGES.plans,
  priceChange: PAGES.plans,
};

/** Some mails say something else where a card is charged, or where the plan ended at once. */
function templateOf({ topic, facts }: Told): MailTemplate {
  if (topic === 'trialBegun' && facts.hasCard) return 'mail:trialBegunWithCard';
  if (topic === 'trialEnds' && facts.hasCard) return 'mail:trialEndsWithCard';
  if (topic === 'canceled' && !facts.date) return 'mail:canceledNow';
  if (topic === 'refunded' && !facts.reason) return 'mail:refundedWithoutReason';
  return `mail:${topic}`;
}

/** A mail about plans and money, in the person's language and time zone. */
export function composeMail(told: Told, person: Person, publicUrl: string): MailIntent {
  const { topic, facts } = told;
  return {
    ...recipient(person),
    template: templateOf(told),
    params: { name: recipient(person).params.name, ...paramsOf(told, person) },
    url: `${publicUrl}${PAGE_OF[topic]}${topic === 'confirmationNeeded' ? termsQuery(facts) : ''}`,
  };
}

/** The checkout for the terms that are overdue. */
function termsQuery({ planCode, interval, seats }: MailFacts): string {
  const query = new URLSearchParams();
  if (planCode) query.set('plan', planCode);
  if (interval) query.set('interval', interval);
  if (seats !== undefined) query.set('seats', String(seats));
  return `?${query.toString()}`;
}

function paramsOf({ topic, facts, transaction }: Told, person: Person): TextParams {
  const locale = person.language;
  const day = (moment: string | Date) => dayText(new Date(moment), locale, person.timezone);
  const { planCode, amount, before, date, until, failure, card, reason } = facts;
  const paid = transaction && moneyParams(transaction, locale);
  const isLegal = topic === 'withdrawn';
  return {
    ...(planCode && { plan: planName(planOf(planCode), locale), terms: termsText(facts, locale) }),
    ...(before !== undefined && { before: moneyText(before, locale) }),
    ...(date && {
      date: isLegal ? momentText(new Date(date), locale, person.timezone) : day(date),
    }),
    ...(until && { until: day(until) }),
    ...(failure && { failure: failureOf(failure, locale).message }),
    ...(card && { card }),
    ...(reason && { reason }),
    ...(paid && { ...paid, paidOn: day(transaction.transaction.createdAt) }),
    // Of what did not move the transaction names no amount.
    ...(amount !== undefined && { amount: moneyText(amount, locale) }),
  };
}

/** Number, charge and lines of an invoice or a credit note. */
function moneyParams(
  { transaction, lines }: NonNullable<Told['transaction']>,
  locale: Language,
): TextParams {
  return {
    number: transaction.number,
    amount: moneyText(Math.abs(chargedOf(transaction)), locale),
    lines: lines
      .map((line) => `${viewLine(line, locale).description}: ${moneyText(line.amount, locale)}`)
      .join('\n'),
  };
}

function termsText({ planCode, interval = 'month', seats = 0 }: MailFacts, locale: Language) {
  const plan = planName(planOf(planCode ?? 'free'), locale);
  return seats > 0
    ? text(locale, `billing:terms.${interval}Seats`, { plan, count: seats })
    : text(locale, `billing:terms.${interval}`, { plan });
}

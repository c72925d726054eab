import { newId } from '#server/platform/database/ids.ts';
import { renewalKey } from '../engine/account.ts';
import { nextDue, wakeAt } from '../engine/due.ts';
import { mailCalendar, mailsBetween, type DueMail } from '../engine/mail-calendar.ts';
import { renewalQuote, type Pricing, type Quote } from '../engine/quote.ts';
import type { Subscription } from '../engine/subscription.ts';
import { endOnFree, expireIncomplete } from '../engine/transitions.ts';
import { cardRepository, type CardRow } from '../cards/repository.ts';
import { mailOwner, type MailFacts, type UnitOfWork } from '../events/events.ts';
import { isAutomatic } from '../payments/renewal-failure.ts';
import { paymentRepository, type PaymentRow } from '../payments/repository.ts';
import { CURRENCY } from '../plans/plans.ts';
import { cardText } from '../transactions/figures.ts';
import type { SubscriptionRow } from '../subscriptions/entitlement.ts';
import { subscriptionRepository } from '../subscriptions/repository.ts';
import { noteSeats } from '../subscriptions/seat-events.ts';
import { columnsOf, stateOf } from '../subscriptions/state.ts';

/** What is to be done outside the transaction: nothing more, payments to give up first, or one to charge. */
export type NextStep = 'done' | 'again' | { supersede: PaymentRow[] } | { charge: PaymentRow };

/**
 * One step of what time asks of an account, under its lock. A charge is only prepared: its payment is kept, alone
 * for its period, before the provider hears of it.
 */
export async function advance(
  work: UnitOfWork,
  ownerId: string,
  { pricing, isOutOfTurn }: { pricing: Pricing; isOutOfTurn: boolean },
): Promise<NextStep> {
  const { tx, now } = work;
  const row = await subscriptionRepository(tx).lock(ownerId);
  if (!row) return 'done';
  const state = stateOf(row);
  const card = state.autopay ? await cardRepository(tx).findDefault(ownerId) : undefined;
  await sendReminders(work, row, { state, pricing, card });
  const due = nextDue(state);
  if (!due || (due.at > now && !(isOutOfTurn && due.action === 'retry'))) {
    await subscriptionRepository(tx).setDue(ownerId, wakeAt(state, now, card) ?? null);
    return 'done';
  }
  const open = await paymentRepository(tx).listOpen(ownerId);
  switch (due.action) {
    case 'endTrial':
    case 'end':
      // What was begun at the checkout may still be paid: a first plan after a trial.
      await save(work, row, state, endOnFree(state));
      return 'again';
    case 'expireIncomplete':
      if (open.length > 0) return { supersede: open };
      await save(work, row, state, expireIncomplete(state, now));
      return 'again';
    default:
      return prepareCharge(work, ownerId, renewalQuote(state, pricing), open);
  }
}

async function save(
  work: UnitOfWork,
  { ownerId, ...row }: SubscriptionRow,
  before: Subscription,
  next: Subscription,
): Promise<void> {
  const { tx, now } = work;
  const { planCode, interval, seats } = row;
  const columns = columnsOf(next, { planCode, interval, seats }, now);
  await subscriptionRepository(tx).save(ownerId, columns, now);
  await noteSeats(work, ownerId, { before, next });
}

async function prepareCharge(
  { tx, now }: UnitOfWork,
  ownerId: string,
  quote: Quote,
  open: readonly PaymentRow[],
): Promise<NextStep> {
  const ledgerKey = renewalKey(quote);
  const begun = open.find((payment) => isAutomatic(payment) && payment.ledgerKey === ledgerKey);
  const others = open.filter((payment) => payment !== begun);
  if (others.length > 0) return { supersede: others };
  if (begun) return { charge: begun };
  const card = await cardRepository(tx).findDefault(ownerId);
  const payment: PaymentRow = {
    id: newId(),
    ownerId,
    quoteId: null,
    ledgerKey,
    requestKey: null,
    status: 'processing',
    quote,
    couponCode: null,
    amount: quote.dueToday,
    currency: CURRENCY,
    providerId: null,
    cardId: card?.id ?? null,
    failureCode: null,
    transactionId: null,
    consentVersion: null,
    consentAddress: null,
    consentLanguage: null,
    refunded: 0,
    createdAt: now,
    updatedAt: now,
  };
  await paymentRepository(tx).insertPayment(payment);
  return { charge: payment };
}

/** Reminders whose moment has come; of those that are late, the newest of a kind, and none after its date. */
async function sendReminders(
  work: UnitOfWork,
  { ownerId, dueAt }: SubscriptionRow,
  about: { state: Subscription; pricing: Pricing; card: CardRow | undefined },
): Promise<void> {
  const { state, pricing, card } = about;
  const { now } = work;
  const { terms, period, trial } = state;
  if (!terms || !period) return;
  const from = dueAt ?? now;
  const due = mailsBetween(mailCalendar(state, card), from, new Date(now.getTime() + 1));
  const newest = new Map<DueMail['topic'], DueMail>();
  for (const mail of due.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    if (mail.topic === 'trialEnded' || now < period.end) newest.set(mail.topic, mail);
  for (const { topic, key } of newest.values()) {
    const charged = state.autopay && { amount: renewalQuote(state, pricing).dueToday };
    const facts: MailFacts = {
      ...terms,
      date: period.end.toISOString(),
      ...(trial && { hasCard: state.autopay }),
      ...charged,
      ...(topic === 'cardExpires' && card && expiryOf(card)),
    };
    await mailOwner(work, ownerId, { topic, key, facts });
  }
}

/** A card and its last day, at an hour that is the same day in nearly every time zone. */
function expiryOf({ brand, last4, expMonth, expYear }: CardRow): MailFacts {
  const card = cardText({ cardBrand: brand, cardLast4: last4 });
  return {
    ...(card && { card }),
    date: new Date(Date.UTC(expYear, expMonth, 0, 11)).toISOString(),
  };
}

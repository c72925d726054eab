import { DAY_MS } from '#core/time.ts';
import type { Subscription } from './subscription.ts';

export type ExpiringCard = { id: string; expMonth: number; expYear: number };

/** A mail with the moment it is due. It goes out once for each `key`. */
export type DueMail = {
  topic: 'trialEnds' | 'trialEnded' | 'yearlyRenewal' | 'cardExpires';
  at: Date;
  key: string;
};

/** Days before a trial's end on which its mail goes out: earlier with a card, since it converts. */
const TRIAL_DAYS_BEFORE = { withCard: [9], withoutCard: [7, 1] } as const;
const RENEWAL_DAYS_BEFORE = 30;
const CARD_DAYS_BEFORE = 30;

const before = (moment: Date, days: number) => new Date(moment.getTime() - days * DAY_MS);

/** The mails that follow from a subscription and its default card, each with its moment. */
export function mailCalendar(subscription: Subscription, card?: ExpiringCard): DueMail[] {
  return [
    ...trialMails(subscription),
    ...renewalMails(subscription),
    ...cardMails(subscription, card),
  ];
}

/** The mails that are due from a moment (with it) to another (without it). */
export function mailsBetween(calendar: readonly DueMail[], from: Date, to: Date): DueMail[] {
  return calendar.filter(({ at }) => at >= from && at < to);
}

function trialMails({ status, trial, autopay }: Subscription): DueMail[] {
  if (status !== 'trialing' || !trial) return [];
  const { end } = trial;
  const key = end.toISOString();
  const days = autopay ? TRIAL_DAYS_BEFORE.withCard : TRIAL_DAYS_BEFORE.withoutCard;
  const reminders = days.map((count): DueMail => ({
    topic: 'trialEnds',
    at: before(end, count),
    key: `trialEnds:${key}:${count}`,
  }));
  return autopay
    ? reminders
    : [...reminders, { topic: 'trialEnded', at: end, key: `trialEnded:${key}` }];
}

function renewalMails({ status, terms, period, autopay }: Subscription): DueMail[] {
  if (status !== 'active' || !autopay || terms?.interval !== 'year' || !period) return [];
  const { end } = period;
  const at = before(end, RENEWAL_DAYS_BEFORE);
  return [{ topic: 'yearlyRenewal', at, key: `yearlyRenewal:${end.toISOString()}` }];
}

/** A card holds to the last day of its month, so its mail goes out 30 days before the next month begins. */
function cardMails({ autopay }: Subscription, card: ExpiringCard | undefined): DueMail[] {
  if (!card || !autopay) return [];
  const end = new Date(Date.UTC(card.expYear, card.expMonth, 1));
  const key = `cardExpires:${card.id}:${card.expYear}-${card.expMonth}`;
  return [{ topic: 'cardExpires', at: before(end, CARD_DAYS_BEFORE), key }];
}

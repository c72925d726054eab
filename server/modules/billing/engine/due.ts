import { mailCalendar, type ExpiringCard } from './mail-calendar.ts';
import { INCOMPLETE_MS, type Subscription } from './subscription.ts';

/** What time alone makes of a subscription, and when. */
export type DueAction = {
  at: Date;
  action: 'endTrial' | 'convert' | 'renew' | 'retry' | 'end' | 'expireIncomplete';
};

/** The next thing that is due by itself; nothing on Free. */
export function nextDue(subscription: Subscription): DueAction | undefined {
  const { status, period, trial, autopay, dunning, incomplete } = subscription;
  switch (status) {
    case 'trialing':
      return trial && { at: trial.end, action: autopay ? 'convert' : 'endTrial' };
    case 'active':
      return period && { at: period.end, action: 'renew' };
    case 'canceling':
      return period && { at: period.end, action: 'end' };
    case 'pastDue':
      return dunning && { at: dunning.nextTryAt, action: 'retry' };
    case 'incomplete': {
      if (!incomplete) return undefined;
      const at = new Date(incomplete.since.getTime() + INCOMPLETE_MS);
      return { at, action: 'expireIncomplete' };
    }
    default:
      return undefined;
  }
}

/** When time alone next asks for something, an action or a mail; mails up to `now` count as sent. */
export function wakeAt(
  subscription: Subscription,
  now: Date,
  card?: ExpiringCard,
): Date | undefined {
  const action = nextDue(subscription)?.at;
  const mails = mailCalendar(subscription, card).map(({ at }) => at);
  const moments = [...(action ? [action] : []), ...mails.filter((at) => at > now)];
  return moments.toSorted((a, b) => a.getTime() - b.getTime())[0];
}

import { HOUR_MS } from '#core/time.ts';
import type { Database } from '#server/db/client.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { defineRecurringJob } from '#server/platform/jobs/topic.ts';
import type { Clock } from '#server/ports/clock.ts';
import {
  agreeOnPrice,
  isSamePrice,
  nextAgreed,
  priceOnList,
  withNextAgreed,
  type UnitPrice,
} from '../engine/price.ts';
import { renewalQuote, type Pricing } from '../engine/quote.ts';
import type { Subscription } from '../engine/subscription.ts';
import { applyPaid } from '../engine/transitions.ts';
import { mailOwner } from '../events/events.ts';
import { INTERVALS } from '../plans/plans.ts';
import { subscriptionRepository } from '../subscriptions/repository.ts';
import { columnsOf, stateOf } from '../subscriptions/state.ts';

type Deps = { db: Database; clock: Clock; jobs: Jobs; pricing: Pricing };

const priceJob = defineRecurringJob('billing.prices', HOUR_MS);
const PAID_PLANS = ['pro', 'team', 'business'] as const;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const PAGE = 50;

/** Compares what accounts pay with the price list: a higher price is mailed 30 days before it is charged. */
export function createPriceNotices({ db, clock, jobs, pricing }: Deps) {
  /** Agrees on the list's price for one account, or mails its owner a higher one, once. */
  function announce(ownerId: string): Promise<void> {
    return db.transaction(async (tx) => {
      const now = clock.now();
      const state = stateOf(await subscriptionRepository(tx).lock(ownerId));
      const terms = state.pending ?? state.terms;
      if (!terms || !state.autopay) return;
      const before = nextAgreed(state);
      const agreed = agreeOnPrice(before, terms, now);
      // No quote rests on it, so the revision stays: what is bought today costs what the list says.
      const next = withNextAgreed(state, agreed);
      await subscriptionRepository(tx).save(ownerId, columnsOf(next, terms, now), now);
      if (!agreed.notice || isSamePrice(agreed.notice.price, before?.notice?.price)) return;
      const { first, atOldPrice } = firstAtNewPrice(next, agreed.notice.price);
      const date = first.period.start.toISOString();
      const { plan, seat } = agreed.notice.price;
      await mailOwner({ tx, jobs }, ownerId, {
        topic: 'priceChange',
        key: `${date}:${plan}:${seat}`,
        facts: { ...terms, date, amount: first.total, before: atOldPrice.total },
      });
    });
  }

  /** The first renewal at a price that was mailed, and the same one at the price before. */
  function firstAtNewPrice(subscription: Subscription, price: UnitPrice) {
    let state = subscription;
    for (;;) {
      const first = renewalQuote(state, pricing);
      const agreed = nextAgreed(state);
      if (isSamePrice(first.price, price) || !agreed) {
        const old = agreed ? withNextAgreed(state, { price: agreed.price }) : state;
        return { first, atOldPrice: renewalQuote(old, pricing) };
      }
      state = applyPaid(state, first, first.period.start);
    }
  }

  async function announceAll(): Promise<void> {
    for (const planCode of PAID_PLANS)
      for (const interval of INTERVALS) {
        const list = priceOnList({ planCode, interval });
        let last: string | undefined = FIRST_ID;
        while (last) {
          const page: string[] = await subscriptionRepository(db).listOffList(list, last, PAGE);
          for (const ownerId of page) await announce(ownerId);
          last = page.at(-1);
        }
      }
  }
  jobs.repeat(priceJob, announceAll);

  return { announceAll };
}

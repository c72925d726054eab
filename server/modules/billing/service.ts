import type { Database } from '#server/db/client.ts';
import type { UserRow } from '#server/db/schema/account.ts';
import type {
  SubscriptionPlans,
  SubscriptionSummary,
  TransactionPage,
} from '#contract/generated/schemas.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import { pageOf, paging, parseSort } from '#server/platform/http/pagination.ts';
import { problemsOf, type QueryOf } from '#server/contract.ts';
import type { Clock } from '#server/ports/clock.ts';
import {
  accountFiguresRepository,
  type AccountFigures,
} from './subscriptions/figures-repository.ts';
import { subscriptionRepository, type Account } from './subscriptions/repository.ts';
import type { Pricing } from './engine/quote.ts';
import { CURRENCY, PLANS } from './plans/plans.ts';
import { filterOf } from './transactions/filter.ts';
import { presentTransaction } from './transactions/ledger.ts';
import { presentPlan } from './plans/presenters.ts';
import { entitlementOf, trialDaysLeft, type Entitlement } from './subscriptions/entitlement.ts';
import { presentSubscriptionSummary, presentSubscription } from './subscriptions/presenters.ts';
import { transactionRepository, SORT_FIELDS } from './transactions/repository.ts';
import { trialRepository } from './subscriptions/trial-repository.ts';
import { trialAddressHash, trialEligibility } from './subscriptions/trials.ts';

const { problem } = problemsOf<'listSubscriptionPlans' | 'listTransactions'>();

export type BillingService = ReturnType<typeof createBillingService>;

export function createBillingService({
  db,
  clock,
  pricing,
}: {
  db: Database;
  clock: Clock;
  pricing: Pricing;
}) {
  const transactions = transactionRepository(db);
  const subscriptions = subscriptionRepository(db);
  const figures = accountFiguresRepository(db);
  async function accountOf(userId: string): Promise<Account> {
    const account = await subscriptions.findAccount(userId);
    if (!account) throw problem('unauthenticated');
    return account;
  }

  async function stateOf(account: Account, now: Date) {
    const trialUsed = await trialRepository(db).wasBegun(
      account.id,
      trialAddressHash(account.email),
    );
    return { trialUsed, entitlement: entitlementOf(account.subscription, now) };
  }

  return {
    async listSubscriptionPlans({ caller, locale }: CallerContext): Promise<SubscriptionPlans> {
      const account = await accountOf(caller.id);
      const now = clock.now();
      const { trialUsed, entitlement } = await stateOf(account, now);
      const { emailVerified } = account;
      return {
        plans: PLANS.map((plan) => presentPlan(plan, locale, plan.code === entitlement.plan.code)),
        subscription: presentSubscription(account.subscription, { now, pricing, locale }),
        trial: trialEligibility(entitlement, { trialUsed, emailVerified }),
        currency: CURRENCY,
      };
    },

    /** @throws ProblemError 422 when a filter is not valid. */
    async listTransactions(
      query: QueryOf<'listTransactions'>,
      { caller, locale }: CallerContext,
    ): Promise<TransactionPage> {
      const page = paging(query);
      const order = parseSort(query.sort, SORT_FIELDS, { field: 'createdAt', descending: true });
      const filter = filterOf(caller.id, query);
      const [rows, sums] = await Promise.all([
        transactions.list(filter, order, page),
        transactions.sum(filter),
      ]);
      const items = rows.map(({ transaction, lines }) =>
        presentTransaction(transaction, lines, locale),
      );
      const { paid, refunded } = sums;
      const totals = { currency: CURRENCY, paid, refunded, net: paid - refunded };
      return { ...pageOf(items, sums.count, page), totals };
    },

    /** The account that a person belongs to: a sub-user's is the client's. */
    accountOf,

    /** A person's role now: `client` is never stored, but anybody alone who holds a plan with seats. */
    roleOf(stored: UserRow['role'], { subscription }: Account): UserRow['role'] {
      const { plan } = entitlementOf(subscription, clock.now());
      return stored === 'individual' && plan.seats.max > 0 ? 'client' : stored;
    },

    /**
     * A person with account, plan and use as of now; `address` is theirs, as far as the caller knows it.
     * @throws ProblemError 401 when the person is gone.
     */
    async figuresOf(userId: string, address?: string): Promise<AccountFigures> {
      const read = await figures.find(userId, { now: clock.now(), address });
      if (!read) throw problem('unauthenticated');
      return read;
    },

    /** For the profile. A trial is looked for again only where its account has another address than was asked for. */
    async summaryOf(read: AccountFigures): Promise<SubscriptionSummary> {
      const { account, at: now } = read;
      const isAsked = read.trialUsed || read.address === account.email;
      const trialUsed = isAsked ? read.trialUsed : (await stateOf(account, now)).trialUsed;
      const entitlement = entitlementOf(account.subscription, now);
      return presentSubscriptionSummary(entitlement, { trialUsed, now });
    },

    /** Rights by figures, and the begun days of a running trial; nothing of those when none runs. */
    standingOf({ account, at: now }: AccountFigures) {
      const entitlement = entitlementOf(account.subscription, now);
      return { entitlement, trialDaysLeft: trialDaysLeft(entitlement, now) };
    },

    /** What the account that a person belongs to has now; `on` is the transaction that it counts in. */
    async entitlementOf(userId: string, on: Database = db): Promise<Entitlement> {
      const account = await subscriptionRepository(on).findAccount(userId);
      return entitlementOf(account?.subscription, clock.now());
    },
  };
}

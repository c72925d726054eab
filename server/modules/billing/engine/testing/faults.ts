import { planOf, planPrice, seatPrice } from '#server/modules/billing/plans/plans.ts';
import { addMonths } from '../months.ts';
import { changed } from '../transitions.ts';
import { quoted, relined, retaxed } from './altered-quotes.ts';
import { RULES, type Rules } from './rules.ts';

/** Rules that are wrong in one way each, as people get them wrong, and a part of the finding that each has to lead to. */
export const FAULTS: { [name: string]: { found: string; rules: Partial<Rules> } } = {
  'unused time is not given back': {
    found: 'was paid for what is worth',
    rules: {
      quoteFor: (subscription, terms, now, pricing) =>
        quoted(RULES.quoteFor(subscription, terms, now, pricing), (quote) =>
          relined(
            quote,
            retaxed(
              quote.lines.filter(({ kind }) => kind !== 'proration'),
              pricing.taxRate,
            ),
            subscription.balance,
          ),
        ),
    },
  },
  'more seats cost the whole period': {
    found: 'the price of the list, by the second',
    rules: {
      quoteFor: (subscription, terms, now, pricing) =>
        quoted(RULES.quoteFor(subscription, terms, now, pricing), (quote) =>
          relined(
            quote,
            retaxed(
              quote.lines.map((line) => {
                if (line.kind !== 'seats' || !line.part) return line;
                const unitAmount = planOf(terms.planCode).seats.price;
                return { ...line, unitAmount, amount: line.quantity * unitAmount };
              }),
              pricing.taxRate,
            ),
            subscription.balance,
          ),
        ),
    },
  },
  'a part of a period is rounded down': {
    found: 'the price of the list, by the second',
    rules: {
      quoteFor: (subscription, terms, now, pricing) =>
        quoted(RULES.quoteFor(subscription, terms, now, pricing), (quote) =>
          relined(
            quote,
            retaxed(
              quote.lines.map((line) => {
                const { kind, part, quantity } = line;
                if (!part || (kind !== 'plan' && kind !== 'seats')) return line;
                const price = kind === 'plan' ? planPrice : seatPrice;
                const whole = price(planOf(terms.planCode), terms.interval);
                const unitAmount = Math.floor((whole * part.seconds) / part.ofSeconds);
                return { ...line, unitAmount, amount: quantity * unitAmount };
              }),
              pricing.taxRate,
            ),
            subscription.balance,
          ),
        ),
    },
  },
  'tax is rounded down': {
    found: 'the tax to the cent',
    rules: {
      renewalQuote: (subscription, pricing) => {
        const quote = RULES.renewalQuote(subscription, pricing);
        const tax = Math.floor(((quote.subtotal - quote.discount) * pricing.taxRate) / 10_000);
        const lines = quote.lines.map((line) =>
          line.kind === 'tax' ? { ...line, unitAmount: tax, amount: tax } : line,
        );
        return relined(quote, lines, subscription.balance);
      },
    },
  },
  'a renewal costs what the list said before': {
    found: 'the price of the list, by the second',
    rules: {
      renewalQuote: (subscription, pricing) => {
        const quote = RULES.renewalQuote(subscription, pricing);
        const lines = quote.lines.map((line) => {
          if (line.kind !== 'plan') return line;
          const unitAmount = line.unitAmount - 100;
          return { ...line, unitAmount, amount: line.quantity * unitAmount };
        });
        return relined(quote, retaxed(lines, pricing.taxRate), subscription.balance);
      },
    },
  },
  'a line is a cent off its total': {
    found: 'the lines add up to',
    rules: {
      quoteFor: (subscription, terms, now, pricing) =>
        quoted(RULES.quoteFor(subscription, terms, now, pricing), (quote) => ({
          ...quote,
          total: quote.total + 1,
        })),
    },
  },
  'an event is applied twice': {
    found: 'changed something',
    rules: {
      enterPaid: (account, key, quote, paidAt) => {
        const again = RULES.enterPaid({ ...account, ledger: [] }, key, quote, paidAt);
        return { ...again, ledger: [...account.ledger, ...again.ledger] };
      },
    },
  },
  'a quote that no longer holds is charged': {
    found: 'by a quote that no longer holds',
    rules: { isCurrent: () => true },
  },
  'credit is used and kept': {
    found: 'the books say',
    rules: {
      enterPaid: (account, key, quote, paidAt) =>
        RULES.enterPaid(account, key, { ...quote, balance: account.subscription.balance }, paidAt),
    },
  },
  'a small amount is forgotten': {
    found: 'the books say',
    rules: {
      enterPaid: (account, key, quote, paidAt) =>
        RULES.enterPaid(account, key, { ...quote, balance: Math.max(0, quote.balance) }, paidAt),
    },
  },
  'a small amount is charged': {
    found: 'no card is charged',
    rules: {
      renewalQuote: (subscription, pricing) => {
        const quote = RULES.renewalQuote(subscription, pricing);
        return { ...quote, dueToday: quote.dueToday + quote.carried, carried: 0 };
      },
      quoteFor: (subscription, terms, now, pricing) =>
        quoted(RULES.quoteFor(subscription, terms, now, pricing), (quote) => ({
          ...quote,
          dueToday: quote.dueToday + quote.carried,
          carried: 0,
          balance: Math.max(0, quote.balance),
        })),
    },
  },
  'the anchor drifts after a short month': {
    found: 'a period that ends on',
    rules: {
      renewalQuote: (subscription, pricing) => {
        const quote = RULES.renewalQuote(subscription, pricing);
        const { start } = quote.period;
        const months = quote.terms.interval === 'year' ? 12 : 1;
        const period = { start, end: addMonths(start, months) };
        return { ...quote, period, holds: period };
      },
    },
  },
  'further seats are given in a trial without a card': {
    found: 'a trial that was not granted',
    rules: {
      startTrial: (subscription, terms, about) => {
        const step = RULES.startTrial(subscription, terms, about);
        return step.ok ? { ok: true, next: { ...step.next, terms } } : step;
      },
    },
  },
  'the trial is given again after it ended': {
    found: 'a second trial',
    rules: {
      startTrial: (subscription, terms, { now }) => {
        const { trial: _, ...rest } = subscription;
        return RULES.startTrial(rest, terms, { now, trialUsed: false });
      },
    },
  },
  'cancelling leaves autopay on': {
    found: 'autopay goes on after cancelling',
    rules: {
      cancelAutopay: (subscription) => {
        const step = RULES.cancelAutopay(subscription);
        return step.ok ? { ok: true, next: { ...step.next, autopay: subscription.autopay } } : step;
      },
    },
  },
  'a smaller plan begins at once': {
    found: 'a scheduled change began at once',
    rules: {
      scheduleChange: (subscription, wanted) => {
        const step = RULES.scheduleChange(subscription, wanted);
        return step.ok ? { ok: true, next: { ...step.next, terms: wanted } } : step;
      },
    },
  },
  'a scheduled change is forgotten': {
    found: 'a scheduled change was forgotten',
    rules: {
      renewalQuote: (subscription, pricing) => {
        const { pending: _, pendingAgreed: __, ...rest } = subscription;
        return RULES.renewalQuote(rest, pricing);
      },
    },
  },
  'dunning never ends': {
    found: 'without having paid for',
    rules: {
      renewalFailed: (subscription, now, needsConfirmation) => {
        const failed = RULES.renewalFailed(subscription, now, needsConfirmation);
        if (failed.status !== 'canceled' || !subscription.dunning) return failed;
        const nextTryAt = new Date(now.getTime() + 86_400_000);
        return changed(subscription, { dunning: { ...subscription.dunning, nextTryAt } });
      },
    },
  },
  'a renewal is charged again at every try': {
    found: 'charged twice for one period',
    rules: {
      renewalKey: (quote) => `${RULES.renewalKey(quote)}:${Math.random()}`,
      paymentKey: (_quote, quoteId) => `quote:${quoteId}`,
    },
  },
  'a plan holds before it is paid': {
    found: 'without having paid for',
    rules: {
      beginPayment: (subscription, now) => {
        const begun = RULES.beginPayment(subscription, now);
        return begun.status === 'incomplete' && begun.terms
          ? changed(begun, {
              status: 'active',
              autopay: true,
              incomplete: undefined,
              anchor: now,
              period: { start: now, end: addMonths(now, begun.terms.interval === 'year' ? 12 : 1) },
            })
          : begun;
      },
    },
  },
  'the withdrawal pays back what was paid back': {
    found: 'paid back',
    rules: {
      withdraw: (subscription, ledger, now) =>
        RULES.withdraw(
          subscription,
          ledger.filter(({ kind }) => kind !== 'refund'),
          now,
        ),
    },
  },
  'the right to withdraw is not used up': {
    found: 'withdrew twice',
    rules: {
      withdraw: (subscription, ledger, now) => {
        const { withdrawnAt: _, ...rest } = subscription;
        const decision = RULES.withdraw(rest, ledger, now);
        if (!decision.ok) return decision;
        const entries = decision.entries.map((entry) => ({
          ...entry,
          key: `${entry.key}:${+now}`,
        }));
        return { ...decision, entries };
      },
    },
  },
  'the withdrawal keeps the credit': {
    found: 'the books say',
    rules: {
      withdraw: (subscription, ledger, now) => {
        const decision = RULES.withdraw(subscription, ledger, now);
        if (!decision.ok) return decision;
        return { ...decision, entries: decision.entries.filter(({ kind }) => kind !== 'credit') };
      },
    },
  },
  'a refund exceeds the payment': {
    found: 'paid back',
    rules: {
      enterRefund: (account, { key, of, amount, at }) => ({
        ...account,
        ledger: [...account.ledger, { kind: 'refund', key, of, amount, at }],
      }),
    },
  },
};

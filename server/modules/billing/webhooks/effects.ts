import type { Database } from '#server/db/client.ts';
import type { ExternalPayments, ProviderEvent } from '#server/ports/payments.ts';
import { changeCard, dropCard } from '../cards/card-changes.ts';
import { customerRepository } from '../cards/customer-repository.ts';
import { keepSetup } from '../cards/keep-setup.ts';
import { cardRepository } from '../cards/repository.ts';
import { setupRepository } from '../cards/setup-repository.ts';
import type { Pricing } from '../engine/quote.ts';
import type { UnitOfWork } from '../events/events.ts';
import { closeFailed } from '../payments/close-failed.ts';
import { isAutomatic } from '../payments/renewal-failure.ts';
import { paymentRepository } from '../payments/repository.ts';
import { settlePayment } from '../payments/settle.ts';
import { enterFoundRefund } from '../refunds/found-refund.ts';
import { eventRepository } from './repository.ts';

/** What is entered, in the transaction that notes the event. */
export type Effect = (work: UnitOfWork) => Promise<void>;

type Read = (subjectId: string) => Promise<Effect | undefined>;
type Deps = { db: Database; provider: ExternalPayments; pricing: Pricing };

/**
 * Reads what an event is about from the provider, and says what is to be entered; nothing for what belongs to
 * another product of the same provider's account.
 */
export function createEffects({
  db,
  provider,
  pricing,
}: Deps): Record<ProviderEvent['subject'], Read> {
  const readPayment: Read = async (providerId) => {
    const payment = await paymentRepository(db).findNamed(providerId);
    const known = payment && (await provider.findPayment(providerId));
    if (!known || known.status === 'requiresAction') return undefined;
    // Payment at the checkout: the person may still choose another card.
    const isAttended = !isAutomatic(payment) && payment.cardId === null;
    if (known.status === 'failed' && isAttended) return undefined;
    const outcome = await closeFailed(provider, known);
    return async (work) => void (await settlePayment(work, payment, outcome));
  };

  return {
    payment: readPayment,

    /** A card whose set-up succeeded is saved, though its page may have been closed. */
    async setup(providerId) {
      const setup = await setupRepository(db).findNamed(providerId);
      const found = setup && (await provider.findSetup(providerId));
      const { status, card } = found ?? {};
      if (!setup || status !== 'succeeded' || !card) return undefined;
      return async (work) =>
        void (await keepSetup(work, setup, { card, makeDefault: false, pricing }));
    },

    async refund(providerId) {
      const found = await provider.findRefund(providerId);
      const payment = found && (await paymentRepository(db).findNamed(found.paymentId));
      if (!payment) return undefined;
      // Its event may have overtaken the payment's.
      const settle = await readPayment(found.paymentId);
      return async (work) => {
        await settle?.(work);
        await enterFoundRefund(work, payment, found);
      };
    },

    async card(providerId) {
      const saved = await cardRepository(db).findNamed(providerId);
      if (!saved) return undefined;
      const found = await provider.findCard(providerId);
      return (work) =>
        found?.isSaved ? changeCard(work, saved, found.card) : dropCard(work, saved);
    },

    /** A customer who was deleted at the provider has no card any more; the next payment makes a new one. */
    async customer(providerId) {
      const ownerId = await customerRepository(db).findOwner(providerId);
      if (!ownerId || !(await provider.isCustomerDeleted(providerId))) return undefined;
      return async (work) => {
        for (const card of await cardRepository(work.tx).list(ownerId)) await dropCard(work, card);
      };
    },

    async dispute(providerId) {
      const found = await provider.findDispute(providerId);
      const payment = found && (await paymentRepository(db).findNamed(found.paymentId));
      if (!payment) return undefined;
      return ({ tx, now }) => eventRepository(tx).saveDispute(found, payment.id, now);
    },
  };
}

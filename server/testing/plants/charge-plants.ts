import type { Plant } from './plant.ts';

/** Faults of charges, put back. */
export const CHARGE_PLANTS: readonly Plant[] = [
  {
    name: 'a payment that is repeated is named again, and charged again',
    replacements: [
      {
        file: 'modules/billing/payments/service.ts',
        find: 'key: `payment_${id}`',
        replace: 'key: `payment_${newId()}`',
      },
    ],
    suite: 'charge-crashes.test.ts',
    test: 'charges exactly once',
  },
  {
    name: 'Stripe is asked for a payment by a key that a repeat does not have',
    replacements: [
      {
        file: 'adapters/payments/stripe-payments.ts',
        find: 'idempotencyKey: `${key}_${id}`',
        replace: 'idempotencyKey: `${key}_${id}_${Math.random()}`',
      },
    ],
    suite: 'charge-crashes.test.ts',
    test: 'charges exactly once',
  },
  {
    name: 'a renewal is charged without looking for what there is',
    replacements: [
      {
        file: 'modules/billing/renewal/charge.ts',
        find: '? await provider.findPayment(payment.providerId)',
        replace:
          '? await provider.createPayment({ key: `${id}_${Math.random()}`, ownerId, amount, currency })',
      },
    ],
    suite: 'charge-crashes.test.ts',
    test: 'charges exactly once',
  },
];

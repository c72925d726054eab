import type { OperationId } from './generated/operations.ts';

/** What a later issue builds: these operations answer the one shared 501 problem. */
export const owed = [
  'createPayment',
  'createFreeTrialPayment',
  'verifyPayment',
  'saveCard',
  'cancelAutopayment',
  'addSubUsers',
  'removeSubUser',
] as const satisfies readonly OperationId[];

export type Owed = (typeof owed)[number];

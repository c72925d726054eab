/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `processing`: ask again soon. `requiresAction`: the bank wants the person to confirm.
 */
export type PaymentStatus = typeof PaymentStatus[keyof typeof PaymentStatus];


export const PaymentStatus = {
  succeeded: 'succeeded',
  processing: 'processing',
  requiresAction: 'requiresAction',
  failed: 'failed',
} as const;

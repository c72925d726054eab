import type { Ref } from 'react';

/** What the card is entered for: a payment of an amount in minor units, or to be kept for later. */
export type CardPurpose =
  | { kind: 'payment'; amount: number; currency: string }
  | { kind: 'setup'; currency: string };

/** What the provider said when the card was confirmed; `failed` charged nothing. */
export type CardConfirmation =
  | { status: 'succeeded' | 'processing' | 'requiresAction' }
  | { status: 'failed'; message: string }
  /** No answer came: whether the card was charged is not known here. */
  | { status: 'unanswered'; message: string };

/** How a page drives the card form, whichever provider's it is. */
export type CardFormHandle = {
  /** Checks what was entered; false when the form shows something to correct. */
  validate(): Promise<boolean>;
  /** Confirms a payment or a set-up. `returnUrl` is where a bank's own page comes back to. */
  confirm(intent: { clientSecret: string; returnUrl: string }): Promise<CardConfirmation>;
};

export type CardFormProps = { ref: Ref<CardFormHandle>; purpose: CardPurpose };

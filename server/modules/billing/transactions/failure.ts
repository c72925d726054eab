import type { PaymentFailure } from '#contract/generated/schemas.ts';
import type { Language } from '#core/language/languages.ts';
import { text } from '#server/platform/text/texts.ts';

/** The contract's list; a code that it does not have is none of the record's. */
const CODES: Record<PaymentFailure['code'], true> = {
  card_declined: true,
  insufficient_funds: true,
  expired_card: true,
  authentication_required: true,
  authentication_failed: true,
  processing_error: true,
};

const isListed = (code: string): code is PaymentFailure['code'] => Object.hasOwn(CODES, code);

/** Why a payment failed, for the person. What a provider tells beyond the list is a failure to process. */
export function failureOf(told: string, language: Language): PaymentFailure {
  const code = isListed(told) ? told : 'processing_error';
  return { code, message: text(language, `billing:failures.${code}`) };
}

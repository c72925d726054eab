import { RENEWAL_CONSENT_VERSION } from '#core/renewal-consent.ts';
import type { Acceptance } from '#server/platform/terms-acceptance-store.ts';
import { problemsOf } from '#server/contract.ts';

const { invalid } = problemsOf<
  'createPayment' | 'createFreeTrialPayment' | 'createSetupIntent' | 'continueTrial'
>();

/** Versions of the sentence about renewal that the interface has shown. */
const VERSIONS: ReadonlySet<string> = new Set([RENEWAL_CONSENT_VERSION]);

/** The acceptance of the terms that came with a trial or a payment. */
export const acceptedBy = (
  { caller, ip, locale }: { caller: { id: string }; ip: string; locale: string },
  occasion: 'trial' | 'payment',
  acceptedAt: Date,
): Acceptance => ({ userId: caller.id, address: ip, language: locale, occasion, acceptedAt });

/** @throws ProblemError 422 for a sentence that was never shown. */
export function checkConsent({ textVersion }: { textVersion: string }): void {
  if (!VERSIONS.has(textVersion))
    throw invalid([{ field: 'renewalConsent.textVersion', code: 'unknown' }]);
}

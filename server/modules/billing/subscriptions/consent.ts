import { RENEWAL_CONSENT_VERSION } from '#core/renewal-consent.ts';
import { problemsOf } from '#server/contract.ts';

const { invalid } = problemsOf<'createPayment' | 'createFreeTrialPayment' | 'createSetupIntent'>();

/** Versions of the sentence about renewal that the interface has shown. */
const VERSIONS: ReadonlySet<string> = new Set([RENEWAL_CONSENT_VERSION]);

/** @throws ProblemError 422 for a sentence that was never shown. */
export function checkConsent({ textVersion }: { textVersion: string }): void {
  if (!VERSIONS.has(textVersion))
    throw invalid([{ field: 'renewalConsent.textVersion', code: 'unknown' }]);
}

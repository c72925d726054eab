/**
 * The version of the sentence that says that a plan renews by itself (`checkout.renewal.*` of the texts).
 * It is kept with a person's consent, so another wording gets another day.
 */
export const RENEWAL_CONSENT_VERSION = '2026-11-01';

/**
 * The version of the built-in terms (`legal.terms` of the interface's texts). It is kept with each acceptance, so
 * another wording gets another day.
 */
export const TERMS_VERSION = '2026-11-01';

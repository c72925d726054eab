/** Accented English that shows what is not translated; development and tests only. */
export const PSEUDO_LOCALE = 'en-XA';

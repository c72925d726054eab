/** The product's name and what names derive from it: storage keys, cookies, titles. */
export const BRAND = {
  name: 'Promptwell',
  /** The company in the footer. */
  company: 'Promptwell',
  /** Every storage key and cookie starts with this. */
  prefix: 'promptwell',
  /** Document titles end in it: 'Screen · Admin Panel'. */
  titleSuffix: 'Admin Panel',
} as const;

/** A storage key of the product's, as in `promptwell.accessToken`. */
export function storageKey(name: string): string {
  return `${BRAND.prefix}.${name}`;
}

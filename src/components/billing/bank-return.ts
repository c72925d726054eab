/** What was agreed to when the card was entered, as `saveCard` takes it. */
export type CardTerms = {
  makeDefault: boolean;
  /** Of an overdue renewal that the card pays at once, in minor units. */
  overdueAmount?: number | undefined;
};
type ReturnedSetup = CardTerms & { setupIntentId: string };

/** What Stripe appends to the address that a bank's own page returns to; the secrets among it open the intent. */
const APPENDED = [
  'setup_intent',
  'setup_intent_client_secret',
  'payment_intent',
  'payment_intent_client_secret',
  'redirect_status',
  'source_type',
] as const;
const DEFAULT = 'makeDefault';
const OVERDUE = 'overdueAmount';

/** Where the bank's own page returns to from the set-up of a card, with what was agreed to. */
export function setupReturnUrl(path: string, { makeDefault, overdueAmount }: CardTerms): string {
  const url = new URL(path, window.location.href);
  if (makeDefault) url.searchParams.set(DEFAULT, 'true');
  if (overdueAmount !== undefined) url.searchParams.set(OVERDUE, String(overdueAmount));
  return url.href;
}

/** The set-up that a bank's page returns from. Whether it succeeded only the server is asked. */
export function readReturnedSetup(search: URLSearchParams): ReturnedSetup | undefined {
  const setupIntentId = search.get('setup_intent');
  if (!setupIntentId) return undefined;
  const overdue = search.get(OVERDUE);
  const amount = overdue !== null && /^\d{1,9}$/u.test(overdue) ? Number(overdue) : undefined;
  return {
    setupIntentId,
    makeDefault: search.get(DEFAULT) === 'true',
    ...(amount !== undefined && { overdueAmount: amount }),
  };
}

/** The address without what a return left in it; undefined when there was nothing. */
export function withoutReturn(search: URLSearchParams): string | undefined {
  const rest = new URLSearchParams(search);
  for (const name of APPENDED) rest.delete(name);
  if (rest.size === search.size) return undefined;
  if (search.has('setup_intent')) for (const name of [DEFAULT, OVERDUE]) rest.delete(name);
  return rest.size > 0 ? `?${rest.toString()}` : '';
}

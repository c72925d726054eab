/** The smallest amount in cents that a card can be charged. */
export const MIN_CHARGE = 50;

/**
 * `amount × part ÷ whole` in whole cents, half a cent up. Exact: the product is a BigInt, so no year's
 * seconds or amount loses a cent to floating point.
 */
export function share(amount: number, part: number, whole: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`No amount: ${amount}`);
  if (!Number.isSafeInteger(part) || part < 0 || part > whole)
    throw new RangeError(`No part of ${whole}: ${part}`);
  const product = 2n * BigInt(amount) * BigInt(part) + BigInt(whole);
  return Number(product / (2n * BigInt(whole)));
}

/** Tax in cents, half up, on a net amount. The rate is in hundredths of a percent: 825 is 8.25 %. */
export function taxOn(net: number, rate: number): number {
  return share(net * rate, 1, 10_000);
}

/** How an amount is paid, in cents; `dueToday = total − credit + owed − carried`. */
export type Settlement = {
  /** Credit that was used; positive. */
  credit: number;
  /** What earlier amounts left open; positive. */
  owed: number;
  /** What is left open now, since no card can be charged so little; positive. */
  carried: number;
  dueToday: number;
  /** The account's balance afterwards. */
  balance: number;
};

/**
 * Settles a total against the account's balance: credit when positive, an open amount when negative.
 * Credit is used first; what remains below `MIN_CHARGE` is carried to the next invoice.
 */
export function settle(total: number, balance: number): Settlement {
  const credit = Math.min(Math.max(balance, 0), total);
  const owed = Math.max(-balance, 0);
  const open = total - credit + owed;
  const carried = open < MIN_CHARGE ? open : 0;
  const dueToday = open - carried;
  return { credit, owed, carried, dueToday, balance: balance - total + dueToday };
}

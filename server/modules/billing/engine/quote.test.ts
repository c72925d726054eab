import { expect, test } from 'vitest';
import type { Coupon } from './coupon.ts';
import { settle, share, taxOn } from './money.ts';
import { quoteFor, renewalQuote, type Quote } from './quote.ts';
import { NEW_SUBSCRIPTION, type Subscription } from './subscription.ts';
import { compareTerms, seatsFit, type Terms } from './terms.ts';
import { applyPaid } from './transitions.ts';

const at = (text: string) => new Date(text);
const NOW = at('2026-11-20T09:30:00Z');
const terms = (planCode: Terms['planCode'], seats = 0, interval: Terms['interval'] = 'month') => ({
  planCode,
  interval,
  seats,
});
const NO_TAX = { taxRate: 0 };

function quote(
  subscription: Subscription,
  wanted: Terms,
  now = NOW,
  pricing: Parameters<typeof quoteFor>[3] = NO_TAX,
): Quote {
  const decision = quoteFor(subscription, wanted, now, pricing);
  if (!decision.ok) throw new Error(decision.refusal);
  return decision.quote;
}
const bought = (wanted: Terms, now: Date, coupon?: Coupon) =>
  applyPaid(
    NEW_SUBSCRIPTION,
    quote(NEW_SUBSCRIPTION, wanted, now, { taxRate: 0, ...(coupon && { coupon }) }),
    now,
  );
const amounts = ({ lines }: Quote) => lines.map(({ kind, amount }) => [kind, amount]);
const team8 = bought(terms('team', 8), at('2026-11-01T08:00:00Z'));

test.each([
  ['half a cent goes up', share(1, 1, 2), 1],
  ['less goes down', share(1, 499, 1000), 0],
  ['a year of seconds is exact', share(95_000, 31_535_999, 31_536_000), 95_000],
  ['8.25 % of $10.00', taxOn(1000, 825), 83],
  ['8.25 % of $0.06 is half a cent', taxOn(6, 833), 0],
  ['20 % of $0.025', taxOn(3, 2000), 1],
])('%s', (_name, actual, expected) => expect(actual).toBe(expected));

test.each([
  ['no balance', 1200, 0, { credit: 0, owed: 0, carried: 0, dueToday: 1200, balance: 0 }],
  [
    'credit pays all',
    1200,
    2500,
    { credit: 1200, owed: 0, carried: 0, dueToday: 0, balance: 1300 },
  ],
  [
    'credit pays a part',
    1200,
    500,
    { credit: 500, owed: 0, carried: 0, dueToday: 700, balance: 0 },
  ],
  ['49 cents wait', 49, 0, { credit: 0, owed: 0, carried: 49, dueToday: 0, balance: -49 }],
  ['50 cents are charged', 50, 0, { credit: 0, owed: 0, carried: 0, dueToday: 50, balance: 0 }],
  [
    'what waited is charged',
    700,
    -35,
    { credit: 0, owed: 35, carried: 0, dueToday: 735, balance: 0 },
  ],
  [
    'credit leaves 20 cents',
    1200,
    1180,
    { credit: 1180, owed: 0, carried: 20, dueToday: 0, balance: -20 },
  ],
])('settling: %s', (_name, total, balance, expected) =>
  expect(settle(total, balance)).toEqual(expected),
);

test.each([
  ['the same', terms('team', 8), terms('team', 8), 'same'],
  ['a seat more', terms('team', 8), terms('team', 9), 'larger'],
  ['a seat less', terms('team', 8), terms('team', 7), 'smaller'],
  ['a larger plan with fewer seats', terms('business', 25), terms('business', 20), 'smaller'],
  ['years instead of months', terms('pro'), terms('pro', 0, 'year'), 'larger'],
  ['months instead of years', terms('pro', 0, 'year'), terms('business', 20), 'smaller'],
  [
    'a larger plan that costs less for as many',
    terms('team', 25),
    terms('business', 25),
    'smaller',
  ],
  ['the same by the year', terms('team', 25), terms('business', 25, 'year'), 'larger'],
] as const)('comparing: %s', (_name, present, wanted, expected) =>
  expect(compareTerms(present, wanted)).toBe(expected),
);

test.each([
  ['pro', 0, true],
  ['pro', 1, false],
  ['team', 4, false],
  ['team', 5, true],
  ['team', 25, true],
  ['team', 26, false],
  ['business', 200, true],
] as const)('%s with %i seats: %s', (planCode, seats, fits) =>
  expect(seatsFit({ planCode, seats })).toBe(fits),
);

test('a first plan costs a whole period from now', () => {
  const first = quote(NEW_SUBSCRIPTION, terms('team', 8));
  expect(amounts(first)).toEqual([
    ['plan', 3900],
    ['seats', 2100],
  ]);
  expect(first).toMatchObject({ type: 'subscription', dueToday: 6000, beginsPeriod: true });
  expect(first.period).toEqual({ start: NOW, end: at('2026-12-20T09:30:00Z') });
});

test('an upgrade costs what is left of the period less what was paid for it', () => {
  // 945,000 of November's 2,592,000 seconds are left.
  const upgrade = quote(team8, terms('business', 20));
  expect(amounts(upgrade)).toEqual([
    ['plan', 3609],
    ['proration', -2188],
  ]);
  expect(upgrade.lines[0]?.part).toEqual({ seconds: 945_000, ofSeconds: 2_592_000 });
  expect(upgrade).toMatchObject({ type: 'change', dueToday: 1421, beginsPeriod: false });
  expect(applyPaid(team8, upgrade, NOW)).toMatchObject({
    period: team8.period,
    anchor: team8.anchor,
    terms: terms('business', 20),
  });
});

test('seats in mid-period cost their part alone, and then their whole', () => {
  const seats = quote(team8, terms('team', 10));
  expect(amounts(seats)).toEqual([['seats', 510]]);
  const renewed = renewalQuote(applyPaid(team8, seats, NOW), NO_TAX);
  expect(amounts(renewed)).toEqual([
    ['plan', 3900],
    ['seats', 3500],
  ]);
});

test('a seat an hour before the end is too small for a card and waits for the next invoice', () => {
  const late = quote(team8, terms('team', 9), at('2026-12-01T07:00:00Z'));
  expect(late).toMatchObject({ total: 1, carried: 1, dueToday: 0, balance: -1 });
  const renewed = renewalQuote(applyPaid(team8, late, NOW), NO_TAX);
  expect(renewed).toMatchObject({ total: 6700, owed: 1, dueToday: 6701, balance: 0 });
});

test('going from months to years begins a period now and gives back what is left of the month', () => {
  const year = quote(team8, terms('team', 8, 'year'));
  expect(amounts(year)).toEqual([
    ['plan', 37_400],
    ['seats', 20_100],
    ['proration', -2188],
  ]);
  expect(year.holds).toEqual({ start: NOW, end: at('2027-11-20T09:30:00Z') });
});

test('unused time is worth what was paid for it, not the list price', () => {
  const half = bought(terms('pro'), at('2026-11-01T08:00:00Z'), {
    code: 'HALF',
    percentOff: 50,
    duration: 'forever',
  });
  expect(amounts(quote(half, terms('team', 5)))).toEqual([
    ['plan', 1422],
    ['proration', -219],
  ]);
});

test.each([
  [{ code: 'A', percentOff: 25, duration: 'once' }, [900, 1200, 1200]],
  [{ code: 'B', percentOff: 33, duration: 'forever' }, [804, 804, 804]],
  [{ code: 'C', amountOff: 500, duration: 'months', months: 2 }, [700, 700, 1200]],
  [{ code: 'D', amountOff: 5000, duration: 'once' }, [0, 1200, 1200]],
] as [Coupon, number[]][])(
  'the coupon %j takes off what it says, as long as it says',
  (coupon, due) => {
    const first = quote(NEW_SUBSCRIPTION, terms('pro'), NOW, { taxRate: 0, coupon });
    let subscription = applyPaid(NEW_SUBSCRIPTION, first, NOW);
    const seen = [first.dueToday];
    for (let renewal = 0; renewal < 2; renewal += 1) {
      const next = renewalQuote(subscription, NO_TAX);
      seen.push(next.dueToday);
      subscription = applyPaid(subscription, next, next.period.start);
    }
    expect(seen).toEqual(due);
  },
);

test('a coupon is refused for another plan, and on a change in mid-period', () => {
  const coupon: Coupon = { code: 'PRO', percentOff: 10, duration: 'once', plans: ['pro'] };
  const refusal = (subscription: Subscription, wanted: Terms) =>
    quoteFor(subscription, wanted, NOW, { taxRate: 0, coupon });
  expect(refusal(NEW_SUBSCRIPTION, terms('team', 5))).toEqual({
    ok: false,
    refusal: 'coupon_invalid',
  });
  expect(refusal(team8, terms('team', 9))).toEqual({ ok: false, refusal: 'coupon_invalid' });
});

test('tax is on what is left after the discount', () => {
  const coupon: Coupon = { code: 'A', percentOff: 25, duration: 'once' };
  const taxed = quote(NEW_SUBSCRIPTION, terms('pro'), NOW, { taxRate: 825, coupon });
  expect(taxed).toMatchObject({
    subtotal: 1200,
    discount: 300,
    tax: 74,
    total: 974,
    dueToday: 974,
  });
});

test('a plan begun on the 31st is due on each month’s last day and on the 31st again', () => {
  let subscription = bought(terms('pro'), at('2027-12-31T23:59:59Z'));
  const ends = [subscription.period?.end];
  for (let month = 0; month < 4; month += 1) {
    const next = renewalQuote(subscription, NO_TAX);
    // Paid two days late: the anchor stays.
    subscription = applyPaid(
      subscription,
      next,
      new Date(next.period.start.getTime() + 172_800_000),
    );
    ends.push(subscription.period?.end);
  }
  expect(ends.map((end) => end?.toISOString())).toEqual([
    '2028-01-31T23:59:59.000Z',
    '2028-02-29T23:59:59.000Z',
    '2028-03-31T23:59:59.000Z',
    '2028-04-30T23:59:59.000Z',
    '2028-05-31T23:59:59.000Z',
  ]);
});

test.each([
  ['exactly the same', terms('team', 8), 'already_on_plan'],
  ['a seat less', terms('team', 7), 'downgrade_at_period_end'],
  ['a smaller plan', terms('pro'), 'downgrade_at_period_end'],
])('no quote for %s', (_name, wanted, refusal) =>
  expect(quoteFor(team8, wanted, NOW, NO_TAX)).toEqual({ ok: false, refusal }),
);

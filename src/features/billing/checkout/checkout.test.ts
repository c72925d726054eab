import { describe, expect, it } from 'vitest';
import { checkoutState, quoteRequestOf, takesCoupon } from './checkout-query.ts';
import { quoteLifetime } from './quote-query.ts';
import { keepsKey, newQuoteOf, refusalOf } from '#src/components/billing/refusal.ts';

const requestOf = (search: string) =>
  quoteRequestOf(checkoutState.read(new URLSearchParams(search)));

const problem = (status: number, code: string, more: object = {}) => ({
  isAxiosError: true,
  response: { status, data: { code, message: 'In words.', status, ...more } },
});
const noAnswer = { isAxiosError: true, message: 'Network Error' };

describe('a link to the checkout', () => {
  it('asks for what it names', () => {
    expect(requestOf('plan=team&interval=year&seats=8&coupon=LAUNCH25')).toEqual({
      preview: true,
      planCode: 'team',
      interval: 'year',
      seats: 8,
      couponCode: 'LAUNCH25',
    });
  });
  it('leaves the seats to the plan, and a coupon out that is none or belongs to no trial', () => {
    expect(requestOf('plan=pro&coupon=%3Cb%3E')).toEqual({
      preview: true,
      planCode: 'pro',
      interval: 'month',
    });
    expect(requestOf('plan=pro&trial=true&coupon=LAUNCH25')).not.toHaveProperty('couponCode');
  });
  it('offers a coupon only where the server lets one count', () => {
    expect(takesCoupon({ status: 'none' }, 'month')).toBe(true);
    expect(takesCoupon({ status: 'trialing', interval: 'month' }, 'month')).toBe(true);
    expect(takesCoupon({ status: 'active', interval: 'month' }, 'year')).toBe(true);
    expect(takesCoupon({ status: 'active', interval: 'month' }, 'month')).toBe(false);
    expect(takesCoupon({ status: 'canceling', interval: 'year' }, 'year')).toBe(false);
    expect(takesCoupon({ status: 'pastDue', interval: 'month' }, 'year')).toBe(false);
  });
  it('asks for nothing without a plan that costs something', () => {
    expect(requestOf('')).toBeUndefined();
    expect(requestOf('plan=free')).toBeUndefined();
  });
});

describe('a quote', () => {
  it('is replaced before it expires by the server’s clock, wherever that stands', () => {
    const now = '2031-02-28T23:55:00Z';
    expect(quoteLifetime({ now, expiresAt: '2031-03-01T00:05:00Z' })).toBe(585_000);
    expect(quoteLifetime({ now, expiresAt: now })).toBe(5000);
  });
});

describe('a refused payment', () => {
  it('tells what happened to the money', () => {
    expect(refusalOf(noAnswer)).toEqual({ kind: 'unanswered', message: 'Network Error' });
    expect(refusalOf(problem(402, 'card_declined')).kind).toBe('refused');
    expect(refusalOf(problem(402, 'authentication_required')).kind).toBe('confirmationNeeded');
    expect(refusalOf(problem(409, 'quote_expired')).kind).toBe('changed');
    expect(refusalOf(problem(409, 'quote_used'))).toEqual({
      kind: 'alreadyPaid',
      message: 'In words.',
    });
  });
  it('hands over the quote that holds now', () => {
    expect(newQuoteOf(problem(409, 'quote_changed', { quote: { id: 'a' } }))).toEqual({ id: 'a' });
    expect(newQuoteOf(problem(409, 'quote_used'))).toBeUndefined();
    expect(newQuoteOf(noAnswer)).toBeUndefined();
  });
  it('repeats with the same key only what may still be under way', () => {
    expect(keepsKey(noAnswer)).toBe(true);
    expect(keepsKey(problem(503, 'payments_unavailable'))).toBe(true);
    expect(keepsKey(problem(409, 'idempotency_in_progress'))).toBe(true);
    expect(keepsKey(problem(402, 'card_declined'))).toBe(false);
    expect(keepsKey(problem(409, 'quote_changed'))).toBe(false);
  });
});

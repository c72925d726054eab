import { describe, expect, it, vi } from 'vitest';
import { readReturnedSetup, setupReturnUrl, withoutReturn } from './bank-return.ts';

const SETUP =
  'setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2&redirect_status=succeeded';
const read = (search: string) => readReturnedSetup(new URLSearchParams(search));
const rest = (search: string) => withoutReturn(new URLSearchParams(search));

describe('the return from a bank’s own page', () => {
  it('brings back what was agreed to when the card was entered', () => {
    vi.stubGlobal('window', { location: { href: 'https://app.example/checkout?plan=pro' } });
    const url = new URL(
      setupReturnUrl('/userprofile?tab=plan', { makeDefault: true, overdueAmount: 1200 }),
    );
    vi.unstubAllGlobals();
    expect(url.pathname).toBe('/userprofile');
    expect(read(`${url.search}&${SETUP}`)).toEqual({
      setupIntentId: 'seti_1',
      makeDefault: true,
      overdueAmount: 1200,
    });
    expect(rest(`${url.search}&${SETUP}`)).toBe('?tab=plan');
  });
  it('agrees to nothing that the address does not say', () => {
    expect(read(SETUP)).toEqual({ setupIntentId: 'seti_1', makeDefault: false });
    expect(read(`${SETUP}&overdueAmount=1e3`)).not.toHaveProperty('overdueAmount');
    expect(read('tab=plan&makeDefault=true')).toBeUndefined();
  });
  it('leaves no secret in the address, and what the page itself wrote there', () => {
    expect(rest(SETUP)).toBe('');
    const payment = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2';
    expect(rest(`paymentId=0193&${payment}&redirect_status=failed`)).toBe('?paymentId=0193');
    expect(rest('tab=plan&makeDefault=true')).toBeUndefined();
  });
});

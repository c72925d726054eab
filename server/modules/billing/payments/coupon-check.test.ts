import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer } from '#server/testing/billing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const PRO = { planCode: 'pro', interval: 'month' };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());

test('a coupon says what it takes off, in the person’s language', async () => {
  const lin = await newCustomer(app);
  expect((await lin.checkCoupon('launch25', PRO)).body).toEqual({
    code: 'LAUNCH25',
    percentOff: 25,
    currency: 'USD',
    duration: 'once',
    description: '25% off your first payment',
  });
  expect((await lin.checkCoupon('WELCOME5', PRO)).body).toMatchObject({
    amountOff: 500,
    duration: 'months',
    months: 3,
    endsAt: '2027-12-31T23:59:59.000Z',
    description: '$5 off for 3 months',
  });
  for (const language of ['ar', 'es', 'fr', 'zh']) {
    const { body } = await app.request<{ description: string }>(
      'POST',
      '/api/users/payments/coupons/check',
      {
        token: lin.token,
        body: { couponCode: 'welcome5', ...PRO },
        headers: { 'accept-language': language },
      },
    );
    expect(body.description, language).not.toMatch(/off|\{\{/);
  }
});

test('what does not hold is refused alike, and eleven tries in a minute are too many', async () => {
  const lin = await newCustomer(app);
  await lin.buy({ ...PRO, couponCode: 'LAUNCH25' });
  for (const code of ['LAUNCH25', 'EARLYBIRD', 'NOBODYS']) {
    const refused = await lin.checkCoupon(code, PRO);
    expect([refused.status, refused.body.errors]).toMatchObject([
      422,
      [{ field: 'couponCode', code: 'coupon_invalid' }],
    ]);
  }
  for (let tries = 3; tries < 10; tries += 1) await lin.checkCoupon('NOBODYS', PRO);
  expect((await lin.checkCoupon('WELCOME5', PRO)).status).toBe(429);
});

test('a preview is no way around the limit, and a code that holds costs no try', async () => {
  const [lin, amira] = [await newCustomer(app), await newCustomer(app)];
  for (let tries = 0; tries < 12; tries += 1) {
    const { status } = await amira.preview({ ...PRO, couponCode: 'LAUNCH25' });
    expect(status).toBe(200);
  }
  for (let tries = 0; tries < 10; tries += 1)
    expect((await lin.preview({ ...PRO, couponCode: `GUESS${tries}` })).status).toBe(422);
  expect((await lin.preview({ ...PRO, couponCode: 'WELCOME5' })).status).toBe(429);
  expect((await lin.checkCoupon('WELCOME5', PRO)).status).toBe(429);
  // Without a code nothing can be guessed.
  expect((await lin.preview(PRO)).status).toBe(200);
});

import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { createStripe } from './create-stripe.ts';

const SECRET = 'whsec_0123456789abcdef';
const provider = createStripe({ secretKey: 'sk_test_0123456789', webhookSecret: SECRET });
const now = new Date('2026-11-22T09:00:00Z');
const seconds = now.getTime() / 1000;
const SENT = {
  id: 'evt_1',
  object: 'event',
  type: 'payment_intent.succeeded',
  data: { object: { id: 'pi_1', object: 'payment_intent', status: 'succeeded' } },
};
const EVENT = JSON.stringify(SENT);

const sign = (payload: string, { timestamp = seconds, secret = SECRET } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
const isSigned = (signature: string, payload = EVENT) =>
  provider.isSigned({ bytes: new TextEncoder().encode(payload), signature, now });

test('an event names whom it is about, and one of a type without an effect nobody', () => {
  expect(provider.readEvent(SENT)).toEqual({ id: 'evt_1', subject: 'payment', subjectId: 'pi_1' });
  expect(provider.readEvent({ ...SENT, type: 'payment_intent.created' })).toBeUndefined();
  expect(provider.readEvent({ ...SENT, type: 'constructor' })).toBeUndefined();
  expect(provider.readEvent({ ...SENT, data: { object: { object: 'balance' } } })).toBeUndefined();
});

test.each([-300, -299, 299, 300])('a message from %i seconds ago or ahead is taken', (offset) => {
  expect(isSigned(sign(EVENT, { timestamp: seconds + offset }))).toBe(true);
});

test.each([-86_400, -301, 301, 86_400])(
  'a message from %i seconds ago or ahead is refused',
  (offset) => {
    expect(isSigned(sign(EVENT, { timestamp: seconds + offset }))).toBe(false);
  },
);

test('while a secret is rolled, either signature will do', () => {
  const [, old = ''] = sign(EVENT, { secret: 'whsec_old' }).split('v1=');
  const [time = '', present = ''] = sign(EVENT).split(',v1=');
  expect(isSigned(`${time},v1=${old},v1=${present}`)).toBe(true);
});

test('whatever is altered is refused', () => {
  const signature = sign(EVENT);
  const wrong = [
    '',
    'garbage',
    `t=${seconds}`,
    `t=${seconds},v1=`,
    `t=${seconds},v0=${signature.split('v1=')[1]}`,
    `t=${seconds + 1},v1=${signature.split('v1=')[1]}`,
    signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    sign(EVENT, { secret: 'whsec_other' }),
    sign(EVENT.replace('pi_1', 'pi_2')),
    `t=${seconds},${sign(EVENT, { timestamp: seconds + 3_600 })}`,
  ];
  for (const one of wrong) expect(isSigned(one), one).toBe(false);
  const bytes = new TextEncoder().encode(EVENT);
  for (let at = 0; at < bytes.length; at += 1) {
    const altered = bytes.slice();
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(provider.isSigned({ bytes: altered, signature, now })).toBe(false);
  }
});

test('a signed text that is no JSON was signed all the same', () => {
  expect(isSigned(sign('not json'), 'not json')).toBe(true);
});

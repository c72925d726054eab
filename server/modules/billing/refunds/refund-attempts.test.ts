import { expect, test } from 'vitest';
import { nextRefundTry, readRefundKey, refundKey } from './refund-attempts.ts';

const ID = '01930c1e-5a00-7000-8000-0000000000ef';

test('four attempts within a week, then no more', () => {
  const first = new Date('2026-11-22T09:00:00Z');
  const moments = [first];
  for (let next = nextRefundTry(1, first); next; next = nextRefundTry(moments.length, next))
    moments.push(next);
  expect(moments.map((moment) => moment.toISOString().slice(0, 10))).toEqual([
    '2026-11-22',
    '2026-11-23',
    '2026-11-25',
    '2026-11-29',
  ]);
});

test('each attempt has a key of its own, which names the refund', () => {
  const keys = [1, 2, 4].map((attempt) => refundKey({ id: ID, attempt }));
  expect(keys).toEqual([`refund_${ID}`, `refund_${ID}_2`, `refund_${ID}_4`]);
  expect(keys.map(readRefundKey)).toEqual([1, 2, 4].map((attempt) => ({ id: ID, attempt })));
  for (const key of [undefined, '', `refund_${ID}_`, `charge_${ID}`, `refund_${ID}_2_3`])
    expect(readRefundKey(key)).toBeUndefined();
});

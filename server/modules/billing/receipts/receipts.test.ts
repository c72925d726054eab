import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem, TransactionPage } from '#contract/generated/schemas.ts';
import type { ReceiptDocument } from '#server/ports/documents.ts';
import { newId } from '#server/platform/database/ids.ts';
import { checkout } from '#server/testing/billing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { csvCell } from './export.ts';

const HISTORY = '/api/users/payments/transactions';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    config: {
      rateLimitFactor: 1_000,
      tax: { rate: 825, name: 'Sales tax' },
      business: { name: 'Well Works Ltd', address: ['1 Well Lane', 'Cork'], taxId: 'IE1234567X' },
    },
  });
}, 60_000);
afterAll(() => app.close());

async function payer() {
  const person = await app.signUp({ firstName: 'أميرة', lastName: 'حداد' });
  const lin = checkout(app, person.token);
  await lin.buy({ planCode: 'pro', interval: 'month', couponCode: 'LAUNCH25' });
  const { body } = await app.request<TransactionPage>('GET', HISTORY, { token: person.token });
  const [paid] = body.items;
  if (!paid) throw new Error('Nothing was paid');
  const fetchReceipt = (id: string, language = 'en', token = person.token) =>
    app.request<Problem>('GET', `${HISTORY}/${id}/receipt`, {
      token,
      headers: { 'accept-language': language },
    });
  return { ...person, ...lin, paid, fetchReceipt };
}
/** What the documents port was handed. */
const printed = async (response: Response) => (await response.json()) as ReceiptDocument;

test('a receipt names seller, buyer, lines, tax and what was paid, in the reader’s language', async () => {
  const amira = await payer();
  const { status, headers, response } = await amira.fetchReceipt(amira.paid.id);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(headers.get('content-disposition')).toContain(`filename="${amira.paid.number}.pdf"`);
  const receipt = await printed(response);
  expect(receipt).toMatchObject({
    title: 'Receipt',
    number: amira.paid.number,
    facts: [{ label: 'Paid on' }, { label: 'Payment method', value: 'Visa •••• 4242' }],
    parties: [
      { lines: ['Well Works Ltd', '1 Well Lane', 'Cork', 'Tax ID: IE1234567X'] },
      { lines: ['أميرة حداد', amira.email] },
    ],
    rows: [{ quantity: '1', unit: '$12.00', amount: '$12.00' }],
    notes: ['Sandbox: no money moved.'],
  });
  expect(receipt.totals.map(({ label, value }) => [label, value])).toEqual([
    ['Subtotal', '$12.00'],
    ['Coupon LAUNCH25', '-$3.00'],
    ['Sales tax', '$0.74'],
    ['Total', '$9.74'],
    ['Amount paid', '$9.74'],
  ]);
  const arabic = await printed((await amira.fetchReceipt(amira.paid.id, 'ar')).response);
  expect(arabic.title).toBe('إيصال');
  expect(arabic.totals.at(-1)).toMatchObject({ label: 'المبلغ المدفوع', value: '9.74\u00a0US$' });
});

test('a refund has a credit note that names its invoice', async () => {
  const amira = await payer();
  await app.request('POST', '/api/users/subscriptions/withdraw', {
    token: amira.token,
    body: { confirm: true },
  });
  const { body } = await app.request<TransactionPage>('GET', HISTORY, { token: amira.token });
  const note = body.items.find(({ type }) => type === 'refund');
  expect(note?.tax).toBe(-74);
  expect(await printed((await amira.fetchReceipt(note?.id ?? '')).response)).toMatchObject({
    title: 'Credit note',
    rows: [{ description: `Refund of ${amira.paid.number}`, amount: '-$9.00' }],
    totals: [{}, { label: 'Sales tax' }, {}, { label: 'Amount refunded', value: '$9.74' }],
  });
});

test('what failed, is somebody else’s or unknown has no receipt', async () => {
  const [amira, other] = [await payer(), await payer()];
  expect((await amira.fetchReceipt(other.paid.id)).status).toBe(404);
  expect((await amira.fetchReceipt(newId())).status).toBe(404);
  const { body: shown } = await amira.preview({ planCode: 'team', interval: 'month' });
  const { body: begun } = await amira.pay(shown.quote.id);
  await amira.confirm(begun.clientSecret, 'declined');
  const { body: verified } = await amira.verify(begun.paymentId);
  expect((await amira.fetchReceipt(verified.transaction?.id ?? '')).status).toBe(404);
});

test('the history is a table that a spreadsheet opens, with what the filters let through', async () => {
  const amira = await payer();
  const get = (query: string, language = 'en') =>
    app.request('GET', `${HISTORY}/export${query}`, {
      token: amira.token,
      headers: { 'accept-language': language },
    });
  const { headers, response } = await get('');
  expect(headers.get('content-type')).toMatch(/^text\/csv/);
  expect(headers.get('content-disposition')).toMatch(
    /filename="transactions-\d{4}-\d\d-\d\d\.csv"/,
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  const [head = '', row = '', ...rest] = new TextDecoder().decode(bytes).split('\r\n');
  expect(head.startsWith('Number,Date,Paid,Type,Status,Items,')).toBe(true);
  expect(row).toContain(amira.paid.number);
  expect(row).toContain(',12.00,3.00,0.74,9.74,9.74,USD,Visa •••• 4242');
  expect(rest).toEqual(['']);
  const none = await (await get('?status=failed', 'zh')).response.text();
  expect(none.replace('\uFEFF', '')).toMatch(/^编号,[^\r\n]*\r\n$/);
  expect((await get('?from=2026-12-02&to=2026-12-01')).status).toBe(422);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['@cmd', "'@cmd"],
  ['-2+3', "'-2+3"],
  ['-12.00', '-12.00'],
  ['\tx', "'\tx"],
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
])('the cell %j is written as %j', (value, written) => {
  expect(csvCell(value)).toBe(written);
});

import { expect, it } from 'vitest';
import type { ReceiptDocument } from '#server/ports/documents.ts';
import { createPdfWriter } from './pdf.ts';
import { receiptContent } from './receipt-content.ts';
import { pdfium } from './testing/extractors.ts';

const write = createPdfWriter();
const RECEIPT: ReceiptDocument = {
  locale: 'en',
  title: 'Receipt',
  number: 'PW-2026-00467',
  facts: [{ label: 'Paid on', value: 'November 1, 2026' }],
  parties: [
    { label: 'From', lines: ['Well Works Ltd', '1 Well Lane'] },
    { label: 'Bill to', lines: ['أميرة حداد', '<b>Haddad</b> & *Söhne* #1', 'a@example.com'] },
  ],
  columns: ['Description', 'Quantity', 'Unit price', 'Amount'],
  rows: [
    { description: 'Pro, Nov 1 – Dec 1, 2026', quantity: '1', unit: '$12.00', amount: '$12.00' },
  ],
  totals: [{ label: 'Amount paid', value: '$12.00', isStrong: true }],
  notes: ['Sandbox: no money moved.'],
  date: '2026-11-01T08:00:04.000Z',
};
const wordsOf = async (receipt: Partial<ReceiptDocument>) =>
  (await pdfium(write(receiptContent({ ...RECEIPT, ...receipt }, 'Promptwell')))).replaceAll(
    /\s+/g,
    ' ',
  );

it('has every word as it is, and takes none for markup', async () => {
  const words = await wordsOf({});
  for (const part of ['Receipt', 'PW-2026-00467', 'Well Works Ltd', '1 Well Lane', '$12.00'])
    expect(words).toContain(part);
  expect(words).toContain('<b>Haddad</b> & *Söhne* #1');
  expect(words).toContain('Page 1 of 1');
});

it('reads in Arabic and in Chinese', async () => {
  const totals = [{ label: 'المبلغ المدفوع', value: '12.00 US$', isStrong: true }];
  const arabic = await wordsOf({ locale: 'ar', title: 'إيصال', totals });
  expect(arabic).toContain('إيصال');
  expect(arabic).toContain('المبلغ المدفوع');
  expect(arabic).toContain('12.00');
  expect(await wordsOf({ locale: 'zh', title: '收据' })).toContain('收据');
});

it('runs over as many pages as its lines need', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => ({
    description: `Line ${index}`,
    quantity: '1',
    unit: '$1.00',
    amount: '$1.00',
  }));
  const words = await wordsOf({ rows });
  expect(words).toContain('Line 119');
  expect(words).toMatch(/Page 2 of \d/);
});

/** `PW` invoices, `PWC` credit notes, `PWF` payments that failed, which take no invoice's number. */
export type NumberSeries = 'PW' | 'PWC' | 'PWF';

export type Numbered = { type: 'subscription' | 'renewal' | 'change' | 'refund'; failed: boolean };

export function seriesOf({ type, failed }: Numbered): NumberSeries {
  if (failed) return 'PWF';
  return type === 'refund' ? 'PWC' : 'PW';
}

/** `PW-2026-00047`. A series counts up within its year; beyond five digits the number grows. */
export function invoiceNumber(series: NumberSeries, year: number, count: number): string {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`No count: ${count}`);
  return `${series}-${year}-${String(count).padStart(5, '0')}`;
}

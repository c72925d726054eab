import { settle, taxOn } from '../money.ts';
import type { Quote, QuoteDecision } from '../quote.ts';

/** Lines with the tax that belongs to them. */
export function retaxed(lines: Quote['lines'], taxRate: number): Quote['lines'] {
  const net = lines.reduce((all, { kind, amount }) => (kind === 'tax' ? all : all + amount), 0);
  const tax = taxOn(Math.max(0, net), taxRate);
  return lines.map((line) =>
    line.kind === 'tax' ? { ...line, unitAmount: tax, amount: tax } : line,
  );
}

/** A quote with other lines, its sums made to fit. */
export function relined(quote: Quote, lines: Quote['lines'], balance: number): Quote {
  const sum = (kinds: readonly string[]) =>
    lines.reduce((all, line) => (kinds.includes(line.kind) ? all + line.amount : all), 0);
  const subtotal = sum(['plan', 'seats', 'proration']);
  const discount = -sum(['discount']);
  const tax = sum(['tax']);
  const total = subtotal - discount + tax;
  return { ...quote, lines, subtotal, discount, tax, total, ...settle(total, balance) };
}

/** A decision with its quote altered. */
export const quoted = (decision: QuoteDecision, change: (quote: Quote) => Quote): QuoteDecision =>
  decision.ok ? { ok: true, quote: change(decision.quote) } : decision;

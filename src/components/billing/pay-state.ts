import type { CardFormHandle } from './card-form-types.ts';
import type { Refusal } from './refusal.ts';

/** State of the pay button: to be pressed, under way, or pressed in vain and why. */
export type PayState = { kind: 'ready' | 'busy' } | { kind: 'refused'; refusal: Refusal };

/** Has the card confirmed; undefined when the provider took it, or will tell the server. */
export async function confirmCard(
  form: CardFormHandle | null,
  intent: Parameters<CardFormHandle['confirm']>[0],
): Promise<PayState | undefined> {
  if (!form) throw new Error('There is no card form.');
  const outcome = await form.confirm(intent);
  if (outcome.status !== 'failed' && outcome.status !== 'unanswered') return undefined;
  const kind = outcome.status === 'failed' ? 'declined' : 'unanswered';
  return { kind: 'refused', refusal: { kind, message: outcome.message } };
}

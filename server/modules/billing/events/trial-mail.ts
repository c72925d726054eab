import type { Subscription } from '../engine/subscription.ts';
import { mailOwner, type UnitOfWork } from './events.ts';

/** Says that a trial has begun, or goes on by itself for an amount in cents. */
export async function mailTrial(
  work: UnitOfWork,
  ownerId: string,
  { terms, trial }: Subscription,
  amount?: number,
): Promise<void> {
  if (!terms || !trial) throw new Error('A trial has terms and an end');
  const hasCard = amount !== undefined;
  const facts = {
    ...terms,
    date: trial.end.toISOString(),
    hasCard,
    ...(hasCard && { amount }),
  };
  await mailOwner(work, ownerId, { topic: 'trialBegun', key: hasCard ? 'card' : 'free', facts });
}

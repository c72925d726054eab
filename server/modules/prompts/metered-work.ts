import { newId } from '../../platform/ids.ts';
import type { ActivityRepository, MeteredKind } from './activity-repository.ts';
import type { SharedNeeds } from './needs.ts';

const METERS = { generation: 'generations', download: 'downloads' } as const;

/** Work that uses one of the month's generations or downloads, unless it fails. */
export function createMeteredWork(needs: SharedNeeds & { activities: ActivityRepository }) {
  const { clock, quota, activities, log } = needs;

  async function giveBack(id: string): Promise<void> {
    try {
      await activities.discard(id, quota.refund);
    } catch (err) {
      // The sweeper gives it back: it is still there as pending.
      log.warn({ err, activityId: id }, 'A use of the quota could not be given back yet');
    }
  }

  /** @throws ProblemError 402 when the month's are used up; what `work` throws, with the use given back. */
  async function once<T>(
    kind: MeteredKind,
    about: { userId: string; categoryId: string | null },
    work: () => Promise<T>,
  ): Promise<T> {
    const id = newId();
    await activities.open({ id, kind, createdAt: clock.now(), ...about }, (tx) =>
      quota.reserve(about.userId, METERS[kind], tx),
    );
    try {
      const result = await work();
      await activities.close(id);
      return result;
    } catch (error) {
      await giveBack(id);
      throw error;
    }
  }

  /** Gives back what servers had begun that died since. */
  async function sweep(before: Date): Promise<number> {
    const abandoned = await activities.abandoned(before);
    for (const { id } of abandoned) await giveBack(id);
    return abandoned.length;
  }

  return { once, sweep };
}

export type MeteredWork = ReturnType<typeof createMeteredWork>;

import type { Database } from '#server/db/client.ts';
import { lastSteps } from '#server/platform/http/deadline.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { ActivityRepository, MeteredKind } from './repository.ts';
import type { SharedDeps } from '../prompt/deps.ts';

/** Counts the work in a transaction of its own, for work that writes itself. */
export type Finish = (tx: Database) => Promise<void>;

export type WorkSubject = { userId: string; categoryId: string | null; goalHash?: string };

/** Work whose use is reserved: it counts from `count` on, with what `also` stores, until then it can be released. */
export type BegunWork = {
  id: string;
  count(also?: (tx: Database) => Promise<void>): Promise<void>;
  giveBack(): Promise<void>;
};

const METERS = { generation: 'generations', download: 'downloads' } as const;

/** Work that uses one of the month's generations or downloads, unless it fails. */
export function createMeteredWork(needs: SharedDeps & { activities: ActivityRepository }) {
  const { clock, quota, activities, log } = needs;

  async function giveBack(id: string): Promise<void> {
    try {
      await lastSteps(() => activities.discard(id, quota.refund));
    } catch (err) {
      // The sweeper releases it: it is still there as pending.
      log.warn({ err, activityId: id }, 'quota refund failed, retried by the sweep');
    }
  }

  /** Reserves the use for work that counts itself while it goes on. @throws ProblemError 402 */
  async function begin(kind: MeteredKind, about: WorkSubject): Promise<BegunWork> {
    const id = newId();
    await activities.open({ id, kind, createdAt: clock.now(), ...about }, (tx) =>
      quota.reserve(about.userId, METERS[kind], tx),
    );
    return {
      id,
      count: (also = () => Promise.resolve()) => activities.close(id, also),
      giveBack: () => giveBack(id),
    };
  }

  /**
   * Does work and counts it in one transaction with what `settle` stores, such as the request's answer.
   * @throws ProblemError 402 when the month's quota is used up; what `work` throws, with the use refunded.
   */
  async function withQuota<T>(
    kind: MeteredKind,
    about: WorkSubject,
    work: (finish: Finish, id: string) => Promise<T>,
    settle?: (result: T, tx: Database) => Promise<void>,
  ): Promise<T> {
    const { id } = await begin(kind, about);
    let finished = false;
    try {
      const result = await work(async (tx) => {
        await activities.closeIn(tx, id);
        finished = true;
      }, id);
      if (!finished) await activities.close(id, async (tx) => settle?.(result, tx));
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

  return { begin, withQuota, sweep };
}

export type MeteredWork = ReturnType<typeof createMeteredWork>;

import { problemsOf } from '#server/contract.ts';

const { problem } = problemsOf<
  'exportPromptAsPdf' | 'exportPromptAsWord' | 'savePromptAsPdf' | 'savePromptAsWord'
>();

/** One person's documents: one in work, two waiting. A fourth is refused. */
const WAITING = 2;

/** Keeps one person from filling the queue of everybody's documents. Counted by each server alone. */
export function createDocumentShare() {
  const underWay = new Map<string, { count: number; last: Promise<unknown> }>();

  /** Works when the person's earlier documents are done. @throws ProblemError 429 when too many wait. */
  return async function inTurn<T>(personId: string, work: () => Promise<T>): Promise<T> {
    const share = underWay.get(personId) ?? { count: 0, last: Promise.resolve() };
    if (share.count > WAITING) throw problem('rate_limited', { retryAfter: 5 });
    share.count += 1;
    underWay.set(personId, share);
    const mine = share.last.then(work);
    share.last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      share.count -= 1;
      if (share.count === 0) underWay.delete(personId);
    }
  };
}

import type { Prompt, PromptDeletion, TrashPage } from '#server/generated/schemas.ts';
import type { Caller } from '#server/platform/identity.ts';
import { pageOf, paging, parseSort } from '#server/platform/pagination.ts';
import { problemsOf } from '#server/contract.ts';
import { reachOf, requireOwner, requireWriter } from '../prompt/policy.ts';
import type { SharedNeeds } from '../prompt/deps.ts';
import type { PromptRepository } from '../prompt/repository.ts';
import { askedTerms, toTsquery } from '../prompt/search-terms.ts';
import { findStarter } from '../starters/starters.ts';
import type { TrashRepository, TrashSort } from './repository.ts';
import type { UpkeepRepository } from '../maintenance/repository.ts';
import { toPrompt } from '../prompt/presenters.ts';

const { problem } = problemsOf<'deletePrompt' | 'restorePrompt'>();

const DAY_MS = 86_400_000;
/** How long a deleted prompt can be taken out again. */
const KEPT_MS = 30 * DAY_MS;
const SORT_FIELDS: readonly TrashSort['field'][] = ['deletedAt', 'title'];
const LAST_DELETED: TrashSort = { field: 'deletedAt', descending: true };

export type TrashQuery = { page: number; pageSize: number; sort?: string; q?: string };

function deletion(deletedAt: Date): PromptDeletion {
  return {
    deletedAt: deletedAt.toISOString(),
    restorableUntil: new Date(deletedAt.getTime() + KEPT_MS).toISOString(),
  };
}

/** Deleting is soft for 30 days. */
export function createTrashService(
  needs: SharedNeeds & {
    prompts: PromptRepository;
    trash: TrashRepository;
    upkeep: UpkeepRepository;
  },
) {
  const { clock, quota, prompts, team } = needs;
  const oldest = () => new Date(clock.now().getTime() - KEPT_MS);

  async function deletedBy(caller: Caller, id: string) {
    const found = await prompts.find({ callerId: caller.id, othersIds: [] }, id, true);
    const at = found?.prompt.deletedAt;
    return found && at && at > oldest() ? { found, at } : undefined;
  }

  /** @throws ProblemError 403 for a starter or a colleague's prompt, 404 for what the caller may not see. */
  async function remove(id: string, caller: Caller): Promise<PromptDeletion> {
    if (findStarter(id, 'en')) throw problem('forbidden', { text: 'prompts:problems.readOnly' });
    const found = await prompts.find(await reachOf(caller, team), id);
    if (found) {
      requireOwner(caller, found);
      const now = clock.now();
      if (await prompts.remove(caller.id, id, now)) return deletion(now);
    }
    const gone = await deletedBy(caller, id);
    if (!gone) throw problem('not_found');
    requireWriter(caller);
    return deletion(gone.at);
  }

  /** @throws ProblemError 402 when the plan keeps no more, 404 after 30 days and for everybody else. */
  async function restore(id: string, caller: Caller, locale: string): Promise<Prompt> {
    if (findStarter(id, 'en')) throw problem('forbidden', { text: 'prompts:problems.readOnly' });
    const kept = await prompts.find(await reachOf(caller, team), id);
    if (kept) {
      requireOwner(caller, kept);
      return toPrompt(kept, locale);
    }
    if (!(await deletedBy(caller, id))) throw problem('not_found');
    requireWriter(caller);
    const outcome = await prompts.restore({
      ownerId: caller.id,
      id,
      deletedAfter: oldest(),
      limit: await quota.savedPromptsLimit(caller.id),
    });
    if (outcome === 'full') throw await quota.savedPromptsExceeded(caller.id);
    const back = await prompts.find({ callerId: caller.id, othersIds: [] }, id);
    if (!back) throw problem('not_found');
    return toPrompt(back, locale);
  }

  /** The caller's deleted prompts that can still be restored. */
  async function list(query: TrashQuery, caller: Caller): Promise<TrashPage> {
    const at = paging(query);
    const asked = toTsquery(askedTerms(query.q ?? ''));
    const { rows, total } = await needs.trash.page(
      { ownerId: caller.id, deletedAfter: oldest(), ...(asked !== '' && { asked }) },
      parseSort(query.sort, SORT_FIELDS, LAST_DELETED),
      at,
    );
    const items = rows.map(({ deletedAt, ...row }) => ({ ...row, ...deletion(deletedAt) }));
    return pageOf(items, total, at);
  }

  /** Erases what has been in the trash for longer than 30 days. */
  const sweep = (): Promise<number> => needs.upkeep.eraseTrash(oldest());

  return { list, remove, restore, sweep };
}

export type TrashService = ReturnType<typeof createTrashService>;

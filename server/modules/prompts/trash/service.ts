import type { Prompt, PromptDeletion, TrashPage } from '#contract/generated/schemas.ts';
import type { Caller, CallerContext } from '#server/platform/security/identity.ts';
import { pageOf, paging, parseSort } from '#server/platform/http/pagination.ts';
import { problemsOf, type QueryOf } from '#server/contract.ts';
import { visibilityOf, requireOwner, requireWriter } from '../prompt/policy.ts';
import type { SharedDeps } from '../prompt/deps.ts';
import type { PromptRepository } from '../prompt/repository.ts';
import { askedTerms, toTsquery } from '../prompt/search-terms.ts';
import type { SourceOf } from '../prompt/prompt-source.ts';
import type { TrashRepository, TrashSort } from './repository.ts';
import { presentPrompt } from '../prompt/presenters.ts';
import { presentDeletion } from './presenters.ts';
import { RETENTION_MS } from './retention.ts';

const { problem } = problemsOf<'deletePrompt' | 'restorePrompt'>();
const { problem: restoreProblem } = problemsOf<'restorePrompt'>();

const SORT_FIELDS: readonly TrashSort['field'][] = ['deletedAt', 'title'];
const LAST_DELETED: TrashSort = { field: 'deletedAt', descending: true };

/** Soft deletion: a prompt can be restored for 30 days. */
export function createTrashService(
  deps: SharedDeps & {
    prompts: PromptRepository;
    trash: TrashRepository;
    sourceOf: SourceOf;
  },
) {
  const { clock, quota, prompts, team, trash, sourceOf } = deps;
  const oldest = () => new Date(clock.now().getTime() - RETENTION_MS);

  async function deletedBy(caller: Caller, id: string) {
    const found = await prompts.find({ callerId: caller.id, othersIds: [] }, id, true);
    const at = found?.prompt.deletedAt;
    return found && at && at > oldest() ? { found, at } : undefined;
  }

  /** @throws ProblemError 403 for a starter or a colleague's prompt, 404 for what the caller may not see. */
  async function remove(id: string, { caller }: CallerContext): Promise<PromptDeletion> {
    if (sourceOf(id).readOnly) throw problem('forbidden', { text: 'prompts:problems.readOnly' });
    const found = await prompts.find(await visibilityOf(caller, team), id);
    if (found) {
      requireOwner(caller, found);
      const now = clock.now();
      if (await prompts.remove(caller.id, id, now)) return presentDeletion(now);
    }
    const gone = await deletedBy(caller, id);
    if (!gone) throw problem('not_found');
    requireWriter(caller);
    return presentDeletion(gone.at);
  }

  /** @throws ProblemError 402 or 409 when there is no place for it, 404 after 30 days and for everybody else. */
  async function restore(id: string, { caller, locale }: CallerContext): Promise<Prompt> {
    if (sourceOf(id).readOnly) throw problem('forbidden', { text: 'prompts:problems.readOnly' });
    const kept = await prompts.find(await visibilityOf(caller, team), id);
    if (kept) {
      requireOwner(caller, kept);
      return presentPrompt(kept, locale);
    }
    const gone = await deletedBy(caller, id);
    if (!gone) throw problem('not_found');
    requireWriter(caller);
    const outcome = await prompts.restore({
      ownerId: caller.id,
      id,
      deletedAfter: oldest(),
      limit: await quota.savedPromptsLimit(caller.id),
    });
    if (outcome === 'full')
      throw gone.found.prompt.version === 0
        ? restoreProblem('drafts_full')
        : await quota.savedPromptsExceeded(caller.id);
    const back = await prompts.find({ callerId: caller.id, othersIds: [] }, id);
    if (!back) throw problem('not_found');
    return presentPrompt(back, locale);
  }

  /** The caller's deleted prompts that can still be restored. */
  async function list(query: QueryOf<'listTrash'>, { caller }: CallerContext): Promise<TrashPage> {
    const at = paging(query);
    const asked = toTsquery(askedTerms(query.q ?? ''));
    const { rows, total } = await trash.page(
      { ownerId: caller.id, deletedAfter: oldest(), asked: asked === '' ? undefined : asked },
      parseSort(query.sort, SORT_FIELDS, LAST_DELETED),
      at,
    );
    const items = rows.map(({ deletedAt, ...row }) => ({ ...row, ...presentDeletion(deletedAt) }));
    return pageOf(items, total, at);
  }

  return { list, remove, restore };
}

export type TrashService = ReturnType<typeof createTrashService>;

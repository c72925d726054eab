import type { DraftOutput, Prompt, SavePromptRequestOutput } from '#contract/generated/schemas.ts';
import type { Claim } from '#server/platform/idempotency/claim.ts';
import type { Caller, CallerContext } from '#server/platform/security/identity.ts';
import { newId } from '#server/platform/database/ids.ts';
import { problemsOf } from '#server/contract.ts';
import { visibilityOf, requireWriter } from '../prompt/policy.ts';
import { cleanText } from '../prompt/clean-text.ts';
import { derive } from '../prompt/derived.ts';
import { readDraft } from '../prompt/draft.ts';
import type { WorkingCopyRepository } from '../drafts/repository.ts';
import { contentOf, sameContent, type Content } from '../prompt/content.ts';
import type { SharedDeps } from '../prompt/deps.ts';
import type { AlsoKeep, FoundPrompt, PromptRepository, Visibility } from '../prompt/repository.ts';
import type { SourceOf } from '../prompt/prompt-source.ts';
import { presentPrompt } from '../prompt/presenters.ts';

const { problem, invalid } = problemsOf<'savePrompt'>();
const { problem: draftProblem } = problemsOf<'createDraft'>();

export type SaveContext = CallerContext & { claim?: Claim };

function noteOf(draft: DraftOutput): string | null {
  const note = cleanText(draft.changeNote ?? '').trim();
  return note === '' ? null : note;
}

/** Saves prompts: new ones within the plan's limit, changes against the version they are based on. */
export function createSaveService(
  deps: SharedDeps & {
    prompts: PromptRepository;
    workingCopies: Pick<WorkingCopyRepository, 'end'>;
    sourceOf: SourceOf;
  },
) {
  const { clock, quota, prompts, workingCopies, team, sourceOf } = deps;

  async function read(visibility: Visibility, id: string): Promise<FoundPrompt> {
    const found = await prompts.find(visibility, id);
    if (!found) throw problem('not_found');
    return found;
  }

  async function requireTeam(content: Content, caller: Caller, at: '' | 'draft.'): Promise<void> {
    if (content.visibility === 'team' && !(await team.hasTeam(caller)))
      throw invalid([
        { field: `${at}visibility`, code: 'no_team', text: 'prompts:problems.noTeam' },
      ]);
  }

  /** Keeps a new prompt: with its first version, or as a draft without one. */
  async function insert(
    draft: DraftOutput,
    caller: Caller,
    { at, version, also }: { at: '' | 'draft.'; version: 0 | 1; also: AlsoKeep | undefined },
  ): Promise<FoundPrompt | 'full'> {
    requireWriter(caller);
    const visibility = await visibilityOf(caller, team);
    const content = readDraft(draft, at);
    await requireTeam(content, caller, at);
    const id = newId();
    const now = clock.now();
    const generated = content.brief !== null;
    return prompts.insert({
      visibility,
      ...(also && { also }),
      prompt: {
        id,
        ownerId: caller.id,
        ...derive(content, caller.id),
        source: generated ? 'generated' : 'manual',
        version,
        savedBy: caller.id,
        runCount: 0,
        createdAt: now,
        updatedAt: now,
      },
      version:
        version === 0
          ? undefined
          : {
              promptId: id,
              version,
              body: content.body,
              variables: content.variables,
              changeNote: noteOf(draft),
              cause: generated ? 'generate' : 'manual',
              authorId: caller.id,
              createdAt: now,
            },
      limit: await quota.savedPromptsLimit(caller.id),
      isFavourite: draft.isFavourite === true,
    });
  }

  /**
   * Keeps a draft as a new prompt. `at` prefixes the fields in errors.
   * @throws ProblemError 402 when the plan keeps no more, 403 for a viewer, 422.
   */
  async function saveNew(
    draft: DraftOutput,
    caller: Caller,
    at: '' | 'draft.' = '',
    also?: AlsoKeep,
  ): Promise<FoundPrompt> {
    const kept = await insert(draft, caller, { at, version: 1, also });
    if (kept === 'full') throw await quota.savedPromptsExceeded(caller.id);
    return kept;
  }

  /** @throws ProblemError 403 for a viewer, 409 `drafts_full`, 422. */
  async function createDraft(
    draft: DraftOutput,
    { caller, locale, claim }: SaveContext,
  ): Promise<Prompt> {
    const also: AlsoKeep | undefined =
      claim &&
      ((kept, tx) =>
        claim.settle(tx, { status: 201, body: { prompt: presentPrompt(kept, locale) } }));
    const kept = await insert(draft, caller, { at: '', version: 0, also });
    if (kept === 'full') throw draftProblem('drafts_full');
    return presentPrompt(kept, locale);
  }

  function requireEditor(found: FoundPrompt, draft: DraftOutput, caller: Caller): void {
    requireWriter(caller);
    const { ownerId, visibility } = found.prompt;
    const changed = draft.visibility !== undefined && draft.visibility !== visibility;
    if (ownerId !== caller.id && changed)
      throw problem('forbidden', { text: 'prompts:problems.ownerShares' });
  }

  function stale(found: FoundPrompt) {
    const by = found.savedBy ?? found.owner;
    const name = `${by.firstName} ${by.lastName}`.trim();
    const params = { name, version: found.prompt.version };
    return problem('stale_version', { text: 'prompts:problems.staleVersion', params });
  }

  async function change(
    { id, base, revision }: { id: string; base: number; revision: number | undefined },
    draft: DraftOutput,
    caller: Caller,
    also?: AlsoKeep,
  ): Promise<FoundPrompt> {
    const visibility = await visibilityOf(caller, team);
    if (sourceOf(id).readOnly) throw problem('forbidden', { text: 'prompts:problems.readOnly' });
    const found = await read(visibility, id);
    requireEditor(found, draft, caller);
    const before = contentOf(found);
    const content = readDraft(draft, '', before);
    if (content.visibility !== before.visibility) await requireTeam(content, caller, '');
    if (found.prompt.version !== base) throw stale(found);
    const now = clock.now();
    if (base > 0 && sameContent(content, before)) {
      if (revision !== undefined)
        await workingCopies.end({ promptId: id, userId: caller.id }, revision);
      if (draft.isFavourite !== undefined && draft.isFavourite !== found.isFavourite)
        await prompts.setFavourite(caller.id, id, draft.isFavourite, now);
      return read(visibility, id);
    }
    const isGenerated =
      base === 0
        ? content.brief !== null
        : draft.brief !== undefined && !sameContent({ ...before, brief: content.brief }, before);
    const kept = await prompts.update({
      visibility,
      id,
      base,
      change: {
        ...derive(content, found.prompt.ownerId),
        version: base + 1,
        savedBy: caller.id,
        updatedAt: now,
      },
      version: {
        promptId: id,
        version: base + 1,
        body: content.body,
        variables: content.variables,
        changeNote: noteOf(draft),
        cause: isGenerated ? 'generate' : 'manual',
        authorId: caller.id,
        createdAt: now,
      },
      limit: await quota.savedPromptsLimit(found.prompt.ownerId),
      revision,
      isFavourite: draft.isFavourite,
      ...(also && { also }),
    });
    if (kept === 'full') throw await quota.savedPromptsExceeded(caller.id);
    if (!kept) throw stale(await read(visibility, id));
    return kept;
  }

  /** @throws ProblemError 402, 403, 404, 409 `stale_version`, 422 as the contract says. */
  async function savePrompt(
    body: SavePromptRequestOutput,
    { caller, locale, claim }: SaveContext,
  ): Promise<{ isNew: boolean; prompt: Prompt }> {
    const { id, baseVersion, revision, ...draft } = body;
    const also: AlsoKeep | undefined =
      claim &&
      ((kept, tx) => {
        const answer = { prompt: presentPrompt(kept, locale) };
        return claim.settle(tx, { status: id === undefined ? 201 : 200, body: answer });
      });
    const found =
      id === undefined || baseVersion === undefined
        ? await saveNew(draft, caller, '', also)
        : await change({ id: id.toLowerCase(), base: baseVersion, revision }, draft, caller, also);
    return { isNew: id === undefined, prompt: presentPrompt(found, locale) };
  }

  return { savePrompt, saveNew, createDraft };
}

export type SaveService = ReturnType<typeof createSaveService>;

import { estimateTokens } from '#core/text/estimate-tokens.ts';
import type { Prompt, SavePromptRequestOutput } from '#contract/generated/schemas.ts';
import type { Claim } from '#server/platform/idempotency/claim.ts';
import type { Caller, CallerContext } from '#server/platform/security/identity.ts';
import { newId } from '#server/platform/database/ids.ts';
import { problemsOf } from '#server/contract.ts';
import type { FieldError } from '#server/platform/problems.ts';
import { visibilityOf, requireWriter } from '../prompt/policy.ts';
import { cleanText } from '../prompt/clean-text.ts';
import { readDraft } from '../prompt/draft.ts';
import { contentOf, sameContent, type Content } from '../prompt/content.ts';
import { excerptOf } from '../prompt/excerpt.ts';
import type { SharedDeps } from '../prompt/deps.ts';
import type { AlsoKeep, FoundPrompt, PromptRepository, Visibility } from '../prompt/repository.ts';
import { foldText } from '#core/text/fold.ts';
import { ownerTerm, searchTerms } from '../prompt/search-terms.ts';
import type { SourceOf } from '../prompt/prompt-source.ts';
import { presentPrompt } from '../prompt/presenters.ts';

const { problem, invalid } = problemsOf<'savePrompt'>();

export type SaveContext = CallerContext & { claim?: Claim };
type Draft = Omit<SavePromptRequestOutput, 'id' | 'baseVersion'>;

/** Fields derived from the content on every save. */
function derive(content: Content, ownerId: string) {
  return {
    ...content,
    titleKey: foldText(content.title),
    excerpt: excerptOf(content.body),
    variableCount: content.variables.length,
    estimatedTokens: estimateTokens(content.body),
    terms: [...searchTerms(content), ownerTerm(ownerId)],
  };
}

function noteOf(draft: Draft): string | null {
  const note = cleanText(draft.changeNote ?? '').trim();
  return note === '' ? null : note;
}

/** Saves prompts: new ones within the plan's limit, changes against the version they are based on. */
export function createSaveService(
  deps: SharedDeps & { prompts: PromptRepository; sourceOf: SourceOf },
) {
  const { clock, quota, prompts, team, sourceOf } = deps;

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

  /**
   * Keeps a draft as a new prompt. `at` prefixes the fields in errors.
   * @throws ProblemError 402 when the plan keeps no more, 403 for a viewer, 422.
   */
  async function saveNew(
    draft: Draft,
    caller: Caller,
    at: '' | 'draft.' = '',
    also?: AlsoKeep,
  ): Promise<FoundPrompt> {
    requireWriter(caller);
    const visibility = await visibilityOf(caller, team);
    const content = readDraft(draft, at);
    await requireTeam(content, caller, at);
    const id = newId();
    const now = clock.now();
    const generated = content.brief !== null;
    const kept = await prompts.insert({
      visibility,
      ...(also && { also }),
      prompt: {
        id,
        ownerId: caller.id,
        ...derive(content, caller.id),
        source: generated ? 'generated' : 'manual',
        version: 1,
        savedBy: caller.id,
        runCount: 0,
        createdAt: now,
        updatedAt: now,
      },
      version: {
        promptId: id,
        version: 1,
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
    if (kept === 'full') throw await quota.savedPromptsExceeded(caller.id);
    return kept;
  }

  function requireEditor(found: FoundPrompt, draft: Draft, caller: Caller): void {
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
    id: string,
    base: number,
    draft: Draft,
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
    if (sameContent(content, before)) {
      if (draft.isFavourite !== undefined && draft.isFavourite !== found.isFavourite)
        await prompts.setFavourite(caller.id, id, draft.isFavourite, now);
      return read(visibility, id);
    }
    const newBrief =
      draft.brief !== undefined && !sameContent({ ...before, brief: content.brief }, before);
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
        cause: newBrief ? 'generate' : 'manual',
        authorId: caller.id,
        createdAt: now,
      },
      isFavourite: draft.isFavourite,
      ...(also && { also }),
    });
    if (!kept) throw stale(await read(visibility, id));
    return kept;
  }

  /** @throws ProblemError 402, 403, 404, 409 `stale_version`, 422 as the contract says. */
  async function savePrompt(
    body: SavePromptRequestOutput,
    { caller, locale, claim }: SaveContext,
  ): Promise<{ isNew: boolean; prompt: Prompt }> {
    const { id, baseVersion, ...draft } = body;
    if ((id === undefined) !== (baseVersion === undefined)) {
      const missing: FieldError<'required'> = {
        field: id === undefined ? 'id' : 'baseVersion',
        code: 'required',
      };
      throw invalid([missing]);
    }
    const also: AlsoKeep | undefined =
      claim &&
      ((kept, tx) => {
        const answer = { prompt: presentPrompt(kept, locale) };
        return claim.settle(tx, { status: id === undefined ? 201 : 200, body: answer });
      });
    const found =
      id === undefined || baseVersion === undefined
        ? await saveNew(draft, caller, '', also)
        : await change(id.toLowerCase(), baseVersion, draft, caller, also);
    return { isNew: id === undefined, prompt: presentPrompt(found, locale) };
  }

  return { savePrompt, saveNew };
}

export type SaveService = ReturnType<typeof createSaveService>;

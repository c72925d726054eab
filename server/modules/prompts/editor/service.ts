import { assessQuality } from '#server/domain/quality/assess.ts';
import { estimateTokens } from '#core/text/estimate-tokens.ts';
import type { Prompt, SavePromptRequestOutput } from '#server/generated/schemas.ts';
import type { Claim } from '#server/platform/idempotency/claim.ts';
import type { Caller } from '#server/platform/identity.ts';
import { newId } from '#server/platform/ids.ts';
import { problemsOf } from '#server/contract.ts';
import type { FieldFault } from '#server/platform/problems.ts';
import { hasTeam, reachOf, requireWriter } from '../prompt/policy.ts';
import { cleanText } from '../prompt/clean-text.ts';
import { readDraft, sameContent, type Content } from '../prompt/draft.ts';
import { excerptOf } from '../prompt/excerpt.ts';
import type { SharedNeeds } from '../prompt/deps.ts';
import type { AlsoKeep, FoundPrompt, PromptRepository, Reach } from '../prompt/repository.ts';
import { contentOf } from '../sources/resolve.ts';
import { foldForSearch, ownerTerm, searchTerms } from '../prompt/search-terms.ts';
import { findStarter } from '../starters/starters.ts';
import { toPrompt } from '../prompt/presenters.ts';

const { problem, invalid } = problemsOf<'savePrompt'>();

type Draft = Omit<SavePromptRequestOutput, 'id' | 'baseVersion'>;

/** What is reckoned of a content anew at every save. */
function derive(content: Content, ownerId: string) {
  return {
    ...content,
    titleKey: foldForSearch(content.title),
    excerpt: excerptOf(content.body),
    variableCount: content.variables.length,
    qualityScore: assessQuality(content.body, content.variables, 'en').score,
    estimatedTokens: estimateTokens(content.body),
    terms: [...searchTerms(content), ownerTerm(ownerId)],
  };
}

function noteOf(draft: Draft): string | null {
  const note = cleanText(draft.changeNote ?? '').trim();
  return note === '' ? null : note;
}

/** Keeping prompts: new ones within the plan's limit, changes on the version that they began from. */
export function createSaveService(needs: SharedNeeds & { prompts: PromptRepository }) {
  const { clock, quota, prompts, team } = needs;

  async function read(reach: Reach, id: string): Promise<FoundPrompt> {
    const found = await prompts.find(reach, id);
    if (!found) throw problem('not_found');
    return found;
  }

  function requireTeam(content: Content, caller: Caller, reach: Reach, at: '' | 'draft.'): void {
    if (content.visibility === 'team' && !hasTeam(caller, reach))
      throw invalid([
        { field: `${at}visibility`, code: 'no_team', text: 'prompts:problems.noTeam' },
      ]);
  }

  /**
   * Keeps a draft as a new prompt. `at` stands before the fields in errors.
   * @throws ProblemError 402 when the plan keeps no more, 403 for a viewer, 422.
   */
  async function saveNew(
    draft: Draft,
    caller: Caller,
    at: '' | 'draft.' = '',
    also?: AlsoKeep,
  ): Promise<FoundPrompt> {
    requireWriter(caller);
    const reach = await reachOf(caller, team);
    const content = readDraft(draft, at);
    requireTeam(content, caller, reach, at);
    const id = newId();
    const now = clock.now();
    const generated = content.brief !== null;
    const kept = await prompts.insert({
      reach,
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
    const reach = await reachOf(caller, team);
    if (findStarter(id, 'en')) throw problem('forbidden', { text: 'prompts:problems.readOnly' });
    const found = await read(reach, id);
    requireEditor(found, draft, caller);
    const before = contentOf(found);
    const content = readDraft(draft, '', before);
    if (content.visibility !== before.visibility) requireTeam(content, caller, reach, '');
    if (found.prompt.version !== base) throw stale(found);
    const now = clock.now();
    if (sameContent(content, before)) {
      if (draft.isFavourite !== undefined && draft.isFavourite !== found.isFavourite)
        await prompts.setFavourite(caller.id, id, draft.isFavourite, now);
      return read(reach, id);
    }
    const newBrief =
      draft.brief !== undefined && !sameContent({ ...before, brief: content.brief }, before);
    const kept = await prompts.update({
      reach,
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
    if (!kept) throw stale(await read(reach, id));
    return kept;
  }

  /** @throws ProblemError 402, 403, 404, 409 `stale_version`, 422 as the contract says. */
  async function savePrompt(
    body: SavePromptRequestOutput,
    caller: Caller,
    locale: string,
    claim?: Claim,
  ): Promise<{ isNew: boolean; prompt: Prompt }> {
    const { id, baseVersion, ...draft } = body;
    if ((id === undefined) !== (baseVersion === undefined)) {
      const missing: FieldFault<'required'> = {
        field: id === undefined ? 'id' : 'baseVersion',
        code: 'required',
      };
      throw invalid([missing]);
    }
    const also: AlsoKeep | undefined =
      claim &&
      ((kept, tx) => {
        const answer = { prompt: toPrompt(kept, locale) };
        return claim.settle(tx, { status: id === undefined ? 201 : 200, body: answer });
      });
    const found =
      id === undefined || baseVersion === undefined
        ? await saveNew(draft, caller, '', also)
        : await change(id.toLowerCase(), baseVersion, draft, caller, also);
    return { isNew: id === undefined, prompt: toPrompt(found, locale) };
  }

  return { savePrompt, saveNew };
}

export type SaveService = ReturnType<typeof createSaveService>;

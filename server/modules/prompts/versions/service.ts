import type { PromptVersion, PromptVersionPage } from '#server/generated/schemas.ts';
import type { Caller } from '#server/platform/identity.ts';
import { pageOf, paging, parseSort } from '#server/platform/pagination.ts';
import { problemsOf } from '#server/contract.ts';
import { reachOf } from '../prompt/policy.ts';
import type { TeamNeeds } from '../prompt/deps.ts';
import type { PromptRepository } from '../prompt/repository.ts';
import { findStarter, STARTER_VERSION } from '../starters/starters.ts';
import type { VersionRepository } from './repository.ts';
import { toVersion, toVersionSummary } from '../prompt/presenters.ts';

const { problem } = problemsOf<'listPromptVersions' | 'getPromptVersion'>();

type VersionQuery = { page: number; pageSize: number; sort?: string };

/** The versions of a prompt, for whoever may read it. */
export function createHistoryService(needs: {
  team: TeamNeeds;
  prompts: PromptRepository;
  versions: VersionRepository;
}) {
  async function requirePrompt(id: string, caller: Caller): Promise<string> {
    const found = await needs.prompts.find(await reachOf(caller, needs.team), id);
    if (!found) throw problem('not_found');
    return found.prompt.id;
  }

  async function list(id: string, query: VersionQuery, caller: Caller): Promise<PromptVersionPage> {
    const at = paging(query);
    const newest = { field: 'version', descending: true } as const;
    const { descending } = parseSort(query.sort, ['version'], newest);
    if (findStarter(id, 'en')) return pageOf(at.offset === 0 ? [STARTER_VERSION] : [], 1, at);
    const promptId = await requirePrompt(id, caller);
    const { items, total } = await needs.versions.list(promptId, { ...at, descending });
    return pageOf(items.map(toVersionSummary), total, at);
  }

  /** @throws ProblemError 404 for a prompt out of reach, or a version that it does not have. */
  async function get(
    id: string,
    version: number,
    caller: Caller,
    locale: string,
  ): Promise<PromptVersion> {
    const starter = findStarter(id, locale);
    if (starter) {
      if (version !== STARTER_VERSION.version) throw problem('not_found');
      return { ...STARTER_VERSION, body: starter.body, variables: starter.variables };
    }
    const found = await needs.versions.find(await requirePrompt(id, caller), version);
    if (!found) throw problem('not_found');
    return toVersion(found);
  }

  return { list, get };
}

export type HistoryService = ReturnType<typeof createHistoryService>;

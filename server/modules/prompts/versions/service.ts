import type { PromptVersion, PromptVersionPage } from '#contract/generated/schemas.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import { pageOf, paging, parseSort } from '#server/platform/http/pagination.ts';
import { problemsOf, type QueryOf } from '#server/contract.ts';
import type { TeamDeps } from '../prompt/deps.ts';
import { visibilityOf } from '../prompt/policy.ts';
import type { Reader, SourceOf } from '../prompt/prompt-source.ts';

const { problem } = problemsOf<'listPromptVersions' | 'getPromptVersion'>();

const NEWEST = { field: 'version', descending: true } as const;

/** The versions of a prompt, for everyone who may read it. */
export function createVersionService({ team, sourceOf }: { team: TeamDeps; sourceOf: SourceOf }) {
  const readerOf = async ({ caller, locale }: CallerContext): Promise<Reader> => ({
    visibility: await visibilityOf(caller, team),
    locale,
  });

  return {
    /** @throws ProblemError 404 for a prompt that the caller may not see. */
    async list(
      { promptId, ...query }: QueryOf<'listPromptVersions'> & { promptId: string },
      ctx: CallerContext,
    ): Promise<PromptVersionPage> {
      const at = paging(query);
      const { descending } = parseSort(query.sort, ['version'], NEWEST);
      const page = { ...at, descending };
      const found = await sourceOf(promptId).listVersions(promptId, page, await readerOf(ctx));
      if (!found) throw problem('not_found');
      return pageOf(found.items, found.total, at);
    },

    /** @throws ProblemError 404 for a prompt that the caller may not see, or a version it does not have. */
    async get(
      { promptId, version }: { promptId: string; version: number },
      ctx: CallerContext,
    ): Promise<PromptVersion> {
      const found = await sourceOf(promptId).readVersion(promptId, version, await readerOf(ctx));
      if (!found) throw problem('not_found');
      return found;
    },
  };
}

export type VersionService = ReturnType<typeof createVersionService>;

import { presentWorkingCopy } from '../drafts/presenters.ts';
import { contentOf } from '../prompt/content.ts';
import { presentPrompt } from '../prompt/presenters.ts';
import type { PromptSource } from '../prompt/prompt-source.ts';
import type { PromptRepository } from '../prompt/repository.ts';
import { presentVersion, presentVersionSummary } from '../versions/presenters.ts';
import type { VersionRepository } from '../versions/repository.ts';
import type { StoredPromptRepository } from './repository.ts';

/** The prompts of the database: the reader's own and what their team shares. */
export function createStoredPrompts(deps: {
  prompts: PromptRepository;
  versions: VersionRepository;
  stored: StoredPromptRepository;
}): PromptSource {
  const { prompts, versions, stored } = deps;
  return {
    readOnly: false,

    async read(id, { callerId, locale }) {
      const found = await stored.read(callerId, id);
      return (
        found && {
          ...presentPrompt(found, locale),
          ...(found.copy && { workingCopy: presentWorkingCopy(found.copy) }),
        }
      );
    },

    async resolve(id, version, { visibility }) {
      const found = await prompts.find(visibility, id);
      if (!found) return undefined;
      const { prompt } = found;
      const content = contentOf(found);
      if (version === undefined || version === prompt.version)
        return {
          content,
          promptId: prompt.id,
          version: prompt.version,
          author: found.savedBy ?? found.owner,
          updatedAt: prompt.updatedAt,
        };
      const earlier = await versions.find(prompt.id, version);
      if (!earlier) return undefined;
      return {
        content: { ...content, body: earlier.body, variables: earlier.variables },
        promptId: prompt.id,
        version,
        author: earlier.author ?? undefined,
        updatedAt: earlier.createdAt,
      };
    },

    async listVersions(id, page, { visibility }) {
      const found = await prompts.find(visibility, id);
      if (!found) return undefined;
      const { items, total } = await versions.list(found.prompt.id, page);
      return { items: items.map(presentVersionSummary), total };
    },

    async readVersion(id, version, { visibility }) {
      const found = await prompts.find(visibility, id);
      const row = found && (await versions.find(found.prompt.id, version));
      return row && presentVersion(row);
    },
  };
}

import type { Content } from '../prompt/content.ts';
import type { PromptSource } from '../prompt/prompt-source.ts';
import { presentStarter, STARTER_VERSION } from './presenters.ts';
import type { StarterUseRepository } from './repository.ts';
import { findStarter } from './starters.ts';
import type { Starter } from './gallery.ts';

function contentOf(starter: Starter): Content {
  const { title, description, body, categoryId, tags, variables, language, direction } = starter;
  return {
    title,
    description,
    body,
    categoryId,
    tags: [...tags],
    variables,
    brief: null,
    language,
    direction,
    visibility: 'private',
  };
}

/** The starters that come with the product, each with one version. */
export function createStarterPrompts(deps: { starterUse: StarterUseRepository }): PromptSource {
  return {
    readOnly: true,

    async read(id, { callerId, locale }) {
      const starter = findStarter(id, locale);
      if (!starter) return undefined;
      return presentStarter(starter, await deps.starterUse.find(callerId, starter.id), locale);
    },

    resolve(id, version, { locale }) {
      const starter = findStarter(id, locale);
      const exists = starter && (version ?? STARTER_VERSION.version) === STARTER_VERSION.version;
      return Promise.resolve(
        exists
          ? { content: contentOf(starter), promptId: starter.id, version: STARTER_VERSION.version }
          : undefined,
      );
    },

    listVersions: (_id, { offset }) =>
      Promise.resolve({ items: offset === 0 ? [STARTER_VERSION] : [], total: 1 }),

    readVersion(id, version, { locale }) {
      const starter = findStarter(id, locale);
      if (!starter || version !== STARTER_VERSION.version) return Promise.resolve(undefined);
      const { body, variables } = starter;
      return Promise.resolve({ ...STARTER_VERSION, body, variables });
    },
  };
}

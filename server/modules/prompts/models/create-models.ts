import type { Config } from '#server/config.ts';
import { connectionRepository } from './repository.ts';
import { createModelsService, type ModelsDeps } from './service.ts';
import { createModelSource } from './source.ts';

type CreateModelsDeps = Omit<ModelsDeps, 'rights' | 'nameOf'> & {
  config: Config;
  readPerson(id: string): Promise<{ firstName: string; lastName: string } | undefined>;
};

/** The models of an installation, and the door through which work reaches them. */
export function createModels({ config, readPerson, ...deps }: CreateModelsDeps) {
  const isEmbedded = config.mode === 'embedded';
  const isLocal = isEmbedded && config.localModels !== undefined;
  const rights = {
    anyone: isEmbedded && config.isAlone,
    local: isLocal,
    discovery: isLocal && config.model === undefined,
  };
  return {
    modelSource: createModelSource({
      ...deps,
      connections: connectionRepository(deps.db),
      mayAskLocal: isLocal,
    }),
    models: createModelsService({
      ...deps,
      rights,
      nameOf: async (userId) => {
        const person = await readPerson(userId);
        return person && `${person.firstName} ${person.lastName}`.trim();
      },
    }),
  };
}

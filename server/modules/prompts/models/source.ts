import { isDatabaseUnavailable } from '#server/platform/database/db-errors.ts';
import type { ModelPort } from '#server/ports/model.ts';
import type { ModelGateway } from '#server/ports/model-gateway.ts';
import { openKey } from './keys.ts';
import type { createConnectionRepository, ConnectionRow } from './repository.ts';

/** The models that work is given to. */
export type ModelSource = {
  /** The model by its id or name, or the default; undefined when there is none of the name. */
  choose(name?: string): Promise<ModelPort | undefined>;
  /** The one that is used where no other is named. */
  current(): Promise<ModelPort>;
  /** The same for a page that is shown without a database, too: the last one known then. */
  lastKnown(): Promise<ModelPort>;
};

type SourceDeps = {
  connections: Pick<ReturnType<typeof createConnectionRepository>, 'list'>;
  gateway: Pick<ModelGateway, 'open'>;
  /** The operator's model, or the demo. */
  operatorModel: ModelPort;
  secret: Buffer;
};

/** Connected models behind one door. A connection's port is kept, since it remembers failures. */
export function createModelSource(deps: SourceDeps): ModelSource {
  const { connections, gateway, operatorModel, secret } = deps;
  let known = operatorModel;
  const open = new Map<string, { sealedKey: string | null; port: ModelPort }>();

  function portOf(row: ConnectionRow): ModelPort {
    const kept = open.get(row.id);
    if (kept?.sealedKey === row.sealedKey) return kept.port;
    const { provider, model, sealedKey } = row;
    const { apiKey } = openKey(secret, row);
    const port = gateway.open({ provider, model, ...(apiKey !== undefined && { apiKey }) });
    open.set(row.id, { sealedKey, port });
    return port;
  }

  async function rows(): Promise<ConnectionRow[]> {
    const all = await connections.list();
    const ids = new Set(all.map(({ id }) => id));
    for (const id of open.keys()) if (!ids.has(id)) open.delete(id);
    return all;
  }

  async function current(): Promise<ModelPort> {
    const chosen = (await rows()).find(({ isDefault }) => isDefault);
    known = chosen ? portOf(chosen) : operatorModel;
    return known;
  }

  return {
    current,
    async lastKnown() {
      try {
        return await current();
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error;
        return known;
      }
    },
    async choose(name) {
      if (name === undefined) return current();
      if (name === operatorModel.id) return operatorModel;
      const all = await rows();
      const row = all.find(({ id }) => id === name) ?? all.find(({ model }) => model === name);
      return row && portOf(row);
    },
  };
}

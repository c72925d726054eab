import { isDatabaseUnavailable } from '#server/platform/database/db-errors.ts';
import type { ModelPort } from '#server/ports/model.ts';
import { isLocalProvider, type ModelGateway } from '#server/ports/model-gateway.ts';
import { openKey } from './keys.ts';
import {
  isDefaultFor,
  type ConnectionRow,
  type connectionRepository,
  type Work,
} from './repository.ts';

/** Why a model cannot be used: there is none of the name, or its key can no longer be read. */
export type ModelFault = 'unknown' | 'key_lost';

/** The models that work is given to. */
export type ModelSource = {
  /** The model by its id or name, or the default of the work. */
  choose(work: Work, name?: string): Promise<ModelPort | { fault: ModelFault; name: string }>;
  /** Whether runs are a demo; without a database what was known last. */
  isDemo(): Promise<boolean>;
};

type SourceDeps = {
  connections: Pick<ReturnType<typeof connectionRepository>, 'list'>;
  gateway: Pick<ModelGateway, 'open'>;
  /** The operator's model, or the demo. */
  operatorModel: ModelPort;
  secret: Buffer;
  /** Whether the server may ask programs of its own computer. */
  mayAskLocal: boolean;
};

/** Connected models behind one door. A connection's port is kept, since it remembers failures. */
export function createModelSource(deps: SourceDeps): ModelSource {
  const { connections, gateway, operatorModel, secret, mayAskLocal } = deps;
  let wasDemo = operatorModel.isDemo;
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
    const all = (await connections.list()).filter(
      ({ provider }) => mayAskLocal || !isLocalProvider(provider),
    );
    const ids = new Set(all.map(({ id }) => id));
    for (const id of open.keys()) if (!ids.has(id)) open.delete(id);
    return all;
  }

  const defaultOf = (all: readonly ConnectionRow[], work: Work) =>
    all.find((row) => isDefaultFor(row, work));

  const usable = (row: ConnectionRow) =>
    openKey(secret, row).state === 'lost'
      ? { fault: 'key_lost' as const, name: row.model }
      : portOf(row);

  return {
    async isDemo() {
      try {
        wasDemo = operatorModel.isDemo && !defaultOf(await rows(), 'run');
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error;
      }
      return wasDemo;
    },
    async choose(work, name) {
      if (name === operatorModel.id) return operatorModel;
      const all = await rows();
      if (name === undefined) {
        const chosen = defaultOf(all, work);
        return chosen ? usable(chosen) : operatorModel;
      }
      const row = all.find(({ id }) => id === name) ?? all.find(({ model }) => model === name);
      return row ? usable(row) : { fault: 'unknown', name };
    },
  };
}

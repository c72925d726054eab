import type {
  ConnectModelRequestOutput,
  LookUpModelsRequestOutput,
  ModelChoice,
  ModelConnection,
  ModelConnections,
  ModelDiscovery,
  ModelList,
  ModelNames,
  ModelTest,
  SetModelDefaultsRequestOutput,
} from '#contract/generated/schemas.ts';
import type { Database } from '#server/db/client.ts';
import { problemsOf } from '#server/contract.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Caller, CallerContext } from '#server/platform/security/identity.ts';
import type { Limit, RateLimiter } from '#server/platform/security/rate-limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ModelPort } from '#server/ports/model.ts';
import {
  isLocalProvider,
  MODEL_PROVIDERS,
  type ModelGateway,
  type ModelProviderId,
} from '#server/ports/model-gateway.ts';
import { openKey, sealKey } from './keys.ts';
import { outcomeMessage, refusalOf } from './outcomes.ts';
import { connectionRepository, isDefaultFor, WORKS, type ConnectionRow } from './repository.ts';

const { problem } = problemsOf<'testModel' | 'removeModel'>();
const { invalid: unknown } = problemsOf<'setModelDefaults'>();
const { problem: denied } = problemsOf<
  'listModelConnections' | 'setModelDiscovery' | 'testModel'
>();
const { invalid } = problemsOf<'connectModel'>();
const { invalid: invalidAddress } = problemsOf<'connectModel' | 'lookUpModels'>();

/** Calls that leave the server. */
const CALLS: Limit = { name: 'model-calls', points: 30, seconds: 60 };
const MAX_CONNECTIONS = 20;

export type ModelsDeps = {
  db: Database;
  clock: Clock;
  limiter: RateLimiter;
  gateway: ModelGateway;
  /** The operator's model, or the demo. */
  operatorModel: ModelPort;
  /** Encrypts the keys. */
  secret: Buffer;
  /** One machine: everybody but sub-users may connect models, also of this computer, and look for them. */
  rights: { anyone: boolean; local: boolean; discovery: boolean };
  nameOf(userId: string): Promise<string | undefined>;
  log: { info(context: object, message: string): void };
};

/** The default of both kinds of work first, then the one that writes. */
const weightOf = ({ defaultFor }: ModelChoice) =>
  (defaultFor.includes('generate') ? 2 : 0) + (defaultFor.includes('run') ? 1 : 0);

const worksOf = (row: ConnectionRow) => WORKS.filter((work) => isDefaultFor(row, work));

type Context = CallerContext & { signal: AbortSignal };

/** The models of the installation: found, connected, tested, taken away. */
export function createModelsService(deps: ModelsDeps) {
  const { db, clock, limiter, gateway, operatorModel, secret, rights, log } = deps;
  const connections = connectionRepository(db);
  const providers = MODEL_PROVIDERS.filter(({ local }) => !local || rights.local);

  const mayConnect = ({ role }: Caller) => role === 'admin' || (rights.anyone && role !== 'user');

  /** A line of the log; never with the key. */
  function note(what: string, { id, provider, model }: ConnectionRow, caller: Caller): void {
    log.info({ modelId: id, provider, model, userId: caller.id }, what);
  }

  /** @throws ProblemError 403 */
  function requireRight(caller: Caller): void {
    if (!mayConnect(caller)) throw denied('forbidden');
  }

  /** @throws ProblemError 422 where the provider is not offered, or its key is missing. */
  function requireAddress(provider: ModelProviderId, apiKey: string | undefined): void {
    const offered = providers.find(({ id }) => id === provider);
    if (!offered)
      throw invalidAddress([
        { field: 'provider', code: 'unknown', text: 'prompts:models.unknownProvider' },
      ]);
    if (!offered.local && apiKey === undefined)
      throw invalidAddress([{ field: 'apiKey', code: 'required' }]);
  }

  /** False for a model of this computer on a server that may not ask it. */
  const isReachable = ({ provider }: ConnectionRow) => rights.local || !isLocalProvider(provider);

  async function list({ caller }: CallerContext): Promise<ModelList> {
    const rows = (await connections.list()).filter(isReachable);
    const items = rows.map((row): ModelChoice => {
      const { id, provider, model } = row;
      return { id, name: model, provider, defaultFor: worksOf(row) };
    });
    const taken = new Set(items.flatMap(({ defaultFor }) => defaultFor));
    const { id, isDemo } = operatorModel;
    const own = { id, name: id, defaultFor: WORKS.filter((work) => !taken.has(work)) };
    const all = isDemo ? items : [own, ...items];
    return {
      items: all.toSorted((a, b) => weightOf(b) - weightOf(a)),
      canConnect: mayConnect(caller),
    };
  }

  async function present(row: ConnectionRow): Promise<ModelConnection> {
    const { id, provider, model, createdBy, createdAt } = row;
    const addedBy = createdBy === null ? undefined : await deps.nameOf(createdBy);
    const keyState = openKey(secret, row).state;
    return {
      id,
      provider,
      model,
      defaultFor: isReachable(row) ? worksOf(row) : [],
      isReachable: isReachable(row),
      keyState,
      ...(addedBy !== undefined && { addedBy }),
      createdAt: createdAt.toISOString(),
    };
  }

  async function discovery(): Promise<ModelDiscovery> {
    const enabled = rights.discovery && (await connections.discovery());
    const found = enabled ? await gateway.discover() : [];
    return { available: rights.discovery, enabled, found };
  }

  return {
    list,

    async connections({ caller }: CallerContext): Promise<ModelConnections> {
      requireRight(caller);
      return {
        items: await Promise.all((await connections.list()).map(present)),
        ...(!operatorModel.isDemo && { operatorModel: operatorModel.id }),
        providers: providers.map(({ id, name, local }) => ({
          provider: id,
          name,
          needsKey: !local,
        })),
        discovery: await discovery(),
      };
    },

    /** @throws ProblemError 422 or 503 when the model does not answer; nothing is kept then. */
    async connect(body: ConnectModelRequestOutput, ctx: Context): Promise<ModelConnection> {
      const { provider, model, apiKey } = body;
      requireRight(ctx.caller);
      requireAddress(provider, apiKey);
      await limiter.take(CALLS, ctx.caller.id);
      const address = { provider, model, ...(apiKey !== undefined && { apiKey }) };
      const outcome = await gateway.test(address, ctx.signal);
      if (outcome !== 'works') throw refusalOf(outcome);
      const saved = await connections.change(async (tx) => {
        const own = connectionRepository(tx);
        const rows = await own.list();
        const isKnown = rows.some((row) => row.provider === provider && row.model === model);
        if (!isKnown && rows.length >= MAX_CONNECTIONS)
          throw invalid([{ field: 'model', code: 'too_many', text: 'prompts:models.tooMany' }]);
        const row = await own.save({
          id: newId(),
          provider,
          model,
          sealedKey: sealKey(secret, apiKey),
          isRunDefault: false,
          isGenerateDefault: false,
          createdBy: ctx.caller.id,
          createdAt: clock.now(),
        });
        if (!operatorModel.isDemo) return row;
        const reachable = rows.filter(isReachable);
        for (const work of WORKS)
          if (!reachable.some((other) => isDefaultFor(other, work)))
            await own.setDefault(work, row.id);
        return (await own.find(row.id)) ?? row;
      });
      note('model connected', saved, ctx.caller);
      return present(saved);
    },

    /** @throws ProblemError 422 or 503 when the provider lists nothing. */
    async lookUp(body: LookUpModelsRequestOutput, ctx: Context): Promise<ModelNames> {
      const { provider, apiKey } = body;
      requireRight(ctx.caller);
      requireAddress(provider, apiKey);
      await limiter.take(CALLS, ctx.caller.id);
      const address = { provider, ...(apiKey !== undefined && { apiKey }) };
      const listed = await gateway.list(address, ctx.signal);
      if ('failed' in listed) throw refusalOf(listed.failed);
      return listed;
    },

    async setDiscovery(enabled: boolean, { caller }: CallerContext): Promise<ModelDiscovery> {
      requireRight(caller);
      if (!rights.discovery) throw denied('forbidden');
      await connections.setDiscovery(enabled, clock.now());
      return discovery();
    },

    /** @throws ProblemError 404 */
    async test(id: string, { caller, locale, signal }: Context): Promise<ModelTest> {
      requireRight(caller);
      const row = await connections.find(id);
      if (!row) throw problem('not_found');
      if (!isReachable(row)) throw denied('forbidden');
      await limiter.take(CALLS, caller.id);
      const { state, apiKey } = openKey(secret, row);
      const { provider, model } = row;
      const startedAt = performance.now();
      const outcome =
        state === 'lost'
          ? 'key_lost'
          : await gateway.test(
              { provider, model, ...(apiKey !== undefined && { apiKey }) },
              signal,
            );
      const latencyMs = Math.round(performance.now() - startedAt);
      return { outcome, message: outcomeMessage(outcome, latencyMs, locale), latencyMs };
    },

    /** @throws ProblemError 422 for a model that there is not. */
    async setDefaults(body: SetModelDefaultsRequestOutput, ctx: CallerContext): Promise<ModelList> {
      requireRight(ctx.caller);
      await connections.change(async (tx) => {
        const own = connectionRepository(tx);
        const rows = (await own.list()).filter(isReachable);
        for (const work of WORKS) {
          const asked = body[work];
          if (asked === undefined) continue;
          const row = rows.find(({ id }) => id === asked);
          if (!row && (operatorModel.isDemo || asked !== operatorModel.id))
            throw unknown([
              { field: work, code: 'unknown', text: 'prompts:problems.unknownModel' },
            ]);
          await own.setDefault(work, row?.id);
        }
      });
      log.info({ ...body, userId: ctx.caller.id }, 'default models changed');
      return list(ctx);
    },

    /** @throws ProblemError 404 */
    async remove(id: string, { caller }: CallerContext): Promise<void> {
      requireRight(caller);
      const removed = await connections.change(async (tx) => {
        const own = connectionRepository(tx);
        const row = await own.remove(id);
        if (!row || !operatorModel.isDemo) return row;
        const next = (await own.list()).find(isReachable);
        for (const work of WORKS)
          if (next && isDefaultFor(row, work)) await own.setDefault(work, next.id);
        return row;
      });
      if (!removed) throw problem('not_found');
      note('model removed', removed, caller);
    },
  };
}

export type ModelsService = ReturnType<typeof createModelsService>;

import { ModelError } from '#server/ports/model.ts';
import {
  isLocalProvider,
  LOCAL_PORTS,
  type FoundModels,
  type LocalPorts,
  type LocalProviderId,
  type ModelAddress,
  type ModelGateway,
  type ModelOutcome,
  type ModelProviderId,
} from '#server/ports/model-gateway.ts';
import { type ListRequest, listModels, withoutPrefix } from './list-models.ts';
import { contextReader } from './local-context.ts';
import { createOpenAiModel } from './openai.ts';
import { keyHeaders, namePrefix, providerAddresses } from './provider-addresses.ts';
import { RefusedRequest } from './refusal.ts';

/** Limit of a test, in all. */
const TEST_MS = 10_000;
/** The same for a model of this computer, which may have to be read from disk first. */
const LOCAL_TEST_MS = 75_000;
/** A local model that was not used for minutes is read from disk again, and a caller that leaves ends the reading. */
const LOCAL_FIRST_BYTE_MS = 60_000;
const DISCOVERY_MS = 300;
const DISCOVERY_BYTES = 64 * 1024;
const LIST_BYTES = 4 * 1024 * 1024;
/** Enough for a word. A model that thinks first answers nothing within it, and works all the same. */
const TEST_TOKENS = 16;
/** Names that are listed of a provider, as the contract has it. */
const MAX_LISTED = 500;
/** Names that are shown of one program. */
const MAX_FOUND = 100;
const DISCOVERED: readonly LocalProviderId[] = ['ollama', 'lmstudio', 'llamacpp'];

type GatewayOptions = {
  /** Where programs of this computer serve; absent where the server may not look. */
  localPorts?: LocalPorts;
  /** Other addresses than the providers' own, for tests. */
  addresses?: Partial<Record<ModelProviderId, string>>;
  testMs?: number;
  localTestMs?: number;
};

/** Reaches the models of the providers. */
export function createModelGateway(options: GatewayOptions): ModelGateway {
  const { localPorts, testMs = TEST_MS, localTestMs = LOCAL_TEST_MS } = options;
  const addresses = { ...providerAddresses(localPorts ?? LOCAL_PORTS), ...options.addresses };

  const configOf = ({ provider, model, apiKey }: ModelAddress) => {
    const readContext = contextReader(provider, addresses[provider], model);
    return {
      baseUrl: addresses[provider],
      model,
      ...(apiKey !== undefined && { apiKey }),
      ...(readContext && { readContext }),
    };
  };

  function namesOf(
    { provider, apiKey }: Omit<ModelAddress, 'model'>,
    more: Pick<ListRequest, 'timeoutMs' | 'most' | 'signal'>,
  ): Promise<string[]> {
    const isOllama = provider === 'ollama';
    const base = addresses[provider];
    return listModels({
      url: isOllama ? base.replace(/\/v1$/, '/api/tags') : `${base}/models`,
      headers: keyHeaders(provider, apiKey),
      form: isOllama ? 'tags' : 'openai',
      prefix: namePrefix(provider),
      ...more,
    });
  }

  /** A refusal whose status may mean either is settled by the provider's own list. */
  async function isUnknown(address: ModelAddress, signal: AbortSignal): Promise<boolean> {
    const names = await namesOf(address, { timeoutMs: testMs, most: LIST_BYTES, signal }).catch(
      () => undefined,
    );
    const name = withoutPrefix(address.model, namePrefix(address.provider));
    return names !== undefined && !names.includes(name);
  }

  async function test(address: ModelAddress, signal: AbortSignal): Promise<ModelOutcome> {
    const ms = isLocalProvider(address.provider) ? localTestMs : testMs;
    const limits = { firstByteMs: ms, idleMs: ms, totalMs: ms };
    const model = createOpenAiModel(configOf(address), limits);
    try {
      const prompt = 'Answer with the word OK.';
      const parameters = { maxOutputTokens: TEST_TOKENS };
      for await (const _ of model.run({ prompt, parameters, locale: 'en', signal }));
      return 'works';
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (error instanceof RefusedRequest && error.reason === 'length') return 'works';
      const outcome = outcomeOf(error);
      return outcome === 'refused' && (await isUnknown(address, signal))
        ? 'no_such_model'
        : outcome;
    }
  }

  return {
    open: (address) =>
      createOpenAiModel(
        configOf(address),
        isLocalProvider(address.provider) ? { firstByteMs: LOCAL_FIRST_BYTE_MS } : {},
      ),
    test,
    async list(address, signal) {
      try {
        const names = await namesOf(address, { timeoutMs: testMs, most: LIST_BYTES, signal });
        return { models: names.slice(0, MAX_LISTED) };
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        const failed = outcomeOf(error);
        return { failed: failed === 'no_such_model' ? 'unreachable' : failed };
      }
    },
    async discover() {
      if (!localPorts) return [];
      const limits = { timeoutMs: DISCOVERY_MS, most: DISCOVERY_BYTES };
      const found = await Promise.all(
        DISCOVERED.map(async (provider): Promise<FoundModels> => {
          const models = await namesOf({ provider }, limits).catch(() => []);
          return { provider, models: models.slice(0, MAX_FOUND) };
        }),
      );
      return found.filter(({ models }) => models.length > 0);
    },
  };
}

function outcomeOf(error: unknown): Exclude<ModelOutcome, 'works'> {
  if (error instanceof RefusedRequest) {
    if (error.status === 401 || error.status === 403 || error.reason === 'key')
      return 'key_refused';
    return error.status === 404 ? 'no_such_model' : 'refused';
  }
  if (!(error instanceof ModelError)) throw error;
  if (error.kind === 'timeout' || error.kind === 'rate_limited') return error.kind;
  return error.kind === 'refused' ? 'refused' : 'unreachable';
}

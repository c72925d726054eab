import type { ModelPort } from './model.ts';

/** Providers with a fixed address each. `local` ones run on this computer. */
export const MODEL_PROVIDERS = [
  { id: 'openai', name: 'OpenAI', local: false },
  { id: 'anthropic', name: 'Anthropic', local: false },
  { id: 'google', name: 'Google', local: false },
  { id: 'mistral', name: 'Mistral', local: false },
  { id: 'openrouter', name: 'OpenRouter', local: false },
  { id: 'groq', name: 'Groq', local: false },
  { id: 'deepseek', name: 'DeepSeek', local: false },
  { id: 'ollama', name: 'Ollama', local: true },
  { id: 'lmstudio', name: 'LM Studio', local: true },
  { id: 'llamacpp', name: 'llama.cpp', local: true },
] as const;

type Row = (typeof MODEL_PROVIDERS)[number];
export type ModelProviderId = Row['id'];
export type LocalProviderId = Extract<Row, { local: true }>['id'];

export const isLocalProvider = (provider: ModelProviderId): provider is LocalProviderId =>
  MODEL_PROVIDERS.some(({ id, local }) => local && id === provider);

/** Ports of this computer at which programs serve models. */
export type LocalPorts = Readonly<Record<LocalProviderId, number>>;
/** Those of their makers. */
export const LOCAL_PORTS: LocalPorts = { ollama: 11_434, lmstudio: 1_234, llamacpp: 8_080 };

/** A model of a provider, with the key to it. */
export type ModelAddress = { provider: ModelProviderId; model: string; apiKey?: string };

/** What a model's test showed. */
export type ModelOutcome =
  | 'works'
  | 'key_refused'
  | 'no_such_model'
  | 'rate_limited'
  | 'timeout'
  | 'unreachable'
  | 'refused';

export type FoundModels = { provider: LocalProviderId; models: string[] };

export interface ModelGateway {
  open(address: ModelAddress): ModelPort;
  /** Asks for a short answer. Never throws but the signal's reason. */
  test(address: ModelAddress, signal: AbortSignal): Promise<ModelOutcome>;
  /** Names of the models that a key may use, sorted; what went wrong otherwise. */
  list(
    address: Omit<ModelAddress, 'model'>,
    signal: AbortSignal,
  ): Promise<{ models: string[] } | { failed: Exclude<ModelOutcome, 'works' | 'no_such_model'> }>;
  /** Programs on this computer that have models; empty where it may not look. */
  discover(): Promise<FoundModels[]>;
}

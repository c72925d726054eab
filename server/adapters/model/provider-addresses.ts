import type { LocalPorts, LocalProviderId, ModelProviderId } from '#server/ports/model-gateway.ts';

const HOSTED: Readonly<Record<Exclude<ModelProviderId, LocalProviderId>, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta/openai',
  mistral: 'https://api.mistral.ai/v1',
  openrouter: 'https://openrouter.ai/api/v1',
  groq: 'https://api.groq.com/openai/v1',
  deepseek: 'https://api.deepseek.com/v1',
};

/** Base addresses of all providers. No request can name another one. */
export function providerAddresses(ports: LocalPorts): Readonly<Record<ModelProviderId, string>> {
  const local = (port: number) => `http://127.0.0.1:${String(port)}/v1`;
  return {
    ...HOSTED,
    ollama: local(ports.ollama),
    lmstudio: local(ports.lmstudio),
    llamacpp: local(ports.llamacpp),
  };
}

/** What a provider's list puts before each name, and a request may leave out. */
export const namePrefix = (provider: ModelProviderId): string =>
  provider === 'google' ? 'models/' : '';

/** Headers that carry a key. Anthropic's list of models reads its own ones alone. */
export function keyHeaders(
  provider: ModelProviderId,
  apiKey: string | undefined,
): Record<string, string> {
  if (apiKey === undefined) return {};
  const own = { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' };
  return { authorization: `Bearer ${apiKey}`, ...(provider === 'anthropic' && own) };
}

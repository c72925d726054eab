import * as z from 'zod/mini';
import {
  ModelProvider,
  type ConnectModelRequest,
  type ModelProviderInfo,
} from '#src/generated/api/endpoints.schemas.ts';

export type ConnectValues = { provider: ModelProvider; apiKey: string; model: string };

/** The form of a connection; a key is required where its provider needs one. */
export const connectSchema = (providers: readonly ModelProviderInfo[]) =>
  z
    .object({
      provider: z.enum(ModelProvider),
      apiKey: z.string().check(z.trim(), z.maxLength(500)),
      model: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    })
    .check(({ value, issues }) => {
      const { needsKey } = providers.find(({ provider }) => provider === value.provider) ?? {};
      if (needsKey && value.apiKey === '')
        issues.push({
          code: 'too_small',
          origin: 'string',
          minimum: 1,
          path: ['apiKey'],
          input: value.apiKey,
        });
    });

/** What is sent: a key only where there is one. */
export function toRequest({ provider, apiKey, model }: ConnectValues): ConnectModelRequest {
  const key = apiKey.trim();
  return { provider, model: model.trim(), ...(key !== '' && { apiKey: key }) };
}

import { ContextExceeded, ModelError } from '#server/ports/model.ts';

/** Why an endpoint refused: the key, or thoughts that filled the whole answer. */
export type RefusalReason = 'key' | 'length';

const MOST_BYTES = 16 * 1024;
const SIGNS: readonly [RefusalReason, RegExp][] = [
  ['key', /api[_ ]key[_ ](?:not[_ ]valid|invalid)|(?:invalid|incorrect)[_ ]api[_ ]key/i],
  ['length', /model output limit was reached/i],
];
const CONTEXT = /context[_ ](?:length|window|size)|maximum context|prompt is too long/i;

/** The endpoint refused the form of the request. */
export class RefusedRequest extends ModelError {
  readonly status: number;
  readonly reason: RefusalReason | undefined;

  constructor(status: number, reason?: RefusalReason) {
    super('refused', `The model refused the request (${String(status)}).`);
    this.status = status;
    this.reason = reason;
  }
}

/** A status other than success as our own error. The endpoint's own words are searched, and kept nowhere. */
export async function statusError(response: Response): Promise<ModelError> {
  const { status, headers } = response;
  if (status === 429 || status === 408 || status >= 500) {
    await response.body?.cancel().catch(() => undefined);
    return status === 429
      ? rateLimited(headers)
      : new ModelError('unavailable', 'The model is not available.');
  }
  const words = await firstWords(response).catch(() => '');
  if (CONTEXT.test(words)) return new ContextExceeded();
  return new RefusedRequest(status, SIGNS.find(([, sign]) => sign.test(words))?.[0]);
}

function rateLimited(headers: Headers): ModelError {
  const seconds = Number(headers.get('retry-after'));
  const retryAfter = Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 3600) : undefined;
  return new ModelError('rate_limited', 'The model takes no more requests right now.', retryAfter);
}

async function firstWords({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size >= MOST_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MOST_BYTES).toString('utf8');
}

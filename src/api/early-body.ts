import { leaveEarly, takeEarly } from './early-answers.ts';
import type { HttpConfig } from './http-types.ts';

/** How long a call waits for what was asked for early; its own time-out begins after that. */
const PATIENCE_MS = 2000;

/**
 * The body of an answer that the head script asked for, where it is a good one: the first data of a
 * screen need not wait for Axios then. Anything else, a refusal too, is left to the call itself.
 */
export async function earlyBody<T>(
  call: HttpConfig,
  token: string | undefined,
  language: string | undefined,
): Promise<{ body: T } | undefined> {
  if (call.method?.toLowerCase() !== 'get') return undefined;
  const address = addressOf(call);
  const answer = takeEarly(address, token, language);
  if (!answer) return undefined;
  const response = await Promise.race([answer.catch(() => undefined), patience(call.signal)]);
  if (response?.status !== 200) {
    leaveEarly(address, answer);
    return undefined;
  }
  try {
    return { body: (await response.json()) as T };
  } catch {
    // Cut off on its way: the call asks again.
    return undefined;
  }
}

type Scalar = string | number | boolean;
type Params = Readonly<Record<string, Scalar | Scalar[] | undefined>>;

/** As Axios writes addresses. Where it would differ, the call finds the answer by itself. */
function addressOf({ url = '', params }: HttpConfig): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((params ?? {}) as Params))
    for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one));
  const search = query.toString();
  return search ? `${url}?${search}` : url;
}

function patience(signal: HttpConfig['signal']): Promise<undefined> {
  return new Promise((resolve) => {
    const done = () => resolve(undefined);
    setTimeout(done, PATIENCE_MS);
    signal?.addEventListener?.('abort', done);
  });
}

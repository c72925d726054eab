/** Tokens of prompt and answer that a model takes, as far as it can be told. `needed` says how many are to be sent. */
export type ReadContext = (needed: number, signal: AbortSignal) => Promise<number | undefined>;

/** The context of a local model that names nothing else: Ollama's, and LM Studio's for a model that it loads itself. */
export const DEFAULT_CONTEXT = 4_096;
export const LOAD_MS = 60_000;
const ASK_MS = 2_000;

/** The program's own address, without the path that speaks OpenAI's language. */
export const programRoot = (base: string) => base.replace(/\/v1$/, '');

/** JSON from a program of this computer; a `body` is posted. */
export async function askLocal(
  url: string,
  { body, ms = ASK_MS, signal }: { body?: object; ms?: number; signal: AbortSignal },
): Promise<unknown> {
  const response = await fetch(url, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(ms)]),
  });
  return response.json();
}

/** A context that cannot be read stops nothing: the program itself says then what does not fit. */
export const unlessUnreadable =
  (read: ReadContext): ReadContext =>
  async (needed, signal) => {
    try {
      return await read(needed, signal);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (error instanceof Error) return undefined;
      throw error;
    }
  };

import type { AxiosError, AxiosResponse } from 'axios';
import { earlyBody } from './early-body.ts';
import type { HttpConfig, HttpContext, Unanswered } from './http-types.ts';

// Orval finds these two by name.
export type ErrorType<E> = AxiosError<E>;
export type BodyType<B> = B;

const context: HttpContext = {
  getToken: () => undefined,
  getLanguage: () => undefined,
  onUnauthorized: () => {},
  describeUnanswered: () => undefined,
};

/** Hands down the token reader and its companions. */
export function configureHttp(parts: Partial<HttpContext>): void {
  Object.assign(context, parts);
}

/** A failure without the server's own words, in the interface's language. */
export function describeUnanswered(kind: Unanswered): string | undefined {
  return context.describeUnanswered(kind);
}

/** The answer with status and headers. Rejects with an AxiosError whose data is a problem. */
export async function send<T>(config: HttpConfig, options?: HttpConfig): Promise<AxiosResponse<T>> {
  // Axios is 18 kB; a first screen is usable before it is here.
  const { request } = await import('./transport.ts').catch(unreachable);
  return request<T>(joined(config, options), context);
}

/** The mutator of every JSON call: resolves to the body. */
export async function http<T>(config: HttpConfig, options?: HttpConfig): Promise<T> {
  const call = joined(config, options);
  const early = await earlyBody<T>(call, context.getToken(), context.getLanguage());
  if (early) return early.body;
  const response = await send<T>(call);
  return response.data;
}

function joined(config: HttpConfig, options: HttpConfig | undefined): HttpConfig {
  return { ...config, ...options, headers: { ...config.headers, ...options?.headers } };
}

/** What sends requests could not be fetched itself: for the caller no answer came, as offline. */
function unreachable(cause: unknown): never {
  const message = describeUnanswered('network') ?? String(cause);
  throw Object.assign(new Error(message, { cause }), { isAxiosError: true, code: 'ERR_NETWORK' });
}

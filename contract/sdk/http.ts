import { withoutEndSlash } from '#core/http/base-url.ts';
import { fileNameOf } from '#core/http/file-name.ts';
import { errorOf, PromptwellError, unanswered } from './promptwell-error.ts';
import { read, settingsFor, type Settings } from './settings.ts';

/** Options of one call; its settings come before those of `configure`. */
export type RequestOptions = Partial<Settings> & {
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`: a repeat with the same key costs nothing and answers the first result. */
  idempotencyKey?: string;
};

/** A request as generated code writes it. */
export type RequestConfig = {
  url: string;
  method: string;
  params?: object;
  data?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  responseType?: string;
};

// Orval finds these two by name.
// oxlint-disable-next-line typescript/no-unused-vars -- Orval writes the problem's type here.
export type ErrorType<_Problem> = PromptwellError;
export type BodyType<Body> = Body;

/** Sends a request and gives its answer, whose status is a success. @throws PromptwellError */
export async function send(config: RequestConfig, own: RequestOptions = {}): Promise<Response> {
  const { baseUrl, token, language, timeout, fetch } = settingsFor(own);
  const signals = [config.signal, own.signal].filter((signal) => signal !== undefined);
  const limits = timeout > 0 ? [...signals, AbortSignal.timeout(timeout)] : signals;
  const headers = new Headers(config.headers);
  const bearer = await read(token);
  const accepted = await read(language);
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  if (accepted) headers.set('Accept-Language', accepted);
  if (own.idempotencyKey) headers.set('Idempotency-Key', own.idempotencyKey);
  for (const [name, value] of Object.entries(own.headers ?? {})) headers.set(name, value);
  const request: RequestInit = { method: config.method, headers };
  if (config.data !== undefined) request.body = JSON.stringify(config.data);
  if (limits.length > 0) request.signal = AbortSignal.any(limits);
  const response = await fetch(addressOf(baseUrl, config), request).catch((cause: unknown) =>
    unanswered(cause, 'unreachable', signals),
  );
  if (!response.ok) throw await errorOf(response);
  return response;
}

function addressOf(baseUrl: string, { url, params = {} }: RequestConfig): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params) as Array<[string, unknown]>)
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) query.append(name, String(one));
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return `${withoutEndSlash(baseUrl)}${url}${search}`;
}

/** The mutator of calls that answer JSON, or nothing. */
export async function http<T>(config: RequestConfig, options?: RequestOptions): Promise<T> {
  const response = await send(config, options);
  const { status } = response;
  const text = await response
    .text()
    .catch((cause: unknown) => unanswered(cause, 'unreachable', [config.signal, options?.signal]));
  if (text === '') return undefined as T;
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    const message = 'The answer is no JSON';
    throw new PromptwellError(message, { code: 'unreadable_answer', status, cause });
  }
}

/** The mutator of calls that can stream: asks for the whole result in one answer. */
export function whole<T>(
  config: RequestConfig,
  options?: RequestOptions,
): Promise<Exclude<T, string>> {
  const headers = { ...config.headers, Accept: 'application/json' };
  return http<Exclude<T, string>>({ ...config, headers }, options);
}

/** A file that the server made, under the name that it gave; `X-Prompt-Id` in `headers` is a saved prompt's id. */
export class Download extends File {
  readonly headers: Headers;

  constructor(bytes: ArrayBuffer, name: string, headers: Headers) {
    super([bytes], name, { type: headers.get('content-type') ?? '' });
    this.headers = headers;
  }
}

/** The mutator of calls that answer a file. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Orval writes the body's type here.
export async function file<_Body = Blob>(
  config: RequestConfig,
  options?: RequestOptions,
): Promise<Download> {
  const response = await send(config, options);
  const { headers } = response;
  const bytes = await response
    .arrayBuffer()
    .catch((cause: unknown) => unanswered(cause, 'unreachable', [config.signal, options?.signal]));
  const name = fileNameOf(headers.get('content-disposition') ?? undefined) ?? 'download';
  return new Download(bytes, name, headers);
}

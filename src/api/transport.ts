import {
  AxiosHeaders,
  create,
  type AxiosError,
  type AxiosRequestConfig,
  type AxiosResponse,
} from 'axios';
import type { HttpConfig, HttpContext } from './http-types.ts';
import { randomId } from '../lib/random-id.ts';
import { forgetEarly, takeEarly } from './early-answers.ts';
import { isUnanswered, statusOf } from './problem.ts';
import { timeoutOf } from './timeout.ts';

const instance = create({
  baseURL: import.meta.env['VITE_API_BASE'] ?? '',
  // tags=a&tags=b, as the contract's `explode: true` says.
  paramsSerializer: { indexes: null },
});

if (import.meta.env.DEV) {
  const { checkResponse } = await import('./check-response.ts');
  instance.interceptors.response.use(
    (response) => checkResponse(response),
    async (error: AxiosError) => {
      if (error.response) checkResponse(error.response);
      throw error;
    },
  );
}

// `npm run dev:mock` alone: what is built for production has no other answers than the server's.
if (import.meta.env.MODE === 'mock') {
  const { addScenario } = await import('./scenario-header.ts');
  instance.interceptors.request.use(addScenario);
}

/** Sends one request with bearer, language and request id; see `http.ts` for what it rejects with. */
export async function request<T>(
  config: HttpConfig,
  context: HttpContext,
): Promise<AxiosResponse<T>> {
  const token = context.getToken();
  const headers = AxiosHeaders.from(defined(config.headers ?? {}));
  const language = context.getLanguage();
  if (token) headers.set('Authorization', `Bearer ${token}`, false);
  if (language) headers.set('Accept-Language', language, false);
  headers.set('X-Request-Id', randomId(), false);
  try {
    const timeout = config.timeout ?? timeoutOf(config.url);
    const call = { ...defined(config), timeout, headers };
    return await instance.request<T>({ ...call, ...early(call, token, language) });
  } catch (error) {
    await readProblem(error);
    explain(error, context);
    if (token && statusOf(error) === 401) context.onUnauthorized(token);
    throw error;
  }
}

/** Lets an answer that the head script asked for be this call's, where there is one. */
function early(
  call: AxiosRequestConfig,
  token: string | undefined,
  language: string | undefined,
): AxiosRequestConfig {
  if ((call.method ?? 'get').toLowerCase() !== 'get') {
    forgetEarly();
    return {};
  }
  const answer = takeEarly(instance.getUri(call), token, language);
  if (!answer) return {};
  const handOver = ({ signal }: Request) =>
    new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      answer.then(resolve, reject);
    });
  return { adapter: 'fetch', env: { fetch: handOver as typeof fetch } };
}

function defined<T extends object>(parts: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(parts).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}

/** A call that asked for a file or a stream gets its problem in that form too: parse it. */
async function readProblem(error: unknown): Promise<void> {
  const response = (error as AxiosError).response;
  if (!response) return;
  const { data } = response;
  const isText = data instanceof Blob || data instanceof ReadableStream;
  const body = isText ? await textOf(data) : undefined;
  if (body === undefined) return;
  try {
    response.data = JSON.parse(body) as unknown;
  } catch {
    response.data = undefined;
  }
}

async function textOf(data: Blob | ReadableStream): Promise<string> {
  try {
    return data instanceof Blob ? await data.text() : await new Response(data).text();
  } catch {
    return '';
  }
}

function explain(error: unknown, context: HttpContext): void {
  if (statusOf(error) !== undefined && !messageInAnswer(error)) {
    // Axios' own sentence is English only, and says a number to people.
    const text = context.describeUnanswered('unknown');
    if (text) (error as AxiosError).message = text;
  }
  if (!isUnanswered(error)) return;
  const { code } = error as AxiosError;
  const isTimeout = code === 'ECONNABORTED' || code === 'ETIMEDOUT';
  const text = context.describeUnanswered(isTimeout ? 'timeout' : 'network');
  if (text) (error as AxiosError).message = text;
}

function messageInAnswer(error: unknown): boolean {
  const data: unknown = (error as AxiosError).response?.data;
  return typeof data === 'object' && data !== null && 'message' in data;
}

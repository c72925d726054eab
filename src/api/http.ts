import type { AxiosError, AxiosRequestConfig, AxiosResponse } from 'axios';

/** Axios' configuration, with undefined allowed, as generated code passes it. */
export type HttpConfig = {
  [K in Exclude<keyof AxiosRequestConfig, 'headers'>]?: AxiosRequestConfig[K] | undefined;
} & { headers?: HttpHeaders | undefined };

export type HttpHeaders = Readonly<Record<string, string | undefined>>;

// Orval finds these two by name.
export type ErrorType<E> = AxiosError<E>;
export type BodyType<B> = B;

/** What the calls need from the layers above, which hand it down once at the start. */
export type HttpContext = {
  /** The bearer token of this tab, or undefined for a guest. */
  getToken: () => string | undefined;
  /** The interface's language, for Accept-Language. */
  getLanguage: () => string | undefined;
  /** Called when a request that carried `token` was answered by 401. */
  onUnauthorized: (token: string) => void;
  /** What to say when no answer came, in the interface's language. */
  describeUnanswered: (kind: 'network' | 'timeout') => string | undefined;
};

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

/** The answer with status and headers. Rejects with an AxiosError whose data is a problem. */
export async function send<T>(config: HttpConfig, options?: HttpConfig): Promise<AxiosResponse<T>> {
  // Axios is 18 kB; a guest's first screen is usable before it is here.
  const { request } = await import('./transport.ts');
  return request<T>(
    { ...config, ...options, headers: { ...config.headers, ...options?.headers } },
    context,
  );
}

/** The mutator of every JSON call: resolves to the body. */
export async function http<T>(config: HttpConfig, options?: HttpConfig): Promise<T> {
  const response = await send<T>(config, options);
  return response.data;
}

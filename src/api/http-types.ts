import type { AxiosRequestConfig } from 'axios';

/** Axios' configuration, with undefined allowed, as generated code passes it. */
export type HttpConfig = {
  [K in Exclude<keyof AxiosRequestConfig, 'headers'>]?: AxiosRequestConfig[K];
} & { headers?: HttpHeaders };

export type HttpHeaders = Readonly<Record<string, string | undefined>>;

/** What the calls need from the layers above, which hand it down once at the start. */
export type HttpContext = {
  /** The bearer token of this tab, or undefined for a guest. */
  getToken: () => string | undefined;
  /** The interface's language, for Accept-Language. */
  getLanguage: () => string | undefined;
  /** Called when a request that carried `token` was answered by 401. */
  onUnauthorized: (token: string) => void;
  /** What to say in the interface's language when no answer came, half of one, or one that says nothing. */
  describeUnanswered: (kind: Unanswered) => string | undefined;
};

export type Unanswered = 'network' | 'timeout' | 'brokenOff' | 'unknown';

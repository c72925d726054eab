import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { OperationSpec } from '#contract/operations/operation.ts';
import type { Language } from '#core/language/languages.ts';

/** What every request carries through the server. */
export type RequestContext = {
  requestId: string;
  locale: Language;
  /** The caller's address, spoofed headers left aside. */
  address: string;
  userAgent: string;
  /** The path as it may be logged: a template, since paths hold tokens. */
  route: string;
  /** The path as a problem names it. */
  instance: string;
  /** What the request asks for, once that is known. */
  operation?: OperationSpec;
};

export type AppEnv = {
  Variables: { context: RequestContext };
  Bindings: Partial<HttpBindings>;
};

export type AppContext = Context<AppEnv>;

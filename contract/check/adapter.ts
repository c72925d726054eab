import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RefusalStatuses } from '../cases/refusal-statuses.ts';
import type { AnswerRule } from '../checker/checker.ts';
import type { Operation } from '../document/document.ts';
import type { CheckId } from './checks.ts';

/**
 * People of a run. `owner` makes requests that must succeed; `other` must not reach what is the owner's; `member`,
 * `viewer` and `admin` have other roles, which `mayUse` of an adapter tells apart.
 */
export const ACTORS = ['owner', 'other', 'member', 'viewer', 'admin'] as const;
export type ActorName = (typeof ACTORS)[number];
/** Request headers that sign a person in; a name that begins with `?` is a parameter of the query. */
export type Credentials = Record<string, string>;

/** What a request that has to succeed is made of; what is absent is made up from the contract. */
export type RequestExample = {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | boolean>;
  headers?: Record<string, string>;
  body?: unknown;
};

/** How a server is prepared for a check: people, mailed tokens, requests that succeed. All but `prepare` is optional. */
export type Adapter = {
  prepare(target: { url: string; fetch: typeof fetch }): Promise<{
    actors: Partial<Record<ActorName, Credentials>>;
    /** Sentences for the report, such as what this server cannot be asked. */
    notes?: string[];
    /** Checks that this server cannot pass, and why. */
    skip?: Partial<Record<CheckId, string>>;
  }>;
  /** A fresh request that has to succeed; undefined leaves it to the contract's examples. */
  examples?(operationId: string): Promise<RequestExample | undefined> | RequestExample | undefined;
  /** Inputs of a workflow (Arazzo) by their names: addresses that are not taken, passwords. */
  inputs?(workflowId: string): Promise<Record<string, unknown>> | Record<string, unknown>;
  /** A token that was mailed: `x-mailed` of a workflow's input names what the mail is about and whom it went to. */
  mailedToken?(kind: string, address: string): Promise<string>;
  reset?(): Promise<void>;
  /** What a request costs: few are sent where it is quota or money. */
  cost?(operationId: string): 'free' | 'quota' | 'money';
  /** Exact statuses of refusals, where the contract's prose promises them. */
  refusals?: RefusalStatuses;
  /** Promises beyond the document. */
  rules?: readonly AnswerRule[];
  /** Access of one person to another's data: neither reads nor changes. */
  isPrivate?: boolean;
  /** Whether a person's role allows an operation; undefined where nothing says so. */
  mayUse?(actor: ActorName, operation: Operation): boolean | undefined;
  /** Requests that a person may send within a run. */
  requestsPerPerson?: number;
};

/** An adapter that cannot be loaded, or that could not prepare the server. */
export class AdapterError extends Error {
  override readonly name = 'AdapterError';
}

/** Loads an adapter's file. @throws AdapterError */
export async function loadAdapter(file: string): Promise<Adapter> {
  let loaded: { default?: unknown };
  try {
    loaded = (await import(pathToFileURL(resolve(file)).href)) as { default?: unknown };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AdapterError(`The adapter ${file} cannot be loaded: ${reason}`, { cause });
  }
  const adapter = loaded.default as Partial<Adapter> | undefined;
  if (typeof adapter?.prepare !== 'function')
    throw new AdapterError(`The adapter ${file} exports no default with a function "prepare".`);
  return adapter as Adapter;
}

/** The adapter of a server that nothing is known of: people are the tokens of the command line. */
export function tokenAdapter(tokens: {
  owner?: Credentials | undefined;
  other?: Credentials | undefined;
}): Adapter {
  const { owner, other } = tokens;
  return {
    prepare: () =>
      Promise.resolve({ actors: { ...(owner && { owner }), ...(other && { other }) } }),
  };
}

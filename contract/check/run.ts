import type { RefusalStatuses } from '../cases/refusal-statuses.ts';
import type { Checker } from '../checker/checker.ts';
import { step } from '../checker/schemas.ts';
import { operationsOf, type ContractDocument, type Operation } from '../document/document.ts';
import type { OperationShape } from '../operations/operation.ts';
import { createParameterValues, type ParameterValues } from '../requests/parameter-values.ts';
import { createRoutes } from '../requests/routes.ts';
import { createShapes } from '../requests/schema-shapes.ts';
import type { ActorName, Adapter, Credentials } from './adapter.ts';
import { createAnswerChecks } from './answer-checks.ts';
import type { CheckId } from './checks.ts';
import {
  jsonOf,
  NoAnswerError,
  ServerGoneError,
  type Client,
  type Exchange,
  type SentRequest,
} from './client.ts';
import type { Coverage } from './coverage/coverage.ts';
import type { Findings } from './findings.ts';
import { isLeftOpen } from './open-refusals.ts';
import { createIdSources, type IdSources } from './id-sources.ts';
import { otherResource } from './other-resource.ts';
import { createPool, type Pool } from './pool.ts';
import { randomOf, type Random } from './random.ts';
import type { Workflows } from './workflows/load-workflows.ts';

/** A request that is known to be good, or the best that could be made, and what came of it. */
export type Base = {
  request: SentRequest;
  /** The JSON body, where there is one. */
  body: unknown;
  exchange?: Exchange;
  /** Name of the documented example that it was made of. */
  example: string;
};

/** Everything that the phases of a run share. */
export type Run = {
  document: ContractDocument;
  checker: Checker;
  operations: readonly Operation[];
  shapes: ReadonlyMap<string, OperationShape>;
  placeOf(pointer: string): string;
  adapter: Adapter;
  actors: Partial<Record<ActorName, Credentials>>;
  client: Client;
  findings: Findings;
  coverage: Coverage;
  /** Ids that answers gave, but for those to the other person. */
  pool: Pool;
  /** Values that the contract's links and workflows say where to find. */
  sources: IdSources;
  /** Ids that the other person's answers gave. */
  otherPool: Pool;
  /** Reads the parameters of requests. */
  parameters: ParameterValues;
  /** The parameters of a request's path as they are written; undefined where it leads to another operation. */
  pathTexts(
    operation: Operation,
    request: Pick<SentRequest, 'path'>,
  ): Readonly<Record<string, string>> | undefined;
  bases: Map<string, Base>;
  /** Refusals with a status for which the contract documents no such answer. */
  openRefusals: ReadonlySet<string>;
  /** Operations that would end the run's own session. */
  leftAlone: Set<string>;
  /** Lists with few rows when they were checked, and how many. */
  shortLists: Map<string, number>;
  statuses: RefusalStatuses;
  /** Whether the statuses of refusals are promised, or merely usual. */
  isExact: boolean;
  /** Whether the server cannot pass a check, by its adapter's word. */
  isSkipped(check: CheckId): boolean;
  random(label: string): Random;
  /** Sends a request and holds its answer to the contract; undefined where none came. */
  ask(operation: Operation, request: SentRequest, situation: string): Promise<Exchange | undefined>;
  /** The same for a request that the contract does not know: the answer is held to HTTP alone. */
  probe(
    operation: Operation,
    request: SentRequest,
    situation: string,
  ): Promise<Exchange | undefined>;
  /** A request sent again without a report: its exchange, and what the answer breaks, as `check text`. */
  again(
    operation: Operation,
    request: SentRequest,
  ): Promise<{ exchange: Exchange; faults: ReadonlySet<string> } | undefined>;
  report(finding: {
    check: CheckId;
    operation: Operation;
    situation: string;
    text: string;
    pointer?: string;
    /** `file:line` where another file than the contract says so. */
    place?: string;
    exchange?: Exchange;
    request: SentRequest;
  }): void;
};

export type RunParts = Pick<
  Run,
  | 'isSkipped'
  | 'document'
  | 'checker'
  | 'operations'
  | 'shapes'
  | 'placeOf'
  | 'adapter'
  | 'actors'
  | 'client'
  | 'findings'
  | 'coverage'
  | 'statuses'
  | 'isExact'
> & { seed: number; workflows?: Workflows };

/** Method and path, as the contract writes them. */
export const nameOf = ({ method, path }: Pick<Operation, 'method' | 'path'>): string =>
  `${method.toUpperCase()} ${path}`;

/** Pointer of an operation in its document. */
export const pointerOf = ({ method, path }: Operation): string => `/paths/${step(path)}/${method}`;

export const isGood = (exchange: Exchange | undefined): exchange is Exchange =>
  exchange !== undefined && exchange.status >= 200 && exchange.status < 300;

/** Whether a request is signed in by these credentials. */
export const isSignedInBy = (
  credentials: Credentials | undefined,
  { headers }: Pick<SentRequest, 'headers'>,
): boolean =>
  credentials !== undefined &&
  Object.entries(credentials).every(([name, value]) => headers[name] === value);

/** A run over its parts: every answer that passes through `ask` is checked and counted. */
export function createRun({ seed, workflows, ...parts }: RunParts): Run {
  const { document, checker, client, findings, coverage, placeOf, operations } = parts;
  const checks = createAnswerChecks(document, checker);
  const sources = createIdSources({
    document,
    operations,
    workflows,
    isMoney: (id) => parts.adapter.cost?.(id) === 'money',
  });
  const pool = createPool(operations);
  const otherPool = createPool(operations);

  const report: Run['report'] = ({
    operation,
    pointer = pointerOf(operation),
    place,
    ...finding
  }) =>
    findings.add({
      ...finding,
      operation: nameOf(operation),
      place: place ?? placeOf(pointer),
    });

  let isGone = false;
  async function send(operation: Operation, request: SentRequest, situation: string) {
    try {
      return await client.send(request);
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error;
      if (!isGone)
        report({
          check: 'no-answer',
          operation,
          situation,
          text: sentence(error.message),
          request,
        });
      // What follows would have no answer either.
      isGone = error instanceof ServerGoneError;
      if (isGone) throw error;
      return undefined;
    }
  }

  const route = createRoutes(operationsOf(document));
  const pathTexts: Run['pathTexts'] = ({ method, path }, request) => {
    const [address = ''] = request.path.split('?');
    const found = route(method.toUpperCase(), address);
    return found && 'operation' in found && found.operation.path === path
      ? found.pathTexts
      : undefined;
  };

  const openRefusals = new Set<string>();
  const checked =
    (faultsOf: typeof checks.documented): Run['ask'] =>
    async (operation, request, situation) => {
      const exchange = await send(operation, request, situation);
      if (!exchange) return undefined;
      for (const { check, text, pointer } of await faultsOf(operation, exchange)) {
        const { status } = exchange;
        if (check === 'status-undocumented' && !parts.isExact && isLeftOpen(operation, status)) {
          openRefusals.add(`${nameOf(operation)} (${status})`);
          continue;
        }
        report({
          check,
          operation,
          situation,
          text: sentence(text),
          request,
          exchange,
          ...(pointer !== undefined && { pointer }),
        });
      }
      return exchange;
    };
  const again: Run['again'] = async (operation, request) => {
    const exchange = await client.send(request).catch((error: unknown) => {
      if (error instanceof NoAnswerError) return undefined;
      throw error;
    });
    if (!exchange) return undefined;
    const faults = await checks.documented(operation, exchange);
    return { exchange, faults: new Set(faults.map((one) => `${one.check} ${sentence(one.text)}`)) };
  };
  const probe = checked(checks.undocumented);
  const hold = checked(checks.documented);
  const ask: Run['ask'] = async (operation, request, situation) => {
    const exchange = await hold(operation, request, situation);
    if (!exchange) return undefined;
    coverage.saw(operation, exchange);
    if (isGood(exchange)) {
      const texts = pathTexts(operation, request) ?? {};
      const text = otherResource(operation, exchange, { texts, pool });
      if (text !== undefined)
        report({
          check: 'other-resource',
          operation,
          situation,
          text: sentence(text),
          request,
          exchange,
        });
      learn(operation, exchange);
    }
    return exchange;
  };

  /** Keeps the ids of a good answer. */
  function learn(operation: Operation, exchange: Exchange): void {
    const { method, id: by } = operation;
    const isCreated = method === 'post';
    const isOthers = isSignedInBy(parts.actors.other, exchange.request);
    const own = isOthers ? otherPool : pool;
    if (isCreated || method === 'get') own.harvest(operation, jsonOf(exchange), isCreated);
    const texts = pathTexts(operation, exchange.request) ?? {};
    for (const { to, place, name, value } of sources.read(operation, exchange, texts))
      if (place === 'path') own.say(to, name, { value: String(value), by, isCreated });
      else if (!isOthers) sources.keep({ to, place, name, value });
  }

  return {
    ...parts,
    pool,
    otherPool,
    parameters: createParameterValues(document, createShapes(document), checker.mismatch),
    pathTexts,
    sources,
    openRefusals,
    ask,
    probe,
    again,
    report,
    bases: new Map(),
    leftAlone: new Set(),
    shortLists: new Map(),
    random: (label) => randomOf(seed, label),
  };
}

/** A text as a sentence: a capital letter and an end. */
function sentence(text: string): string {
  const begun = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}

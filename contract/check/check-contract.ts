import { withoutEndSlash } from '#core/http/base-url.ts';
import { COMMON_STATUSES } from '../cases/refusal-statuses.ts';
import { createChecker } from '../checker/checker.ts';
import { operationsOf } from '../document/document.ts';
import { shapeOf } from '../document/operation-shape.ts';
import { isChosen } from '../document/chosen.ts';
import { unreadNotes } from '../requests/unread-inputs.ts';
import type { Bundle } from '../sources/bundle.ts';
import { AdapterError, type Adapter } from './adapter.ts';
import { CHECK_IDS, checkOf, type CheckId } from './checks.ts';
import { createClient, ServerGoneError, type Client, type SentRequest } from './client.ts';
import { createCoverage, type OperationCoverage } from './coverage/coverage.ts';
import { createFindings, type Finding } from './findings.ts';
import { readFirstAnswers } from './first-answers.ts';
import { createKnownSecrets } from './known-secrets.ts';
import { checkAccess } from './phases/access.ts';
import { checkChanges, type Undrawn } from './phases/changes.ts';
import { checkExamples } from './phases/examples.ts';
import { checkInjections } from './phases/injections.ts';
import { checkKeptChanges } from './phases/kept-changes.ts';
import { checkLifeCycles } from './phases/life-cycles.ts';
import { checkListed } from './phases/listed-creations.ts';
import { checkFilledLists, checkLists } from './phases/lists.ts';
import { checkMediaTypes } from './phases/media-types.ts';
import { checkProtocol } from './phases/protocol.ts';
import { checkRefusedWrites } from './phases/refused-writes.ts';
import { checkRepeats } from './phases/repeats.ts';
import { shrinkRequests } from './phases/smaller-requests.ts';
import { checkRoles } from './phases/roles.ts';
import { checkTexts } from './phases/texts.ts';
import { checkWorkflows, chosenOf, operationsIn, type WorkflowResult } from './phases/workflows.ts';
import { createRun, isSignedInBy } from './run.ts';
import {
  goneText,
  leftAlone,
  leftOut,
  leftText,
  LONG_MS,
  missingActors,
  openRefusals,
  undrawnText,
} from './run-notes.ts';
import type { Workflows } from './workflows/load-workflows.ts';

export type CheckOptions = {
  url: string;
  bundle: Bundle;
  adapter: Adapter;
  seed: number;
  /** Workflows of Arazzo files. */
  workflows?: Workflows | undefined;
  /** Only operations that have one of these texts in method, path or id, and workflows with such an id. */
  only?: readonly string[] | undefined;
  /** Ends after the first phase that finds a violation. */
  bail?: boolean;
  /** Sends every request where it belongs, and not as many as a person may send first. */
  all?: boolean;
  /** Sends what was not drawn at the end, as long as the server takes it and the run is not long. */
  rest?: boolean;
  /** Takes out of requests what a violation does not need; true when left out. */
  shrinks?: boolean;
  rate?: number | undefined;
  timeoutMs?: number;
  /** Hears of each phase as it begins, and several times a second while it lasts. */
  onProgress?: (progress: Progress) => void;
};

export type Progress = {
  phase: string;
  at: number;
  of: number;
  requests: number;
  findings: number;
};

/** What a run found, and how far it came. */
export type CheckResult = {
  url: string;
  seed: number;
  findings: Finding[];
  coverage: OperationCoverage[];
  requests: number;
  /** In milliseconds. */
  took: number;
  /** What was left out, and why. */
  notes: string[];
  skipped: Array<{ check: CheckId; reason: string }>;
  workflows: WorkflowResult[];
};

type Phase = [name: string, work: () => Promise<unknown>];

const NO_WORKFLOWS: Workflows = { chosen: [], byKey: new Map() };
const TIMEOUT_MS = 30_000;
const BEAT_MS = 250;
const MAX_REQUESTS = 1_400;
/** Requests that the last phases send for each operation, on average. */
const REST = 6;

/** Holds a running server to a contract. @throws AdapterError */
export async function checkContract(options: CheckOptions): Promise<CheckResult> {
  const { url, bundle, adapter, seed, only, onProgress } = options;
  const from = performance.now();
  const { document, placeOf } = bundle;
  const all = operationsOf(document);
  const operations = all.filter((operation) => isChosen(operation, only));
  const selected = new Set(operations.map(({ id }) => id));
  const secrets = createKnownSecrets(document);
  const prepared = await prepare(adapter, url, secrets.watchedFetch);
  const skip = prepared.skip ?? {};
  const isSkipped = (check: CheckId) => skip[check] !== undefined;
  const findings = createFindings(isSkipped);
  const { workflows = NO_WORKFLOWS } = options;
  const chosen = isSkipped('workflow-broken')
    ? []
    : chosenOf(workflows, only, (id) => selected.has(id));
  const walked = new Set(chosen.flatMap((one) => operationsIn(one, workflows.byKey)));
  const coverage = createCoverage(
    all.filter(({ id }) => selected.has(id) || walked.has(id)),
    document,
  );
  const { rate, timeoutMs = TIMEOUT_MS } = options;
  const { actors } = prepared;
  let spent = 0;
  const client = counted(
    secrets.watched(createClient({ baseUrl: url, rate, timeoutMs })),
    // Without an owner all requests are one stranger's.
    (request) => void (spent += !actors.owner || isSignedInBy(actors.owner, request) ? 1 : 0),
  );
  for (const actor of Object.values(actors)) secrets.ofActor(actor);
  const run = createRun({
    document,
    checker: createChecker(document, adapter.rules ?? []),
    operations,
    shapes: new Map(operations.map((one) => [one.id, shapeOf(document, one)])),
    placeOf,
    adapter,
    actors,
    client,
    findings,
    coverage,
    statuses: adapter.refusals ?? COMMON_STATUSES,
    isSkipped,
    isExact: adapter.refusals !== undefined,
    workflows,
    seed,
  });
  const notes = [...(prepared.notes ?? []), ...missingActors(actors), ...unreadNotes(document)];
  const most = options.all ? Number.POSITIVE_INFINITY : (adapter.requestsPerPerson ?? MAX_REQUESTS);
  let undrawn: Undrawn | undefined;
  const shrunk = new Set<Finding>();
  const shrink = (budget: () => number): Phase[] =>
    options.shrinks === false
      ? []
      : [['smaller requests', () => shrinkRequests(run, budget(), shrunk)]];
  const phases: Phase[] = [
    ['examples', () => checkExamples(run)],
    ['access', () => checkAccess(run)],
    ['roles', () => checkRoles(run)],
    ['protocol', () => checkProtocol(run)],
    ['media types', () => checkMediaTypes(run)],
    ['lists', () => checkLists(run)],
    ['repeats', () => checkRepeats(run)],
    ['injections', () => checkInjections(run)],
    [
      'changed requests',
      async () => {
        undrawn = await checkChanges(run, most - spent - REST * operations.length);
        if (undrawn.count > 0 && !options.rest) notes.push(undrawnText(undrawn.count, most));
      },
    ],
    ['refused writes', () => checkRefusedWrites(run)],
    ['kept changes', () => checkKeptChanges(run)],
    ['texts', () => checkTexts(run)],
    ['listed creations', () => checkListed(run)],
    ['life cycles', () => checkLifeCycles(run)],
  ];
  const results: WorkflowResult[] = [];
  if (chosen.length > 0)
    phases.push([
      'workflows',
      async () => void results.push(...(await checkWorkflows(run, { workflows, chosen, url }))),
    ]);
  phases.push(['filled lists', () => checkFilledLists(run)]);
  phases.push(...shrink(() => most - spent));
  if (options.rest && !options.all)
    phases.push(
      // Last, since a server that counts requests may refuse whatever comes after it.
      [
        'more changed requests',
        async () => {
          const left = await undrawn?.send(() => performance.now() - from > LONG_MS);
          if (left?.count) notes.push(leftText(left));
        },
      ],
      ...shrink(() => Number.POSITIVE_INFINITY),
    );
  let isOver = false;
  for (const [at, [phase, work]] of phases.entries()) {
    const tell = () =>
      onProgress?.({
        phase,
        at,
        of: phases.length,
        requests: client.count(),
        findings: findings.all().length,
      });
    tell();
    const beat = setInterval(tell, BEAT_MS);
    isOver = await work()
      .then(
        () => false,
        (error: unknown) => isGone(error, client, notes),
      )
      .finally(() => clearInterval(beat));
    if (isOver) break;
    if (at === 0) readFirstAnswers(run, url);
    if (options.bail && findings.all().length > 0) {
      notes.push(`The run ended after the phase "${phase}", since --bail was given.`);
      break;
    }
  }
  if (!isOver) await adapter.reset?.();
  notes.push(
    ...openRefusals([...run.openRefusals]),
    ...leftAlone([...run.leftAlone]),
    ...leftOut(results),
  );
  return {
    url,
    seed,
    findings: findings.all().map((one) => withFault(secrets.shown(one))),
    coverage: coverage.ofOperations(),
    requests: client.count(),
    took: performance.now() - from,
    notes,
    skipped: CHECK_IDS.flatMap((check) => {
      const reason = skip[check];
      return reason === undefined ? [] : [{ check, reason }];
    }),
    workflows: results,
  };
}

const withFault = (finding: Finding): Finding => {
  const { fault } = checkOf(finding.check);
  return fault === undefined ? finding : { ...finding, fault };
};

async function prepare(adapter: Adapter, url: string, ask: typeof fetch) {
  try {
    return await adapter.prepare({ url: withoutEndSlash(url), fetch: ask });
  } catch (cause) {
    if (cause instanceof AdapterError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AdapterError(`The adapter could not prepare the server: ${reason}`, { cause });
  }
}

/** Hears of each request before it is sent. */
const counted = (client: Client, hear: (request: SentRequest) => void): Client => ({
  ...client,
  send(request) {
    hear(request);
    return client.send(request);
  },
});

/** Whether a phase ended because the server did, which a note then tells. */
function isGone(error: unknown, client: Client, notes: string[]): boolean {
  if (!(error instanceof ServerGoneError)) throw error;
  notes.push(goneText(client.count()));
  return true;
}

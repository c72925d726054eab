import type { Operation } from '#contract/document/document.ts';
import { checkOf } from '../checks.ts';
import type { Exchange, SentRequest } from '../client.ts';
import type { Finding } from '../findings.ts';
import { nameOf, type Run } from '../run.ts';

/** Requests that are sent for one finding, and for all of them. */
const MOST_EACH = 24;
const MOST = 240;
/** Reading twice does no harm; writing again leaves something behind. */
const MOST_WRITES = 8;

type Json = Readonly<Record<string, unknown>>;
/** The request without one of its parts; undefined where it lacks that part by now. */
type Step = (request: SentRequest) => SentRequest | undefined;

/**
 * Takes out of the requests that show a violation what they do not need for it: parameters, headers and fields of
 * the body, one after another, as long as the answer breaks the same promise. What was tried before is left as it is.
 */
export async function shrinkRequests(
  run: Run,
  most: number,
  tried: Set<Finding> = new Set(),
): Promise<void> {
  let left = Math.min(most, MOST);
  const operations = new Map(run.operations.map((one) => [nameOf(one), one]));
  for (const finding of run.findings.all()) {
    if (tried.has(finding)) continue;
    tried.add(finding);
    const operation = operations.get(finding.operation);
    if (!operation || !isShrinkable(run, operation, finding)) continue;
    const each = finding.request.method === 'GET' ? MOST_EACH : MOST_WRITES;
    const budget = Math.min(each, left);
    const { exchange, sent } = await shrunk(run, operation, finding, budget);
    left -= sent;
    if (exchange) run.findings.showBy(finding, exchange);
  }
}

/** Whether sending the request again can show the violation again, and has anything to lose. */
function isShrinkable(run: Run, operation: Operation, { check, request }: Finding): boolean {
  if (checkOf(check).level !== 'bad' || run.leftAlone.has(nameOf(operation))) return false;
  return request.method !== 'DELETE' && stepsOf(run, request).length > 0;
}

async function shrunk(run: Run, operation: Operation, finding: Finding, budget: number) {
  const fault = `${finding.check} ${finding.text}`;
  let sent = 0;
  const shows = async (request: SentRequest): Promise<Exchange | undefined> => {
    sent += 1;
    const answer = await run.again(operation, request);
    return answer?.faults.has(fault) ? answer.exchange : undefined;
  };
  let found = budget > 1 ? await shows(finding.request) : undefined;
  if (!found) return { exchange: undefined, sent };
  for (const step of stepsOf(run, finding.request)) {
    if (sent >= budget) break;
    const smaller = step(found.request);
    found = (smaller && (await shows(smaller))) ?? found;
  }
  const isSmaller = found.request !== finding.request;
  return { exchange: isSmaller ? found : undefined, sent };
}

/** Every part that a request may do without, the largest first. Whose request it is stays. */
function stepsOf({ actors }: Run, request: SentRequest): Step[] {
  const names = [...new Set(parametersOf(request).map(nameOfParameter))];
  const body = objectOf(request);
  const fields = Object.keys(body ?? {});
  const kept = new Set(['content-type', ...Object.values(actors).flatMap(Object.keys)]);
  const headers = Object.keys(request.headers).filter((name) => !kept.has(name));
  return [
    ...(names.length > 1 ? [withParameters(() => false)] : []),
    ...names.map((name) => withParameters((one) => nameOfParameter(one) !== name)),
    ...(fields.length > 1 ? [withBody({})] : []),
    ...fields.map((name) => withoutField(name)),
    ...headers.map((name) => withoutHeader(name)),
  ];
}

/** The parameters of the query as they are written. */
const parametersOf = ({ path }: SentRequest): string[] =>
  (path.split('?')[1] ?? '').split('&').filter((one) => one !== '');
const nameOfParameter = (parameter: string): string => parameter.split('=')[0] ?? '';

const withParameters =
  (stays: (parameter: string) => boolean): Step =>
  (request) => {
    const all = parametersOf(request);
    const rest = all.filter(stays);
    if (rest.length === all.length) return undefined;
    const [path = ''] = request.path.split('?');
    return { ...request, path: rest.length === 0 ? path : `${path}?${rest.join('&')}` };
  };

const withBody =
  (body: Json): Step =>
  (request) => ({ ...request, body: JSON.stringify(body) });

const withoutField =
  (name: string): Step =>
  (request) => {
    const { [name]: gone, ...rest } = objectOf(request) ?? {};
    return gone === undefined ? undefined : withBody(rest)(request);
  };

const withoutHeader =
  (name: string): Step =>
  (request) => {
    const { [name]: gone, ...headers } = request.headers;
    return gone === undefined ? undefined : { ...request, headers };
  };

/** A body that is a JSON object. */
function objectOf({ body }: SentRequest): Json | undefined {
  if (typeof body !== 'string' || !body.startsWith('{')) return undefined;
  try {
    return JSON.parse(body) as Json;
  } catch {
    return undefined;
  }
}

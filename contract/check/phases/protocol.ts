import { operationsOf, responseFor, type Operation } from '#contract/document/document.ts';
import { eachOf } from './each.ts';
import { isGood, type Run } from '../run.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** What a server without a word about methods may answer. */
const USUAL = [401, 403, 404, 405, 501];

/** What HTTP leaves to no contract: other methods, media types that a client asks for, addresses of what was made. */
export async function checkProtocol(run: Run): Promise<void> {
  const paths = [...Map.groupBy(run.operations, ({ path }) => path)];
  await eachOf(paths, async ([path, operations]) => {
    const [first] = operations;
    if (first) await checkMethods(run, path, first, operations);
    for (const operation of operations) {
      await checkHead(run, operation);
      await checkAccept(run, operation);
      await checkLocation(run, operation);
    }
  });
}

async function checkMethods(
  run: Run,
  path: string,
  first: Operation,
  operations: readonly Operation[],
): Promise<void> {
  const base = run.bases.get(first.id);
  if (!base) return;
  // Operations that a run leaves out are documented all the same.
  const taken = new Set(
    operationsOf(run.document)
      .filter((other) => other.path === path || covers(other.path, path))
      .map(({ method }) => method.toUpperCase()),
  );
  // A server that does not promise 405 may delete what nobody meant to lose.
  const tried = run.isExact ? METHODS : METHODS.filter((one) => one !== 'DELETE');
  for (const method of tried.filter((one) => !taken.has(one))) {
    const request = {
      method,
      path: base.request.path.split('?')[0] ?? '',
      headers: base.request.headers,
    };
    const situation = `the method ${method}`;
    const operation: Operation = { ...first, responses: [] };
    const exchange = await run.probe(operation, request, situation);
    if (!exchange) continue;
    const { status } = exchange;
    const finding = { operation: first, situation, request, exchange };
    const expected = run.isExact ? [405] : USUAL;
    if (isGood(exchange) || (run.isExact && !expected.includes(status)))
      run.report({
        ...finding,
        check: 'method-taken',
        text: `${method} is not documented and answered ${status}; 405 was expected.`,
      });
    const allow = (exchange.headers.get('allow') ?? '')
      .split(/,\s*/)
      .map((name) => name.toUpperCase());
    const missing = operations
      .map((one) => one.method.toUpperCase())
      .filter((name) => !allow.includes(name));
    if (status === 405 && exchange.headers.has('allow') && missing.length > 0)
      run.report({
        ...finding,
        check: 'allow-missing',
        text: `Allow of the 405 does not name ${missing.join(', ')}.`,
      });
  }
}

/** Whether a templated path takes what a concrete one does, so that its methods may answer. */
function covers(templated: string, path: string): boolean {
  const [one, two] = [templated.split('/'), path.split('/')];
  return (
    one.length === two.length && one.every((part, at) => part.startsWith('{') || part === two[at])
  );
}

/** HEAD says what GET says, without the body (RFC 9110, 9.3.2); many servers know no HEAD. */
async function checkHead(run: Run, operation: Operation): Promise<void> {
  const good = run.bases.get(operation.id)?.exchange;
  if (operation.method !== 'get' || !isGood(good)) return;
  const request = { ...good.request, method: 'HEAD' };
  const head: Operation = { ...operation, method: 'head', responses: [] };
  const exchange = await run.probe(head, request, 'HEAD');
  const [said, wanted] = [exchange, good].map((one) => one?.headers.get('content-type'));
  if (!isGood(exchange) || said === wanted) return;
  run.report({
    check: 'header-fault',
    operation,
    situation: 'HEAD',
    text: `HEAD says Content-Type ${said ?? 'nothing'}, and GET ${wanted ?? 'nothing'}.`,
    request,
    exchange,
  });
}

/** Each documented media type of a success, asked for by name. */
async function checkAccept(run: Run, operation: Operation): Promise<void> {
  const base = run.bases.get(operation.id);
  if (!isGood(base?.exchange) || !base) return;
  const types = Object.keys(
    responseFor(operation, base.exchange.status)?.object.content ?? {},
  ).filter((type) => !type.includes('*'));
  if (types.length < 2) return;
  for (const type of types) {
    const request = { ...base.request, headers: { ...base.request.headers, accept: type } };
    const situation = `Accept: ${type}`;
    const exchange = await run.ask(operation, request, situation);
    const got = exchange?.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (isGood(exchange) && got !== type.split(';')[0]?.toLowerCase())
      run.report({
        check: 'accept-ignored',
        operation,
        situation,
        text: `${type} is documented and was asked for; ${got ?? 'nothing'} came.`,
        request,
        exchange,
      });
  }
}

async function checkLocation(run: Run, operation: Operation): Promise<void> {
  const base = run.bases.get(operation.id);
  const location = base?.exchange?.status === 201 ? base.exchange.headers.get('location') : null;
  if (!base || location === null || location === undefined) return;
  const path = /^https?:/.test(location) ? new URL(location).pathname : location;
  const request = { method: 'GET', path, headers: base.request.headers };
  const target: Operation = { ...operation, method: 'get', responses: [] };
  const exchange = await run.probe(target, request, 'the address of what was made');
  if (exchange && exchange.status >= 400)
    run.report({
      check: 'location-broken',
      operation,
      situation: 'a plain request',
      text: `Location is ${location}, which answers ${exchange.status}.`,
      request: base.request,
      exchange,
    });
}

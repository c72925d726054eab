import { resolve, type Operation } from '#contract/document/document.ts';
import { placesIn } from '../coverage/input-places.ts';
import { placesOfValue } from './varied-parameters.ts';
import { bodyPart, goodRequests, isAsShown } from '../good-request.ts';
import { refusesTheContract } from '../refusals.ts';
import { isGood, type Base, type Run } from '../run.ts';

/** Bodies that an operation of each cost is sent; further examples say little for what they use up. */
const MOST = { free: 6, quota: 2, money: 2 } as const;

/** What makes something comes first, what reads it next, what changes it after that. */
function rank({ method, path }: Operation): number {
  const isTemplated = path.includes('{');
  if (method === 'post' && !isTemplated) return 0;
  if (method === 'get') return isTemplated ? 2 : 1;
  return 3;
}

/** Whether an operation takes away what others need; it waits for the phase of life cycles. */
export const isDeletion = ({ method, path }: Operation): boolean =>
  method === 'delete' && path.includes('{');

/** Sends every documented example, and keeps one good request of each operation for the other phases. */
export async function checkExamples(run: Run): Promise<void> {
  const ranked = run.operations.toSorted((a, b) => rank(a) - rank(b));
  for (const operation of run.sources.inOrder(ranked)) {
    const cost = run.adapter.cost?.(operation.id) ?? 'free';
    const requests = (await goodRequests(run, operation)).slice(0, MOST[cost]);
    for (const base of requests) {
      if (isDeletion(operation)) {
        run.bases.set(operation.id, base);
        break;
      }
      await tryBase(run, operation, base);
    }
  }
}

async function tryBase(run: Run, operation: Operation, base: Base): Promise<void> {
  const situation = base.example === 'no body' ? 'a plain request' : `the example ${base.example}`;
  const exchange = await run.ask(operation, base.request, situation);
  if (!exchange) return;
  run.coverage.met(operation, placesOf(run, operation, base));
  const known = run.bases.get(operation.id);
  if (!isGood(known?.exchange)) run.bases.set(operation.id, { ...base, exchange });
  const secured = run.shapes.get(operation.id)?.secured === true;
  const isSignedIn = run.actors.owner !== undefined;
  if (exchange.status === 401 && secured && isSignedIn)
    run.report({
      check: 'credentials-refused',
      operation,
      situation,
      text: 'Credentials that were just given are refused with 401.',
      request: base.request,
      exchange,
    });
  // A required body that is no JSON is sent only where the contract shows it.
  const isWhole = base.request.body !== undefined || !takesBody(run, operation);
  if (isWhole && isAsShown(base) && refusesTheContract(run, operation, exchange))
    run.report({
      check: 'example-refused',
      operation,
      situation,
      text: `The contract's own example is refused with ${exchange.status}.`,
      request: base.request,
      exchange,
    });
}

/** The places that an example fills, where it fits its schema. */
export function placesOf(run: Run, operation: Operation, { request, body }: Base): string[] {
  const search = request.path.split('?')[1] ?? '';
  const texts = run.pathTexts(operation, request);
  const ofParameters = operation.parameters.flatMap((parameter) => {
    const read = run.parameters.read(operation, parameter, search, request.headers, texts);
    return read && 'value' in read ? placesOfValue(parameter, read.value) : [];
  });
  const part = bodyPart(run, operation);
  const fits = part !== undefined && run.checker.mismatch(part.pointer, body) === undefined;
  return [...ofParameters, ...(fits ? placesIn(body) : [])];
}

const takesBody = ({ document }: Run, { object: { requestBody } }: Operation): boolean =>
  requestBody !== undefined && resolve(document, requestBody).required === true;

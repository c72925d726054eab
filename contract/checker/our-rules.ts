import { join } from 'node:path';
import { readContract } from '../document/document.ts';
import { type AnswerRule, createChecker } from './checker.ts';

/** A problem's body, as the rules read it. */
type Problem = {
  type: string;
  status: number;
  code: string;
  instance: string;
  requestId: string;
  retryAfter?: number;
};

const FILE = join(import.meta.dirname, '../../openapi/dist/openapi.yaml');
const TEXT = /json$|^text\//;

/** Every answer names its request. */
const namesRequest: AnswerRule = ({ headers }) =>
  /^req_[0-9a-f]{16}$/.test(headers.get('x-request-id') ?? '') ? [] : ['X-Request-Id is missing'];

/** Text says that it is UTF-8, and nothing else has parameters. */
const namesCharset: AnswerRule = ({ headers, contentType }) => {
  const wanted = TEXT.test(contentType) ? 'charset=utf-8' : '';
  const [, ...parameters] = (headers.get('content-type') ?? '').split(/;\s*/);
  return parameters.join() === wanted ? [] : [`content type ${headers.get('content-type')}`];
};

type ProblemAnswer = Pick<Parameters<AnswerRule>[0], 'status' | 'headers' | 'instance' | 'body'>;

/** A problem repeats what its headers and its address say. */
function problemMembers({ status, headers, instance, body }: ProblemAnswer): string[] {
  const problem = body as Problem;
  const wait = headers.get('retry-after');
  const members: Array<[name: string, is: unknown, wanted: unknown]> = [
    ['status', problem.status, status],
    ['type', problem.type, `/problems/${problem.code}`],
    ['requestId', problem.requestId, headers.get('x-request-id')],
    ['instance', problem.instance, instance],
    ['retryAfter', problem.retryAfter, wait === null ? undefined : Number(wait)],
  ];
  return members.flatMap(([name, is, wanted]) =>
    is === wanted ? [] : [`${name} is ${String(is)} and not ${String(wanted)}`],
  );
}

const agreesWithHeaders: AnswerRule = (answer) =>
  answer.contentType === 'application/problem+json' ? problemMembers(answer) : [];

/** What our contract's prose promises of every answer. */
export const OUR_RULES: readonly AnswerRule[] = [namesRequest, namesCharset, agreesWithHeaders];

/** The checker of our own contract: the document's promises, and those that its prose makes. */
export function createOurChecker() {
  const checker = createChecker(readContract(FILE), OUR_RULES);

  /** Of a problem that belongs to no operation, as 405 does. */
  async function problemFaults(response: Response, instance: string): Promise<string[]> {
    const { status, headers } = response;
    const body: unknown = await response.clone().json();
    const fault = checker.mismatch('/components/schemas/Problem', body);
    return [
      ...(fault === undefined ? [] : [`body: ${fault}`]),
      ...problemMembers({ status, headers, instance, body }),
    ];
  }

  return { ...checker, problemFaults };
}

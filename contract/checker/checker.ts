import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

type Media = { schema?: unknown; examples?: Record<string, { $ref?: string; value?: unknown }> };
type Operation = {
  operationId: string;
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
  'x-codes': Record<string, string[]>;
  'x-field-codes'?: string[];
};
type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: { examples: Record<string, { value: unknown }> };
};

/** A problem's body, as the checks read it. */
export type SeenProblem = {
  type: string;
  status: number;
  code: string;
  instance: string;
  requestId: string;
  retryAfter?: number;
  errors?: { field: string; code: string }[];
};

const FILE = join(import.meta.dirname, '../../openapi/dist/openapi.yaml');
const PROBLEM = 'application/problem+json';
const escaped = (part: string) =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

function unlistedCodes(operation: Operation, { status, code, errors = [] }: SeenProblem): string[] {
  const fieldCodes = operation['x-field-codes'] ?? [];
  return [
    ...(operation['x-codes'][status]?.includes(code) ? [] : [`the code ${code} is not listed`]),
    ...errors
      .filter((fault) => !fieldCodes.includes(fault.code))
      .map((fault) => `the code ${fault.code} of ${fault.field} is not listed`),
  ];
}

/**
 * Holds answers against the contract's file itself, by a validator that shares nothing with the
 * server's own: what the generator of the server's schemas gets wrong shows here.
 */
export function createContractChecker() {
  const contract = parse(readFileSync(FILE, 'utf8')) as Contract;
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats(ajv);
  ajv.addSchema(contract, 'contract');
  const operations = new Map<string, { pointer: string; operation: Operation }>();
  for (const [path, methods] of Object.entries(contract.paths))
    for (const [method, operation] of Object.entries(methods))
      operations.set(operation.operationId, {
        pointer: `/paths/${escaped(path)}/${method}`,
        operation,
      });

  const of = (operationId: string) => {
    const found = operations.get(operationId);
    if (!found) throw new Error(`${operationId} is not in the contract`);
    return found;
  };
  const fits = (pointer: string, body: unknown) => {
    const ref = `contract#${pointer}`;
    const validate = ajv.getSchema(ref) ?? ajv.compile({ $ref: ref });
    return validate(body) === true ? [] : [`body: ${ajv.errorsText(validate.errors)}`];
  };

  async function problemFaults(response: Response, instance: string): Promise<string[]> {
    const { headers } = response;
    const body = (await response.clone().json()) as SeenProblem;
    const faults = fits('/components/schemas/Problem', body);
    const same = (name: string, is: unknown, wanted: unknown) => {
      if (is !== wanted) faults.push(`${name} is ${String(is)} and not ${String(wanted)}`);
    };
    same('status', body.status, response.status);
    same('type', body.type, `/problems/${body.code}`);
    same('requestId', body.requestId, headers.get('x-request-id'));
    same('instance', body.instance, instance);
    const wait = headers.get('retry-after');
    same('retryAfter', body.retryAfter, wait === null ? undefined : Number(wait));
    return faults;
  }

  return {
    /** The named examples of an operation's JSON body. */
    bodies(operationId: string): Record<string, unknown> {
      const examples = of(operationId).operation.requestBody?.content['application/json']?.examples;
      return Object.fromEntries(
        Object.entries(examples ?? {}).map(([name, { $ref, value }]) => [
          name,
          $ref ? contract.components.examples[$ref.split('/').at(-1) ?? '']?.value : value,
        ]),
      );
    },

    problemFaults,

    /** What an answer says that the contract does not, in words; nothing when it keeps to it. */
    async faults(operationId: string, response: Response, instance: string): Promise<string[]> {
      const { pointer, operation } = of(operationId);
      const { status, headers } = response;
      const declared = operation.responses[status];
      if (!declared) return [`status ${status} is not documented`];
      const faults: string[] = [];
      if (!/^req_[0-9a-f]{16}$/.test(headers.get('x-request-id') ?? ''))
        faults.push('X-Request-Id is missing');
      const content = declared.content ?? {};
      const given = headers.get('content-type');
      if (Object.keys(content).length === 0) {
        if (given !== null || (await response.clone().text()) !== '') faults.push('has a body');
        return faults;
      }
      const [type = '', ...parameters] = (given ?? '').split(/;\s*/);
      if (!content[type]) return [...faults, `content type ${given} is not documented`];
      const text = /json$|^text\//.test(type);
      if (parameters.join() !== (text ? 'charset=utf-8' : '')) faults.push(`content type ${given}`);
      if (type === PROBLEM) {
        faults.push(...unlistedCodes(operation, (await response.clone().json()) as SeenProblem));
        return [...faults, ...(await problemFaults(response, instance))];
      }
      if (!type.endsWith('json')) return faults;
      const schema = `${pointer}/responses/${String(status)}/content/${escaped(type)}/schema`;
      return [...faults, ...fits(schema, await response.clone().json())];
    },
  };
}

export type ContractChecker = ReturnType<typeof createContractChecker>;

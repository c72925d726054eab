import { resolve } from 'node:path';
import { operations } from '#contract/generated/operations.ts';
import type { Contract } from '../load-contract.ts';
import { PrismMock } from '../prism.ts';
import { createMock } from '../server.ts';

const CONTRACT = resolve(import.meta.dirname, '../../openapi/dist/openapi.yaml');
export const PROMPT = '01930c1e-5a00-7000-8000-0000000000a2';
export const signedIn = { authorization: 'Bearer anything' };
export const json = { ...signedIn, 'content-type': 'application/json' };

/** The mock of the product's own contract, asked without a port. */
export async function loadMock() {
  const prism = await PrismMock.load(CONTRACT);
  const contract: Contract = { table: operations, prism };
  const mock = createMock({ contract: () => contract, frameDelay: 1 });
  const post = (path: string, body: unknown, headers: Record<string, string> = json) =>
    mock.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { prism, mock, post };
}

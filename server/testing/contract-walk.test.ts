import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  headerCases,
  pathCases,
  queryCases,
  tokenCases,
  type Case,
} from '#contract/cases/cases.ts';
import { bodyCases } from '#contract/cases/body-cases.ts';
import { createContractWalk, operationTable, type ContractWalk } from './contract-good.ts';

const TEAM_PROMPT = '01930c1e-5a00-7000-8000-0000000000a2';

let walk: ContractWalk;
beforeAll(async () => {
  walk = await createContractWalk();
}, 120_000);
afterAll(() => walk.app.close());
beforeEach(() => walk.app.clock.advance(1_000));

describe.each(operationTable.map((operation) => [operation.operationId, operation] as const))(
  '%s',
  (_operationId, operation) => {
    const make = () => walk.good(operation);

    test('answers a good request as documented', async () => {
      const request = await make();
      const { response, faults } = await walk.send(operation, request);
      expect(faults).toEqual([]);
      const text = await response.clone().text();
      const outcome = response.status < 300 ? 'done' : response.status;
      expect(outcome, text).toBe('done');
      await response.body?.cancel();
    });

    test('answers what goes wrong as documented', async () => {
      const request = await make();
      const cases: Case[] = [
        ...tokenCases(operation),
        ...pathCases(operation),
        ...queryCases(operation, request.path),
        ...headerCases(operation),
        ...(operation.body ? bodyCases(operation, request.body as Record<string, unknown>) : []),
      ];
      const wrong: string[] = [];
      for (const one of cases) {
        const { response, faults } = await walk.send(operation, request, one);
        const { status } = response;
        if (status >= 500) wrong.push(`${one.name}: ${status}`);
        if (one.allowed && !one.allowed.includes(status))
          wrong.push(`${one.name}: ${status} and not ${one.allowed.join(' or ')}`);
        wrong.push(...faults.map((fault) => `${one.name}: ${status}: ${fault}`));
        await response.body?.cancel();
      }
      expect(wrong).toEqual([]);
    });

    test('answers every other method with 405 and the ones that it takes', async () => {
      const { path } = await make();
      const taken = operationTable.filter((other) => other.path === operation.path);
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        if (taken.some((other) => other.method.toUpperCase() === method)) continue;
        const response = await walk.app.app.request(path, { method });
        expect(response.status, method).toBe(405);
        for (const other of taken)
          expect(response.headers.get('allow')).toContain(other.method.toUpperCase());
        expect(
          await walk.checker.problemFaults(
            response,
            operation.path.includes('{token}') ? operation.path.replace('{token}', '***') : path,
          ),
        ).toEqual([]);
      }
    });
  },
);

test('every example of a body in the contract is taken', async () => {
  for (const operation of operationTable)
    for (const [name, body] of Object.entries(walk.checker.bodies(operation.operationId))) {
      const text = JSON.stringify(body).replaceAll(TEAM_PROMPT, walk.promptId);
      const { response, faults } = await walk.send(operation, {
        path: operation.path.replaceAll(/\{\w+\}/g, 'x'.repeat(30)),
        token: walk.me.token,
        body: JSON.parse(text) as unknown,
      });
      expect(faults, `${operation.operationId} ${name}`).toEqual([]);
      const problem = response.status === 422 ? await response.clone().text() : '';
      expect(problem, `${operation.operationId} ${name}`).not.toMatch(/unknown_field|invalid_type/);
      await response.body?.cancel();
    }
});

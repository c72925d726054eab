import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { bundleOf } from '#contract/sources/bundle.ts';
import { contractOfValue } from '#contract/sources/contract-files.ts';
import type { Adapter } from '../adapter.ts';
import { checkContract } from '../check-contract.ts';
import type { ArazzoStep, ArazzoWorkflow } from './arazzo.ts';
import { loadWorkflows } from './load-workflows.ts';

const content = { 'application/json': { schema: { type: 'object' } } };
const responses = Object.fromEntries(
  ['200', '201', '404', '503'].map((status) => [status, { description: 'An answer.', content }]),
);
const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
const bundle = bundleOf(
  contractOfValue(
    {
      openapi: '3.1.0',
      info: { title: 'Notes', version: '1' },
      paths: {
        '/notes': {
          post: { operationId: 'create', requestBody: { content }, responses },
          get: { operationId: 'list', responses },
        },
        '/notes/{id}': { get: { operationId: 'read', parameters, responses } },
      },
    },
    'notes.yaml',
  ),
);

/** Answers in their order; the requests that came. */
let answers: Array<{ status: number; body: unknown; headers?: Record<string, string> }> = [];
let asked: string[] = [];
const server = createServer();
server.on('request', async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  asked.push(`${request.method} ${request.url} ${body}`.trim());
  const { status, body: answer, headers } = answers.shift() ?? { status: 200, body: {} };
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(answer));
});

const folder = mkdtempSync(join(tmpdir(), 'workflows-'));
let url: string;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  [answers, asked] = [[], []];
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const adapter: Adapter = { prepare: () => Promise.resolve({ actors: {} }) };
const CREATE: ArazzoStep = {
  stepId: 'create',
  operationId: 'create',
  requestBody: { payload: { title: '$inputs.title' } },
  successCriteria: [{ condition: '$statusCode == 201' }],
  outputs: { id: '$response.body#/id' },
};
const READ: ArazzoStep = {
  stepId: 'read',
  operationPath: '{$sourceDescriptions.notes.url}#/paths/~1notes~1{id}/get',
  parameters: [{ name: 'id', in: 'path', value: '$steps.create.outputs.id' }],
  successCriteria: [{ condition: '$response.body#/title == $inputs.title' }],
};
const inputs = { type: 'object', properties: { title: { type: 'string', default: 'Lamp' } } };

const write = (name: string, workflows: ArazzoWorkflow[], others: object[] = []) => {
  const file = join(folder, name);
  const sourceDescriptions = [{ name: 'notes', url: 'notes.yaml', type: 'openapi' }, ...others];
  const info = { title: 'Notes', version: '1' };
  writeFileSync(file, stringify({ arazzo: '1.0.1', info, sourceDescriptions, workflows }));
  return file;
};

/** Runs the workflows of a file, and nothing else. */
async function run(file: string, with_: Partial<Adapter> = {}) {
  const workflows = await loadWorkflows([file], bundle.document);
  const only = workflows.chosen.map(({ workflowId }) => workflowId);
  const options = { url, bundle, adapter: { ...adapter, ...with_ }, seed: 1, only, workflows };
  return checkContract(options);
}

describe('a workflow', () => {
  it('hands outputs on, and holds where every criterion does', async () => {
    answers = [
      { status: 201, body: { id: 'n 1' } },
      { status: 200, body: { title: 'Lamp' } },
    ];
    const file = write('life.yaml', [{ workflowId: 'life', inputs, steps: [CREATE, READ] }]);
    const result = await run(file);
    expect(asked).toEqual(['POST /notes {"title":"Lamp"}', 'GET /notes/n%201']);
    expect(result.findings).toEqual([]);
    expect(result.workflows).toEqual([{ workflow: 'life', steps: 2, isKept: true }]);
  });

  it('ends at the first step that does not get what it expects, with a finding', async () => {
    answers = [
      { status: 201, body: { id: 'n1' } },
      { status: 200, body: { title: 'Torch' } },
    ];
    const last: ArazzoStep = { stepId: 'list', operationId: 'list' };
    const file = write('broken.yaml', [
      { workflowId: 'life', inputs, steps: [CREATE, READ, last] },
    ]);
    const { findings, workflows } = await run(file);
    expect(findings).toMatchObject([
      {
        check: 'workflow-broken',
        operation: 'GET /notes/{id}',
        situation: 'step "read" of the workflow "life"',
        text: 'Workflow "life", step "read": $response.body#/title == $inputs.title does not hold: $response.body#/title is "Torch", $inputs.title is "Lamp".',
        status: 200,
      },
    ]);
    expect(findings[0]?.place).toMatch(/broken\.yaml:\d+$/);
    expect(workflows[0]?.isKept).toBe(false);
    expect(asked).toHaveLength(2);
  });

  it('wants success and its outputs where it names no criteria', async () => {
    const list: ArazzoStep = {
      stepId: 'list',
      operationId: 'list',
      outputs: { first: '$response.body#/0' },
    };
    const file = write('plain.yaml', [{ workflowId: 'plain', steps: [list] }]);
    answers = [{ status: 404, body: {} }];
    expect((await run(file)).findings[0]?.text).toContain('It answers 404 and not with success.');
    answers = [{ status: 200, body: {} }];
    expect((await run(file)).findings[0]?.text).toContain('The answer has no $response.body#/0');
  });

  it('holds its answers to the contract like every other phase', async () => {
    answers = [{ status: 204, body: {} }];
    const list: ArazzoStep = { stepId: 'list', operationId: 'list' };
    const { findings } = await run(write('held.yaml', [{ workflowId: 'held', steps: [list] }]));
    expect(findings.map(({ check }) => check)).toContain('status-undocumented');
  });

  it('calls another one with inputs, and runs after those that it depends on', async () => {
    const called: ArazzoWorkflow = {
      workflowId: 'make',
      inputs,
      steps: [CREATE],
      outputs: { id: '$steps.create.outputs.id' },
    };
    const caller: ArazzoWorkflow = {
      workflowId: 'caller',
      dependsOn: ['first'],
      inputs,
      steps: [
        {
          stepId: 'create',
          workflowId: 'make',
          parameters: [{ name: 'title', value: 'Torch' }],
          outputs: { id: '$outputs.id' },
        },
        {
          ...READ,
          successCriteria: [{ condition: '$request.path.id == $workflows.first.outputs.id' }],
        },
      ],
    };
    const first = { ...called, workflowId: 'first' };
    answers = [
      { status: 201, body: { id: 'same' } },
      { status: 201, body: { id: 'same' } },
      { status: 200, body: {} },
    ];
    const result = await run(write('calls.yaml', [called, caller, first]));
    expect(asked).toEqual([
      'POST /notes {"title":"Lamp"}',
      'POST /notes {"title":"Torch"}',
      'GET /notes/same',
    ]);
    expect(result.findings).toEqual([]);
    expect(result.workflows.map(({ workflow }) => workflow)).toEqual(['first', 'caller']);
  });

  it('tries again as often as it says, and goes on elsewhere', async () => {
    const list: ArazzoStep = {
      stepId: 'list',
      operationId: 'list',
      successCriteria: [{ condition: '$statusCode == 200' }],
      onFailure: [
        {
          name: 'again',
          type: 'retry',
          retryAfter: 0,
          retryLimit: 2,
          criteria: [{ condition: '$statusCode == 503' }],
        },
        {
          name: 'make',
          type: 'goto',
          stepId: 'create',
          criteria: [{ condition: '$statusCode == 404' }],
        },
      ],
      onSuccess: [{ name: 'done', type: 'end' }],
    };
    const file = write('tries.yaml', [{ workflowId: 'tries', inputs, steps: [list, CREATE] }]);
    answers = [503, 503, 200].map((status) => ({ status, body: {} }));
    expect((await run(file)).findings).toEqual([]);
    expect(asked).toHaveLength(3);
    answers = [
      { status: 404, body: {} },
      { status: 201, body: { id: 'n1' } },
    ];
    expect((await run(file)).findings).toEqual([]);
    expect(asked.at(-1)).toBe('POST /notes {"title":"Lamp"}');
    answers = [503, 503, 503].map((status) => ({ status, body: {} }));
    expect((await run(file)).findings.map(({ check }) => check)).toContain('workflow-broken');
    expect(asked).toHaveLength(8);
  });

  it('is left out where the server asks to wait, and not called broken', async () => {
    const steps: ArazzoStep[] = [{ stepId: 'list', operationId: 'list' }];
    const file = write('busy.yaml', [{ workflowId: 'busy', inputs, steps }]);
    const busy = { status: 429, body: {} };
    answers = [{ ...busy, headers: { 'retry-after': '557' } }];
    const { findings, workflows, notes } = await run(file);
    expect(findings.filter(({ check }) => check === 'workflow-broken')).toEqual([]);
    expect(workflows).toMatchObject([{ isKept: false }]);
    expect(notes.join(' ')).toContain('at step "list" the server asks to wait 557 seconds');
    answers = [busy];
    expect((await run(file)).findings.map(({ check }) => check)).toContain('workflow-broken');
  });

  it('gets mailed tokens from the adapter, and is left out without one', async () => {
    const mailed = {
      type: 'object',
      properties: {
        to: { type: 'string' },
        id: { type: 'string', 'x-mailed': { kind: 'invitation', address: '$inputs.to' } },
      },
    };
    const read = {
      ...READ,
      parameters: [{ name: 'id', in: 'path' as const, value: '$inputs.id' }],
      successCriteria: [{ condition: '$statusCode == 200' }],
    };
    const file = write('mail.yaml', [{ workflowId: 'mail', inputs: mailed, steps: [read] }]);
    await run(file, {
      inputs: () => ({ to: 'lin@example.com' }),
      mailedToken: (kind, address) => Promise.resolve(`${kind}-for-${address}`),
    });
    expect(asked).toEqual(['GET /notes/invitation-for-lin%40example.com']);
    const without = await run(file);
    expect(without.findings).toEqual([]);
    expect(without.notes).toContain(
      'The workflow "mail" was left out: no adapter reads the mail "invitation" that it needs.',
    );
  });

  it('is left out with the reason where the adapter fails at its mail, and the others run', async () => {
    const mailed = {
      type: 'object',
      properties: {
        id: { type: 'string', 'x-mailed': { kind: 'reset', address: 'lin@x.example' } },
      },
    };
    const read = {
      ...READ,
      parameters: [{ name: 'id', in: 'path' as const, value: '$inputs.id' }],
      successCriteria: [{ condition: '$statusCode == 200' }],
    };
    const list: ArazzoStep = { stepId: 'list', operationId: 'list' };
    const file = write('unread.yaml', [
      { workflowId: 'unread', inputs: mailed, steps: [read] },
      { workflowId: 'other', steps: [list] },
    ]);
    const { findings, notes, workflows } = await run(file, {
      mailedToken: () => Promise.reject(new Error('No mail came.')),
    });
    expect(findings).toEqual([]);
    expect(notes).toContain(
      'The workflow "unread" was left out: the adapter could not read the mail "reset": No mail came.',
    );
    expect(workflows).toMatchObject([
      { workflow: 'unread', isKept: false, isUnread: true },
      { workflow: 'other', isKept: true },
    ]);
  });

  it('is left out where only an adapter gives an input, and none does', async () => {
    const given = {
      type: 'object',
      properties: { title: { type: 'string', 'x-from-adapter': true } },
    };
    const create = { ...CREATE, successCriteria: [{ condition: '$statusCode == 200' }] };
    delete create.outputs;
    const file = write('given.yaml', [{ workflowId: 'given', inputs: given, steps: [create] }]);
    await run(file, { inputs: () => ({ title: 'Lamp' }) });
    expect(asked).toEqual(['POST /notes {"title":"Lamp"}']);
    const { findings, notes } = await run(file);
    expect(findings).toEqual([]);
    expect(notes).toContain(
      'The workflow "given" was left out: no adapter gives its input "title".',
    );
    expect(asked).toHaveLength(1);
  });

  it('leaves a step out whose file is not there, and says so', async () => {
    const other = { name: 'tickets', url: 'tickets.arazzo.yaml', type: 'arazzo' };
    const call: ArazzoStep = { stepId: 'buy', workflowId: '$sourceDescriptions.tickets.buy' };
    const list: ArazzoStep = { stepId: 'list', operationId: 'list' };
    const file = write('missing.yaml', [{ workflowId: 'missing', steps: [list, call] }], [other]);
    const { notes, workflows } = await run(file);
    expect(workflows[0]).toMatchObject({ isKept: true });
    expect(notes.join('\n')).toMatch(/Of the workflow "missing" a step was left out: step "buy"/);
  });
});

import { parseArgs } from 'node:util';
import { ChoiceError } from '#contract/mock/answers.ts';
import { startMock } from '#contract/mock/mock-server.ts';
import { unreadNotes } from '#contract/requests/unread-inputs.ts';
import { bundleOf } from '#contract/sources/bundle.ts';
import { loadContract } from '#contract/sources/contract-files.ts';
import { EXIT } from './exit-codes.ts';
import { failureOf, UsageError } from './failures.ts';
import { isProgram } from './is-program.ts';

const HELP = `contract:mock --contract FILE

Answers every operation of an OpenAPI 3.0 or 3.1 document with its examples; bodies that it does not show are made up.
Requests are held to the document.

  --contract FILE|URL  the contract; openapi/dist/openapi.yaml when left out
  --port NUMBER        4010 when left out
  --state              remembers: create, list, read, change, delete, by session (cookie mock-session or header
                       X-Mock-Session); POST /__mock/reset forgets a session
  --rule OPERATION=404.example,delay=800,offline
                       a documented answer, a delay or a broken connection; * for every operation; several times
  --origin ORIGIN      a page of this origin may use the mock, as every page on this machine may; null for one that was
                       opened from a disk; several times
  --seed NUMBER        decides what is made up; 1 when left out

A request chooses for itself by a header: Prefer: code=404, example=gone, delay=800.

Exit codes: 2 wrong use, 3 the contract cannot be reached, 4 the contract cannot be read, 130 interrupted.
`;

function optionsOf(words: string[]) {
  try {
    return parseArgs({
      args: words,
      options: {
        contract: { type: 'string', default: 'openapi/dist/openapi.yaml' },
        port: { type: 'string', default: '4010' },
        state: { type: 'boolean', default: false },
        rule: { type: 'string', multiple: true, default: [] },
        origin: { type: 'string', multiple: true, default: [] },
        seed: { type: 'string', default: '1' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function numberOf(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new UsageError(`${name} takes a whole number, not ${text}.`);
}

/** Starts the mock; undefined after `--help`. */
export async function runMock(words: string[], print: (text: string) => void) {
  const { contract, port, state, rule, origin, seed, help } = optionsOf(words);
  if (help) {
    print(HELP);
    return undefined;
  }
  const { document } = bundleOf(await loadContract(contract));
  try {
    const mock = await startMock({
      document,
      hasMemory: state,
      rules: rule,
      origins: origin,
      port: numberOf('--port', port),
      seed: numberOf('--seed', seed),
    });
    print(`The mock serves ${mock.operations.length} operations at ${mock.url}\n`);
    if (state) print(memoryText(mock));
    for (const note of unreadNotes(document)) print(`${note}\n`);
    return mock;
  } catch (cause) {
    if (cause instanceof ChoiceError) throw new UsageError(cause.message, { cause });
    if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause;
    throw new UsageError(`Port ${port} is taken; --port takes another one.`, { cause });
  }
}

/** What is remembered, and what was not inferred. */
function memoryText({ resources, operations }: Awaited<ReturnType<typeof startMock>>): string {
  const kept = new Set(resources.flatMap(({ roles }) => [...roles.keys()]));
  const rest = operations.filter(({ id }) => !kept.has(id));
  const lines = resources.map(
    ({ name, roles, id }) => `  ${name} by ${id}: ${[...new Set(roles.values())].join(', ')}`,
  );
  return `${[
    resources.length > 0 ? 'Remembers' : 'Remembers nothing: no resource was inferred.',
    ...lines,
    ...(rest.length > 0
      ? [
          `Answers with examples: ${rest.map(({ method, path }) => `${method.toUpperCase()} ${path}`).join(', ')}`,
        ]
      : []),
  ].join('\n')}\n`;
}

if (isProgram(import.meta)) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(signal === 'SIGINT' ? EXIT.interrupted : 0));
  try {
    await runMock(process.argv.slice(2), (text) => process.stdout.write(text));
  } catch (error) {
    process.exitCode = failureOf(error);
    console.error(process.exitCode === EXIT.violations ? error : (error as Error).message);
  }
}

import { constants, existsSync, globSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { tokenCredentials } from '#contract/check/token-credentials.ts';
import { AdapterError, loadAdapter, tokenAdapter, type Adapter } from '#contract/check/adapter.ts';
import { checkContract, type Progress } from '#contract/check/check-contract.ts';
import { reportOf } from '#contract/check/check-report.ts';
import { CHECKS } from '#contract/check/checks.ts';
import { gateOf } from '#contract/check/coverage/gate.ts';
import { holesOf } from '#contract/check/coverage/holes.ts';
import { readReasons, ReasonsError, type ReasonFile } from '#contract/check/coverage/reasons.ts';
import { masked } from '#contract/check/curl.ts';
import { operationsOf } from '#contract/document/document.ts';
import { shapeOf } from '#contract/document/operation-shape.ts';
import { loadWorkflows } from '#contract/check/workflows/load-workflows.ts';
import { junitXml } from '#contract/report/junit.ts';
import { reportPage } from '#contract/report/page.ts';
import { terminalText } from '#contract/report/terminal.ts';
import { bundleOf, type Bundle } from '#contract/sources/bundle.ts';
import { loadContract, UnreachableError } from '#contract/sources/contract-files.ts';
import { EXIT } from './exit-codes.ts';
import { failureOf, UsageError } from './failures.ts';
import { isProgram } from './is-program.ts';

const HELP = `contract:check --url URL

Holds a running server to an OpenAPI 3.0 or 3.1 document: sends its examples, every keyword of its inputs both
ways, unknown ids, other methods, bodies that cannot be read, requests without credentials, and checks each answer.

  --url URL            the server, with the path that the contract's paths follow
  --contract FILE|URL  the contract; openapi/dist/openapi.yaml when left out
  --adapter FILE       signs people up and makes requests that must succeed
  --init FILE          writes an adapter to begin with, and ends
  --token TOKEN        a person's token, instead of an adapter; sent where the contract's security schemes want it
  --other-token TOKEN  a second person's, who must not reach what is the first one's
  --header 'NAME: V'   another header that signs in; may be given several times
  --workflows FILE|URL workflows in Arazzo 1.0 to run; may be given several times; openapi/workflows for our contract
  --only TEXT          only operations that have TEXT in method, path or operationId, and the workflow of that id;
                       may be given several times
  --seed NUMBER        repeats a run; 1 when left out
  --reasons FILE       fails on what was not reached without a reason in FILE, and on reasons without need; sends
                       everything, as --all does
  --all                sends every request in its own phase, and not first as many as a person may send
  --rate NUMBER        requests a second at most
  --bail               ends after the first phase that finds something
  --strict             fails on what deserves a look, too
  --json               print JSON instead of text
  --junit FILE         write JUnit XML as well
  --html FILE          write a page as well
  --checks             list every check with its reason

Exit codes: 0 the contract is kept, 1 violations, 2 wrong use, 3 the server or the contract cannot be reached,
4 the contract cannot be read, 5 the adapter failed, 130 interrupted.
`;
const BUNDLE = 'openapi/dist/openapi.yaml';
const WORKFLOWS = 'openapi/workflows/*.arazzo.yaml';
const OURS = join(import.meta.dirname, '../adapters/promptwell.ts');
const TEMPLATE = join(import.meta.dirname, '../adapters/template.mjs');
/** One line up, and that line emptied. */
const LINE_UP = '\u001B[1A\u001B[2K';
const BEGIN = 'contract:check --init my-adapter.mjs writes one to begin with';

function optionsOf(words: string[]) {
  try {
    return parseArgs({
      args: words,
      options: {
        url: { type: 'string' },
        contract: { type: 'string', default: BUNDLE },
        adapter: { type: 'string' },
        init: { type: 'string' },
        token: { type: 'string' },
        'other-token': { type: 'string' },
        header: { type: 'string', multiple: true, default: [] },
        workflows: { type: 'string', multiple: true, default: [] },
        only: { type: 'string', multiple: true, default: [] },
        seed: { type: 'string', default: '1' },
        reasons: { type: 'string' },
        all: { type: 'boolean', default: false },
        rate: { type: 'string' },
        bail: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        junit: { type: 'string' },
        html: { type: 'string' },
        checks: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

type Options = ReturnType<typeof optionsOf>;
/** Where a command writes: its result, and what passes by while it works. */
export type Output = {
  print: (text: string) => void;
  tell: (text: string) => void;
  /** Replaces the line that was told last, where the terminal can. */
  retell?: ((text: string) => void) | undefined;
};

/** Runs the command and gives its exit code. */
export async function runCheck(words: string[], output: Output): Promise<number> {
  const { print, tell } = output;
  const options = optionsOf(words);
  if (options.help || options.checks) {
    print(options.help ? HELP : checksText());
    return EXIT.clean;
  }
  if (options.init !== undefined) {
    print(`${await writeTemplate(options.init)}\n`);
    return EXIT.clean;
  }
  const url = addressOf(options.url);
  if (options.contract === BUNDLE && !existsSync(BUNDLE)) throw new UsageError(NEEDS);
  const seed = numberOf('--seed', options.seed);
  const rate = options.rate === undefined ? undefined : numberOf('--rate', options.rate);
  const reasons = options.reasons === undefined ? undefined : await reasonsIn(options.reasons);
  const bundle = bundleOf(await loadContract(options.contract));
  const workflows = await loadWorkflows(workflowFiles(options), bundle.document);
  await reach(url);
  const adapter = await adapterOf(options, bundle);
  if (!options.json) tell(needsText(bundle, options));
  const { only, bail } = options;
  const result = await checkContract({
    url,
    bundle,
    adapter,
    seed,
    workflows,
    only,
    bail,
    all: options.all || reasons !== undefined,
    rest: rate === undefined,
    rate,
    ...(!options.json && { onProgress: follower(output) }),
  });
  if (result.coverage.length === 0)
    throw new UsageError(
      `No operation has "${only.join('" or "')}" in its method, path or operationId, and no workflow has that id.`,
    );
  const gate = reasons && gateOf(holesOf(result.coverage), reasons, bail || only.length > 0);
  const about = {
    contract: options.contract,
    version: bundle.document.info.version,
    strict: options.strict,
    gate,
  };
  const report = reportOf(result, about);
  if (options.junit !== undefined) await writeFile(options.junit, junitXml(report));
  if (options.html !== undefined) await writeFile(options.html, reportPage(report, new Date()));
  print(
    options.json
      ? `${masked(JSON.stringify({ ...result, ...(gate && { gate }), passed: report.passed, verdict: report.verdict }, undefined, 2))}\n`
      : terminalText(report, (style, text) => styleText(style, text, { stream: process.stdout })),
  );
  return report.passed ? EXIT.clean : EXIT.violations;
}

/** What the command needs where nothing is given. */
const NEEDS = `A server and its contract are needed: --url URL --contract openapi.yaml (a file or an address).
Operations behind a sign-in need --token TOKEN, and --other-token TOKEN for a second person.
An adapter signs people up and makes requests that must succeed: ${BEGIN}.`;

/** @throws UsageError where the file is none of reasons */
async function reasonsIn(file: string): Promise<ReasonFile> {
  try {
    return readReasons(await readFile(file, 'utf8'), file);
  } catch (cause) {
    if (!(cause instanceof ReasonsError) && (cause as NodeJS.ErrnoException).code !== 'ENOENT')
      throw cause;
    throw new UsageError((cause as Error).message, { cause });
  }
}

/** @throws UsageError where the file is there already */
async function writeTemplate(file: string): Promise<string> {
  try {
    await copyFile(TEMPLATE, file, constants.COPYFILE_EXCL);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    throw new UsageError(`${file} is there already; --init overwrites nothing.`, { cause });
  }
  return `${file} is an adapter to fill in: --adapter ${file} uses it.`;
}

/** The files of `--workflows`; ours for our contract. */
const workflowFiles = ({ workflows, contract }: Options): string[] =>
  workflows.length === 0 && contract === BUNDLE ? globSync(WORKFLOWS).toSorted() : workflows;

function addressOf(text: string | undefined): string {
  if (text === undefined)
    throw new UsageError(`contract:check takes --url URL; --help tells more.\n${NEEDS}`);
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw new UsageError(`--url takes an address such as http://127.0.0.1:4000, not ${text}.`);
  return text;
}

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number)) return number;
  throw new UsageError(`${name} takes a whole number, not ${text}.`);
}

/** @throws UnreachableError where nothing listens */
async function reach(url: string): Promise<void> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    await answer.body?.cancel();
  } catch (cause) {
    const { code, message } = ((cause as Error).cause ?? cause) as NodeJS.ErrnoException;
    throw new UnreachableError(`No server answers at ${url}: ${code ?? message}.`, { cause });
  }
}

function adapterOf(
  { adapter, contract, token, 'other-token': other, header }: Options,
  { document }: Bundle,
): Adapter | Promise<Adapter> {
  if (adapter !== undefined) return loadAdapter(adapter);
  const headers = Object.fromEntries(header.map(headerOf));
  const credentials = (value: string) => tokenCredentials(document, value);
  const isGiven = token !== undefined || header.length > 0;
  if (contract === BUNDLE && !isGiven) return loadAdapter(OURS);
  return tokenAdapter({
    ...(isGiven && { owner: { ...headers, ...(token !== undefined && credentials(token)) } }),
    ...(other !== undefined && { other: { ...headers, ...credentials(other) } }),
  });
}

function headerOf(text: string): [string, string] {
  const at = text.indexOf(':');
  if (at < 1) throw new UsageError(`--header takes 'Name: value', not ${text}.`);
  return [text.slice(0, at).trim().toLowerCase(), text.slice(at + 1).trim()];
}

/** What a first run needs, in three lines; nothing where an adapter sees to it. */
function needsText({ document }: Bundle, { adapter, contract, token, header }: Options): string {
  const operations = operationsOf(document);
  const secured = operations.filter((operation) => shapeOf(document, operation).secured).length;
  if (adapter !== undefined || secured === 0) return '';
  if (token !== undefined || header.length > 0) return '';
  if (contract === BUNDLE)
    return `Signs four people up, invites three of other roles and reads their mails in the server's outbox (the embedded default of npm start).
Another server of this contract needs an adapter: ${BEGIN}.
One person may send 1,500 requests, so a plain npm start is tried in part; RATE_LIMIT_FACTOR=100 npm start takes all.\n\n`;
  return `${secured} of ${operations.length} operations need credentials: --token TOKEN, and --other-token TOKEN for a second person.
An adapter signs people up and makes requests that must succeed: ${BEGIN}.
Without them, these operations are only asked what they answer to strangers.\n\n`;
}

/** Tells each phase as it begins, and its figures again and again where they can be replaced. */
function follower({ tell, retell }: Output): (progress: Progress) => void {
  let last = -1;
  return (progress) => {
    const isNew = progress.at !== last;
    last = progress.at;
    if (isNew) tell(progressText(progress));
    else retell?.(progressText(progress));
  };
}

const progressText = ({ phase, at, of, requests, findings }: Progress): string =>
  `${at + 1}/${of} ${phase.padEnd(18)} ${requests} requests, ${findings} findings\n`;

const checksText = (): string =>
  `${CHECKS.filter((check) => check.of !== 'request')
    .map(
      ({ id, fault = '', level, title, why }) =>
        `${id.padEnd(26)} ${fault.padEnd(5)} ${level === 'bad' ? 'violation' : 'look     '}  ${title}. ${why}`,
    )
    .join('\n')}\n`;

if (isProgram(import.meta)) {
  process.once('SIGINT', () => process.exit(EXIT.interrupted));
  try {
    process.exitCode = await runCheck(process.argv.slice(2), {
      print: (text) => process.stdout.write(text),
      tell: (text) => process.stderr.write(text),
      ...(process.stderr.isTTY && { retell: (text) => process.stderr.write(`${LINE_UP}${text}`) }),
    });
  } catch (error) {
    process.exitCode = error instanceof AdapterError ? EXIT.adapter : failureOf(error);
    console.error(process.exitCode === EXIT.violations ? error : (error as Error).message);
  }
}

import { constants, existsSync, globSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { tokenCredentials } from '#contract/check/token-credentials.ts';
import { AdapterError, loadAdapter, tokenAdapter, type Adapter } from '#contract/check/adapter.ts';
import { checkContract } from '#contract/check/check-contract.ts';
import { reportOf, UNREAD_RULE } from '#contract/check/check-report.ts';
import { CHECKS } from '#contract/check/checks.ts';
import { gateOf } from '#contract/check/coverage/gate.ts';
import { holesOf } from '#contract/check/coverage/holes.ts';
import { readReasons, ReasonsError, type ReasonFile } from '#contract/check/coverage/reasons.ts';
import { masked } from '#contract/check/curl.ts';
import { operationsOf } from '#contract/document/document.ts';
import { shapeOf } from '#contract/document/operation-shape.ts';
import { loadWorkflows, type Workflows } from '#contract/check/workflows/load-workflows.ts';
import { isChosen } from '#contract/document/chosen.ts';
import { junitXml } from '#contract/report/junit.ts';
import { reportPage } from '#contract/report/page.ts';
import { terminalText } from '#contract/report/terminal.ts';
import { bundleOf, type Bundle } from '#contract/sources/bundle.ts';
import { loadContract, UnreachableError } from '#contract/sources/contract-files.ts';
import { HELP, MOST_SHOWN } from './check-help.ts';
import { EXIT } from './exit-codes.ts';
import { failureOf, UsageError } from './failures.ts';
import { follower, type Output } from './follow-progress.ts';
import { isProgram } from './is-program.ts';

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
        full: { type: 'boolean', default: false },
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
  choose(bundle, workflows, options.only);
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
      : terminalText(report, (style, text) => styleText(style, text, { stream: process.stdout }), {
          full: options.full,
          most: MOST_SHOWN,
        }),
  );
  if (!options.json) print(whereText(report.passed, options));
  const passed = report.passed ? EXIT.clean : EXIT.violations;
  const unread = result.workflows.find(({ isUnread }) => isUnread);
  if (!unread) return passed;
  tell(`The workflow "${unread.workflow}" did not run to its end: ${unread.left}.\n`);
  const isBroken = report.groups.some(({ entries }) =>
    entries.some(({ level, rule }) => level === 'bad' && rule !== UNREAD_RULE),
  );
  return isBroken ? passed : EXIT.adapter;
}

/** Where the rest is to be read. */
const whereText = (passed: boolean, { html }: Options): string => {
  if (html !== undefined) return `  ${html} explains it, and may be sent to somebody.\n`;
  return passed
    ? ''
    : '  --html report.html explains each of them on a page that may be sent to somebody.\n';
};

/** What the command needs where nothing is given. */
const NEEDS = `contract:check takes --url URL, and --contract FILE|URL where the contract is not ${BUNDLE}; --help tells more.
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
  if (text === undefined) throw new UsageError(NEEDS);
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw new UsageError(`--url takes an address such as http://127.0.0.1:4000, not ${text}.`);
  return text;
}

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number)) return number;
  throw new UsageError(`${name} takes a whole number, not ${text}.`);
}

/** @throws UsageError where `--only` means nothing of the contract */
function choose({ document }: Bundle, workflows: Workflows, only: readonly string[]): void {
  const isWorkflow = workflows.chosen.some(({ workflowId }) => only.includes(workflowId));
  if (isWorkflow || operationsOf(document).some((operation) => isChosen(operation, only))) return;
  throw new UsageError(
    `No operation has "${only.join('" or "')}" in its method, path or operationId, and no workflow has that id.`,
  );
}

/** @throws UnreachableError where nothing listens */
async function reach(url: string): Promise<void> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    await answer.body?.cancel();
  } catch (cause) {
    const { code, message } = ((cause as Error).cause ?? cause) as NodeJS.ErrnoException;
    const hint =
      code === 'ECONNREFUSED' ? 'Nothing listens there; is it started?' : (code ?? message);
    throw new UnreachableError(`No server answers at ${url}: ${hint}`, { cause });
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
    return `Needs nothing more with npm start: seven people sign up, and their mails are read in its outbox.
Another server of this contract needs an adapter: ${BEGIN}.
One person may send 1,500 requests there, so not all are tried; RATE_LIMIT_FACTOR=100 npm start takes all.\n\n`;
  return `${secured} of ${operations.length} operations need credentials: --token TOKEN, and --other-token TOKEN for a second person.
An adapter signs people up and makes requests that must succeed: ${BEGIN}.
Without them, these operations are only asked what they answer to strangers.\n\n`;
}

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

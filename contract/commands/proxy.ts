import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { AdapterError, loadAdapter } from '#contract/check/adapter.ts';
import { checkOf } from '#contract/check/checks.ts';
import { LIVE_PATH } from '#contract/proxy/live-page.ts';
import { liveState } from '#contract/proxy/live-state.ts';
import { lineOf } from '#contract/proxy/live-lines.ts';
import { proxyReport } from '#contract/proxy/proxy-report.ts';
import { startProxy, type ProxyOptions } from '#contract/proxy/proxy-server.ts';
import { junitXml } from '#contract/report/junit.ts';
import { reportPage } from '#contract/report/page.ts';
import { terminalText, type Paint } from '#contract/report/terminal.ts';
import { bundleOf } from '#contract/sources/bundle.ts';
import { loadContract } from '#contract/sources/contract-files.ts';
import type { Output } from './follow-progress.ts';
import { EXIT } from './exit-codes.ts';
import { failureOf, UsageError } from './failures.ts';
import { isProgram } from './is-program.ts';

const HELP = `contract:proxy --upstream URL

Stands between an interface and a server: passes everything on unchanged, and reports where requests and answers break
an OpenAPI 3.0 or 3.1 document. Violations are told in the terminal, in the answer's header Contract-Violation, and at
${LIVE_PATH} of the proxy, a page that follows what passes.

  --upstream URL       the server, with the path that comes before each request's
  --contract FILE|URL  the contract; openapi/dist/openapi.yaml when left out
  --port NUMBER        4020 when left out
  --host ADDRESS       127.0.0.1 when left out
  --ca FILE            trusts the certificates in this file (PEM) as well
  --insecure           takes any certificate of the server
  --forwarded          adds X-Forwarded-For, X-Forwarded-Host and X-Forwarded-Proto
  --keep-host          sends the client's own Host to the server
  --no-header          leaves the answer's headers alone, and holds no body back for it
  --limit MB           checks bodies up to this size; 4 when left out
  --adapter FILE       promises beyond the document (its "rules")
  --only TEXT          looks only at operations that have TEXT in method, path or operationId; may be given several
                       times
  --bail               ends at the first violation, with 1
  --strict             ends with 1 when anything was found
  --fail-on violation  ends with 1 for violations, and not for what deserves a look
  --json               prints JSON at the end instead of text, and nothing meanwhile
  --junit FILE         writes JUnit XML at the end
  --html FILE          writes a page at the end

Ctrl-C or SIGTERM ends it and writes the reports. Exit codes: 0, or with --strict and --fail-on 1 when something was
found; 2 wrong use, 3 the contract cannot be reached, 4 the contract cannot be read, 5 the adapter failed,
130 interrupted a second time, before the reports were written.
`;
const BUNDLE = 'openapi/dist/openapi.yaml';
const OURS = join(import.meta.dirname, '../adapters/promptwell.ts');
const MB = 1_048_576;

function optionsOf(words: string[]) {
  try {
    return parseArgs({
      args: words,
      options: {
        upstream: { type: 'string' },
        contract: { type: 'string', default: BUNDLE },
        port: { type: 'string', default: '4020' },
        host: { type: 'string', default: '127.0.0.1' },
        ca: { type: 'string' },
        insecure: { type: 'boolean', default: false },
        forwarded: { type: 'boolean', default: false },
        'keep-host': { type: 'boolean', default: false },
        'no-header': { type: 'boolean', default: false },
        limit: { type: 'string', default: '4' },
        adapter: { type: 'string' },
        only: { type: 'string', multiple: true, default: [] },
        bail: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        'fail-on': { type: 'string' },
        json: { type: 'boolean', default: false },
        junit: { type: 'string' },
        html: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

type Options = ReturnType<typeof optionsOf>;

/** Starts the proxy; undefined after `--help`. `finish` ends it, writes the reports and gives the exit code. */
export async function runProxy(words: string[], { print, tell }: Output) {
  const options = optionsOf(words);
  if (options.help) {
    print(HELP);
    return undefined;
  }
  const { contract, json, strict } = options;
  const failOn = options['fail-on'];
  if (failOn !== undefined && failOn !== 'violation')
    throw new UsageError(`--fail-on takes violation, not ${failOn}.`);
  const upstream = addressOf(options.upstream);
  const [port, limit] = [numberOf('--port', options.port), numberOf('--limit', options.limit)];
  if (contract === BUNDLE && !existsSync(BUNDLE))
    throw new UsageError('A contract is needed: --contract openapi.yaml (a file or an address).');
  const bundle = bundleOf(await loadContract(contract));
  const paint: Paint = (style, text) => styleText(style, text, { stream: process.stderr });
  const violated = Promise.withResolvers<undefined>();
  const proxy = await started({
    bundle,
    contract,
    upstream,
    port,
    host: options.host,
    limit: limit * MB,
    rules: await rulesOf(options),
    isStrict: strict,
    isInsecure: options.insecure,
    ...(options.ca !== undefined && { authorities: await certificatesIn(options.ca) }),
    isForwarded: options.forwarded,
    keepsHost: options['keep-host'],
    hasHeader: !options['no-header'],
    only: options.only,
    onFinding: (finding, isNew) => {
      if (!json) tell(lineOf(finding, isNew, paint));
      if (checkOf(finding.check).level === 'bad') violated.resolve(undefined);
    },
  });
  const since = new Date();
  tell(
    `The proxy listens at ${proxy.url} and passes everything to ${proxy.about.upstream}\nWhat passes is shown at ${proxy.url}${LIVE_PATH}\n`,
  );
  for (const note of proxy.ledger.notes) tell(`${note}\n`);

  async function finish(): Promise<number> {
    await proxy.close();
    const report = proxyReport(proxy.ledger, proxy.about);
    if (options.junit !== undefined) await writeFile(options.junit, junitXml(report));
    if (options.html !== undefined) await writeFile(options.html, reportPage(report, new Date()));
    const { passed, verdict } = report;
    const state = liveState(proxy.ledger, proxy.about, since);
    print(
      json
        ? `${JSON.stringify({ ...state, passed, verdict }, undefined, 2)}\n`
        : terminalText(report, (style, text) => styleText(style, text, { stream: process.stdout })),
    );
    const isHeld = strict || options.bail || failOn !== undefined;
    return passed || !isHeld ? EXIT.clean : EXIT.violations;
  }
  /** When the proxy is to end by itself; never without `--bail`. */
  const isOver = options.bail ? violated.promise : new Promise<never>(() => undefined);
  return { ...proxy, finish, isOver };
}

async function started(options: ProxyOptions) {
  try {
    return await startProxy(options);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause;
    throw new UsageError(`Port ${options.port} is taken; --port takes another one.`, { cause });
  }
}

function addressOf(text: string | undefined): URL {
  if (text === undefined)
    throw new UsageError('contract:proxy takes --upstream URL; --help tells more.');
  const address = URL.parse(text);
  if (!address || !/^https?:$/.test(address.protocol))
    throw new UsageError(`--upstream takes an address such as http://127.0.0.1:4000, not ${text}.`);
  if (address.username !== '' || address.password !== '')
    throw new UsageError('--upstream takes no name and password; clients send their own.');
  return address;
}

/** Certificates of a file, read before anything listens. */
async function certificatesIn(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new UsageError(`--ca: ${file} cannot be read.`, { cause });
  });
  if (text.includes('-----BEGIN CERTIFICATE-----')) return text;
  throw new UsageError(`--ca: ${file} holds no certificate in PEM.`);
}

function numberOf(name: string, text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new UsageError(`${name} takes a whole number, not ${text}.`);
}

/** Promises that our contract's prose makes are ours alone. */
async function rulesOf({ adapter, contract }: Options) {
  if (adapter !== undefined) return (await loadAdapter(adapter)).rules ?? [];
  return contract === BUNDLE && existsSync(OURS) ? ((await loadAdapter(OURS)).rules ?? []) : [];
}

if (isProgram(import.meta)) {
  try {
    const proxy = await runProxy(process.argv.slice(2), {
      print: (text) => process.stdout.write(text),
      tell: (text) => process.stderr.write(text),
    });
    let isEnding = false;
    const end = (code: number) => () => {
      if (isEnding) process.exit(code);
      isEnding = true;
      proxy?.finish().then(
        (result) => (process.exitCode = result),
        (error: unknown) => {
          process.exitCode = EXIT.violations;
          console.error(error);
        },
      );
    };
    process.on('SIGINT', end(EXIT.interrupted));
    process.on('SIGTERM', end(EXIT.interrupted));
    void proxy?.isOver.then(end(EXIT.violations));
  } catch (error) {
    process.exitCode = error instanceof AdapterError ? EXIT.adapter : failureOf(error);
    console.error(process.exitCode === EXIT.violations ? error : (error as Error).message);
  }
}

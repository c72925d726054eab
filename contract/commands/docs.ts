import { withoutEndSlash } from '#core/http/base-url.ts';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { summariesIn, type CoverageSummaries } from '#contract/check/coverage/summary.ts';
import { docsDocument } from '#contract/docs/docs-document.ts';
import { DOCS_FILES, docsFile, docsPage, wholeDocsPage } from '#contract/docs/docs-page.ts';
import { linksTo } from '#contract/docs/our-screens.ts';
import { operationsOf, type ContractDocument } from '#contract/document/document.ts';
import { bundleOf } from '#contract/sources/bundle.ts';
import { loadContract } from '#contract/sources/contract-files.ts';
import { EXIT } from './exit-codes.ts';
import { failureOf, UsageError } from './failures.ts';
import { isProgram } from './is-program.ts';

const HELP = `contract:docs --out FILE|DIR

Writes a page to read an OpenAPI 3.0 or 3.1 document, to search it and to try its operations. The page loads nothing
from any network; a token that is typed there is forgotten when it closes.

  --contract FILE   the document, a file or an address; openapi/dist/openapi.yaml when left out
  --out FILE|DIR    one page with everything in it (FILE.html), or a folder for a web server
  --server URL      a base address besides the document's own; may be repeated
  --coverage FILE   what contract:check --json wrote: each operation tells what was reached of it, and what was not
  --app URL         Promptwell's interface in mock mode (npm run dev:mock): operations link to their screens there, and
                    each answer to the screen that shows it
  --title TEXT      the page's title; the document's when left out

A server at another origin than the page's has to allow that by CORS.
Exit codes: 0 written, 2 wrong use, 3 the document cannot be reached, 4 it cannot be read.
`;
const BUNDLE = 'openapi/dist/openapi.yaml';

function optionsOf(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        contract: { type: 'string', default: BUNDLE },
        out: { type: 'string' },
        server: { type: 'string', multiple: true, default: [] },
        coverage: { type: 'string' },
        app: { type: 'string' },
        title: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Runs the command and gives its exit code. */
export async function runDocs(words: string[], print: (text: string) => void): Promise<number> {
  const { contract, out, server: servers, coverage, app, title, help } = optionsOf(words);
  if (help) {
    print(HELP);
    return EXIT.clean;
  }
  if (out === undefined) throw new UsageError('contract:docs needs --out FILE.html or --out DIR.');
  for (const url of servers) address('--server', url);
  const links = app === undefined ? {} : linksTo({ origin: address('--app', app), hasDeck: true });
  const { document } = bundleOf(await loadContract(contract));
  const reached = coverage === undefined ? undefined : await coverageIn(coverage, document);
  const shown = docsDocument(document, { ...links, servers, coverage: reached });
  const { title: own } = document.info as { title?: string };
  const name = title ?? own ?? contract;
  const file = extname(out) === '.html' ? out : join(out, 'index.html');
  await mkdir(dirname(file), { recursive: true });
  if (file === out) await writeFile(file, wholeDocsPage(name, { contract: shown }));
  else {
    for (const asset of DOCS_FILES) await copyFile(docsFile(asset), join(out, asset));
    await writeFile(join(out, 'contract.json'), JSON.stringify(shown));
    await writeFile(file, docsPage(name, { contract: 'contract.json' }, ''));
  }
  print(`${file}\n`);
  return EXIT.clean;
}

/** An address without a slash at its end. @throws UsageError */
function address(option: string, url: string): string {
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new UsageError(`${option} takes a whole address, not ${url}.`);
  return withoutEndSlash(url);
}

/** @throws UsageError where the file is no report of this document */
async function coverageIn(file: string, document: ContractDocument): Promise<CoverageSummaries> {
  const summaries = summariesIn(await jsonIn(file));
  if (summaries === undefined)
    throw new UsageError(`--coverage takes what contract:check --json wrote; ${file} is not that.`);
  const operations = operationsOf(document);
  if (!operations.some(({ method, path }) => `${method.toUpperCase()} ${path}` in summaries))
    throw new UsageError(`${file} reaches no operation of this document.`);
  return summaries;
}

async function jsonIn(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch (cause) {
    throw new UsageError(`${file} cannot be read as JSON: ${(cause as Error).message}`, { cause });
  }
}

if (isProgram(import.meta)) {
  try {
    process.exitCode = await runDocs(process.argv.slice(2), (text) => process.stdout.write(text));
  } catch (error) {
    process.exitCode = failureOf(error);
    console.error(process.exitCode === EXIT.violations ? error : (error as Error).message);
  }
}

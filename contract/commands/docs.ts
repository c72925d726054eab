import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { docsDocument } from '#contract/docs/docs-document.ts';
import { DOCS_FILES, docsFile, docsPage, wholeDocsPage } from '#contract/docs/docs-page.ts';
import { bundleOf } from '#contract/sources/bundle.ts';
import { loadContract } from '#contract/sources/contract-files.ts';
import { EXIT } from './exit-codes.ts';
import { failureOf, UsageError } from './failures.ts';

const HELP = `contract:docs --out FILE|DIR

Writes a page to read an OpenAPI 3.0 or 3.1 document, to search it and to try its operations. The page loads nothing
from any network; a token that is typed there is forgotten when it closes.

  --contract FILE   the document, a file or an address; openapi/dist/openapi.yaml when left out
  --out FILE|DIR    one page with everything in it (FILE.html), or a folder for a web server
  --server URL      a base address besides the document's own; may be repeated
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
  const { contract, out, server: servers, title, help } = optionsOf(words);
  if (help) {
    print(HELP);
    return EXIT.clean;
  }
  if (out === undefined) throw new UsageError('contract:docs needs --out FILE.html or --out DIR.');
  for (const url of servers)
    if (!URL.canParse(url)) throw new UsageError(`--server takes a whole address, not ${url}.`);
  const { document } = bundleOf(await loadContract(contract));
  const shown = docsDocument(document, { servers });
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

if (import.meta.main) {
  try {
    process.exitCode = await runDocs(process.argv.slice(2), (text) => process.stdout.write(text));
  } catch (error) {
    process.exitCode = failureOf(error);
    console.error(process.exitCode === EXIT.violations ? error : (error as Error).message);
  }
}

import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { manifestOf, packInto, put, reached, ROOT, SPECIFIER, versionOf } from './packing.ts';

const NAME = 'promptwell-contract-kit';
const BIN = {
  'contract-check': 'contract/commands/check.ts',
  'contract-diff': 'contract/commands/diff.ts',
  'contract-docs': 'contract/commands/docs.ts',
  'contract-mock': 'contract/commands/mock.ts',
  'contract-proxy': 'contract/commands/proxy.ts',
};
/** Files that the modules read beside their own. */
const DATA = [
  'contract/check/checks.yaml',
  'contract/diff/rules.yaml',
  'contract/docs/page/docs.css',
  'contract/docs/page/resolve-parts.js',
  'contract/docs/page/start.js',
  'contract/proxy/page/page.html',
  'contract/proxy/page/page.css',
  'contract/proxy/page/page.mjs',
];
const ADAPTERS = ['contract/adapters/template.mjs', 'contract/adapters/fastapi.mjs'];
const GUIDES = [
  'docs/contract-check.md',
  'docs/contract-diff.md',
  'docs/contract-docs.md',
  'docs/contract-mock.md',
  'docs/contract-proxy.md',
];

/** The page's library without its package, which calls home when it is installed. */
const PAGE_LIBRARY = ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE'];

/** Packages with all that they depend on. */
function withDependencies(names: ReadonlySet<string>): Set<string> {
  const all = new Set(names);
  for (const name of all) {
    const { dependencies = {} } = manifestOf(join(ROOT, 'node_modules', name));
    for (const inner of Object.keys(dependencies)) all.add(inner);
  }
  return all;
}

/** The first release of Node.js that reads zstd, which servers may answer. */
const NODE = [22, 15] as const;

/** A command's entry. A module of the command would fail to load on an older Node.js before it could say why. */
const entryOf = (name: string, file: string) => `import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < ${NODE[0]} || (major === ${NODE[0]} && minor < ${NODE[1]})) {
  console.error('${name} needs Node.js ${NODE.join('.')} or newer, and this is ' + process.versions.node + '.');
  process.exitCode = 2;
} else {
  const command = new URL('../${file}', import.meta.url);
  process.argv[1] = fileURLToPath(command);
  await import(command.href);
}
`;

const inJavaScript = (file: string) => file.replace(/\.ts$/, '.js');

/**
 * Packs the commands of `contract/` with the packages that they use into one tarball, which needs no registry:
 * `npx --package=FILE contract-check --url URL --contract FILE`. Gives the tarball's path.
 */
export function packKit(folder: string): string {
  const stage = mkdtempSync(join(tmpdir(), 'contract-kit-'));
  try {
    const entries = Object.values(BIN);
    const { files, packages } = reached(entries);
    for (const file of files) {
      const source = stripTypeScriptTypes(readFileSync(join(ROOT, file), 'utf8'));
      const text = source.replaceAll(SPECIFIER, (_all, name: string) =>
        /^[#.]/.test(name) ? `'${inJavaScript(name)}'` : `'${name}'`,
      );
      put(stage, inJavaScript(file), text);
    }
    for (const [name, file] of Object.entries(BIN))
      put(stage, `bin/${name}.js`, entryOf(name, inJavaScript(file)), true);
    for (const file of [...DATA, ...ADAPTERS, ...GUIDES])
      put(stage, file, readFileSync(join(ROOT, file), 'utf8'));
    for (const file of PAGE_LIBRARY) {
      const from = join(ROOT, 'node_modules/swagger-ui-dist', file);
      put(stage, join('contract/docs/library', file), readFileSync(from, 'utf8'));
    }
    for (const name of withDependencies(packages)) {
      const from = join(ROOT, 'node_modules', name);
      if (existsSync(join(from, 'node_modules')))
        throw new Error(`${name} has packages of its own, which the kit does not pack`);
      cpSync(from, join(stage, 'node_modules', name), { recursive: true });
    }
    const { version, license, imports } = manifestOf(ROOT);
    const manifest = {
      name: NAME,
      version,
      license,
      description:
        'Holds any server to its OpenAPI document, before it or from between; serves a mock of it, shows it as a page, and names what changed between two.',
      type: 'module',
      bin: Object.fromEntries(Object.keys(BIN).map((name) => [name, `bin/${name}.js`])),
      imports: { '#contract/*': imports['#contract/*'], '#core/*': imports['#core/*'] },
      dependencies: Object.fromEntries([...packages].map((name) => [name, versionOf(name)])),
      bundleDependencies: [...packages],
      engines: { node: `>=${NODE.join('.')}` },
    };
    return packInto(folder, stage, manifest);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const file = packKit(resolve(process.argv[2] ?? join(ROOT, 'build/kit')));
  console.log(`${relative(process.cwd(), file)} holds ${Object.keys(BIN).join(', ')}.`);
}

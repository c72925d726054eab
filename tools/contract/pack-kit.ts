import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const NAME = 'promptwell-contract-kit';
const BIN = {
  'contract-check': 'contract/commands/check.ts',
  'contract-diff': 'contract/commands/diff.ts',
  'contract-mock': 'contract/commands/mock.ts',
};
/** Files that the modules read beside their own. */
const DATA = ['contract/check/checks.yaml', 'contract/diff/rules.yaml'];
const ADAPTERS = ['contract/adapters/template.mjs', 'contract/adapters/fastapi.mjs'];
const GUIDES = ['docs/contract-check.md', 'docs/contract-diff.md', 'docs/contract-mock.md'];
/** Module specifiers in the one form that the formatter writes. */
const SPECIFIER = /(?<=from |import )'([^'\n]+)'/g;

type Manifest = {
  version: string;
  license: string;
  imports: Record<string, string>;
  dependencies?: Record<string, string>;
};
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Modules that the commands reach, as paths from the root, and packages that these use. */
function reached(entries: readonly string[]) {
  const files = new Set<string>(entries);
  const packages = new Set<string>();
  for (const file of files) {
    const source = stripTypeScriptTypes(readFileSync(join(ROOT, file), 'utf8'));
    for (const [, name = ''] of source.matchAll(SPECIFIER)) {
      if (name.startsWith('#')) files.add(name.slice(1));
      else if (name.startsWith('.')) files.add(join(dirname(file), name));
      else if (!name.startsWith('node:')) packages.add(packageOf(name));
    }
  }
  return { files, packages };
}

const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** Packages with all that they depend on. */
function withDependencies(names: ReadonlySet<string>): Set<string> {
  const all = new Set(names);
  for (const name of all) {
    const { dependencies = {} } = manifestOf(join(ROOT, 'node_modules', name));
    for (const inner of Object.keys(dependencies)) all.add(inner);
  }
  return all;
}

function put(folder: string, file: string, text: string, isProgram = false): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, isProgram ? `#!/usr/bin/env node\n${text}` : text);
  if (isProgram) chmodSync(path, 0o755);
}

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
      put(stage, inJavaScript(file), text, entries.includes(file));
    }
    for (const file of [...DATA, ...ADAPTERS, ...GUIDES])
      put(stage, file, readFileSync(join(ROOT, file), 'utf8'));
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
        'Holds any server to its OpenAPI document, serves a mock of it, and names what changed between two.',
      type: 'module',
      bin: Object.fromEntries(
        Object.entries(BIN).map(([name, file]) => [name, inJavaScript(file)]),
      ),
      imports: { '#contract/*': imports['#contract/*'] },
      dependencies: Object.fromEntries(
        [...packages].map((name) => [name, manifestOf(join(ROOT, 'node_modules', name)).version]),
      ),
      bundleDependencies: [...packages],
      engines: { node: '>=24.2' },
    };
    put(stage, 'package.json', JSON.stringify(manifest, undefined, 2));
    mkdirSync(folder, { recursive: true });
    execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], {
      cwd: stage,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return join(folder, `${NAME}-${version}.tgz`);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const file = packKit(resolve(process.argv[2] ?? join(ROOT, 'build/kit')));
  console.log(
    `${relative(process.cwd(), file)} holds contract-check, contract-diff and contract-mock.`,
  );
}

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { manifestOf, packInto, put, ROOT, versionOf } from './packing.ts';
import { writeSources } from './sdk/write-sources.ts';

const ENTRIES = { '.': 'index', './react': 'react', './zod': 'zod', './mocks': 'mocks' };
/** What an application brings where it uses the entry that needs it. */
const PEERS = { '@tanstack/react-query': '^5.62.0', msw: '^3.0.0', react: '>=19' };
const COMPILER = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  module: 'NodeNext',
  types: [],
  strict: true,
  skipLibCheck: true,
  declaration: true,
};

/** The package's manifest; what it depends on is pinned to what it was tested with. */
function manifest() {
  const { version, license } = manifestOf(ROOT);
  return {
    name: '@promptwell/sdk',
    version,
    license,
    description: 'Client of the Promptwell API: calls, streams, React Query hooks, schemas, mocks.',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=22' },
    exports: {
      ...Object.fromEntries(
        Object.entries(ENTRIES).map(([entry, file]) => [
          entry,
          { types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` },
        ]),
      ),
      './package.json': './package.json',
    },
    dependencies: { zod: versionOf('zod') },
    peerDependencies: PEERS,
    peerDependenciesMeta: Object.fromEntries(
      Object.keys(PEERS).map((name) => [name, { optional: true }]),
    ),
  };
}

/** Makes the installable client of the contract, `@promptwell/sdk`, and gives the tarball's path. */
export async function packSdk(folder: string): Promise<string> {
  // Below the repository, so that the compiler finds the packages that the sources import.
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const work = mkdtempSync(join(ROOT, '.cache/sdk-'));
  const [sources, stage] = [join(work, 'src'), join(work, 'package')];
  try {
    await writeSources(sources);
    put(sources, 'package.json', JSON.stringify({ type: 'module' }));
    const outDir = join(stage, 'dist');
    const compilerOptions = { ...COMPILER, rootDir: '.', outDir };
    const files = Object.values(ENTRIES).map((file) => `${file}.ts`);
    put(sources, 'tsconfig.json', JSON.stringify({ compilerOptions, files }));
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [compiler, '-p', sources], { stdio: 'inherit' });
    for (const file of ['answers.js', 'answers.d.ts'])
      cpSync(join(sources, file), join(outDir, file));
    put(stage, 'README.md', readFileSync(join(ROOT, 'contract/sdk/README.md'), 'utf8'));
    return packInto(folder, stage, manifest());
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const file = await packSdk(resolve(process.argv[2] ?? join(ROOT, 'build/sdk')));
  console.log(`${relative(process.cwd(), file)}: npm install it (docs/sdk.md).`);
}

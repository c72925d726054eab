import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import { PAGES } from '#core/screens.ts';

const ROOT = resolve(import.meta.dirname, '..');
const json = <T>(file: string): T => JSON.parse(readFileSync(resolve(ROOT, file), 'utf8')) as T;

type Lock = {
  packages: Record<string, { version: string; optionalDependencies?: Record<string, string> }>;
};
type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> };

describe('the package', () => {
  it('pins every version exactly', () => {
    const { dependencies, devDependencies } = json<Manifest>('package.json');
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  // npm leaves out an optional package that it could not fetch, and `npm ci` then refuses the lock.
  it('locks the packages of every platform', () => {
    const { packages } = json<Lock>('package-lock.json');
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => {
        const parts = path.split('/node_modules/');
        const places = parts.map(
          (_, at) => `${parts.slice(0, at + 1).join('/node_modules/')}/node_modules/${name}`,
        );
        return ![`node_modules/${name}`, ...places].some((place) => place in packages);
      }),
    );
    expect(missing).toEqual([]);
  });
});

/** The hand-written sources of the product by path, without tests. */
function productSources(): Map<string, string> {
  const paths = ['core', 'contract', 'src', 'server', 'mock'].flatMap((folder) =>
    readdirSync(resolve(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path).replaceAll('\\', '/'),
    ),
  );
  const product = paths.filter(
    (path) =>
      /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|\/(generated|testing|sockets)\//.test(path),
  );
  return new Map(product.map((path) => [path, readFileSync(resolve(ROOT, path), 'utf8')]));
}

describe('the sources', () => {
  const sources = productSources();
  const holding = (pattern: RegExp, ...folders: string[]) =>
    [...sources]
      .filter(([path]) => folders.length === 0 || folders.some((one) => path.startsWith(`${one}/`)))
      .filter(([, code]) => pattern.test(code))
      .map(([path]) => path)
      .toSorted();

  it('are read', () => {
    expect(sources.size).toBeGreaterThan(500);
  });

  it('hand the environment to server/config.ts and read it nowhere else', () => {
    // Tests hand the recorder of their answers a folder; no server has one.
    const readers = holding(/process\.env/, 'server', 'core', 'contract').filter(
      (path) => path !== 'contract/matrix/record-answers.ts',
    );
    expect(readers).toEqual(['server/commands/admin.ts', 'server/main.ts']);
    for (const path of readers)
      expect(sources.get(path)?.match(/.*process\.env.*/g)).toEqual([
        '  const config = loadConfig(process.env);',
      ]);
  });

  it('climb one folder at most in an import; what is further is a package import', () => {
    expect(holding(/from '\.\.\/\.\.\//)).toEqual([]);
  });

  it('have no barrels', () => {
    expect([...sources.keys()].filter((path) => /\/index\.tsx?$/.test(path))).toEqual([]);
    expect(holding(/^export \* from '[.#]/m)).toEqual([]);
  });

  it('write the address of a page in core/screens.ts alone', () => {
    const addresses = Object.values(PAGES).filter((path) => path.length > 1);
    const written = new RegExp(`(['"\`])(${addresses.join('|')})(\\1|[/?#]|\\$\\{)`);
    expect(holding(written)).toEqual(['core/screens.ts']);
  });

  it('have one factory in each repository, which takes the database or a transaction', () => {
    const repositories = [...sources].filter(([path]) =>
      /^server\/modules\/.*repository\.ts$/.test(path),
    );
    expect(repositories.length).toBeGreaterThan(25);
    for (const [path, code] of repositories) {
      const functions = code.match(
        /^export (?:(?:async )?function|const) \w+(?: = (?:async )?)?\([^)]*: Database\b[^)]*\).*/gm,
      );
      expect(functions, path).toEqual([
        expect.stringMatching(/^export function \w+Repository\((db|tx): Database\) \{$/),
      ]);
    }
  });

  it('are sorted by the nouns that the contract has for tags', () => {
    const nouns = [...new Set(Object.values(operations).map(({ tag }) => tag))].toSorted();
    const folders = (path: string) =>
      readdirSync(resolve(ROOT, path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .toSorted();
    expect(nouns).toEqual(['account', 'auth', 'billing', 'dashboard', 'prompts', 'team']);
    expect(folders('src/features')).toEqual(nouns);
    expect(folders('server/modules')).toEqual(nouns);
    for (const noun of nouns)
      expect(existsSync(resolve(ROOT, `public/locales/en/${noun}.json`)), noun).toBe(true);
  });
});

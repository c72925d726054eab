import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

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

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRODUCTION_ROUTER } from './production-router.ts';
import { FIRST, moduleWithEngine, splitModule } from './split-router.ts';

const SOURCES = resolve(import.meta.dirname, '../../src');
const IMPORT = /import \{([^}]*)\} from 'react-router-dom'/g;
/** Files of the render ahead, which is built from the whole package. */
const ON_THE_SERVER = /(?:entry-server|frame-render)\.tsx$|\.test\.tsx?$/;

/** `Link as RouterLink, type To` → Link */
const valuesOf = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name && !name.startsWith('type '));

describe('React Router in two parts', async () => {
  const id = await moduleWithEngine();
  const { first, engine } = splitModule(readFileSync(id, 'utf8'), id);

  it('the first holds all that the interface imports, the engine aside', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !ON_THE_SERVER.test(file))
      .map((file) => readFileSync(join(SOURCES, file), 'utf8'));
    const used = new Set(
      files.flatMap((text) =>
        [...text.matchAll(IMPORT)].flatMap(([, names = '']) => valuesOf(names)),
      ),
    );
    expect(used.size).toBeGreaterThan(10);
    // Names of the package for what the module calls differently.
    const inside = new Map([['NavigationType', 'Action']]);
    const asked = [...used].map((name) => inside.get(name) ?? name.replace('UNSAFE_', ''));
    const known = new Set(['createBrowserRouter', ...FIRST]);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });

  it('the first holds what the package’s other module calls while it loads', () => {
    const other = readFileSync(join(PRODUCTION_ROUTER, 'dom-export.mjs'), 'utf8');
    const called = [...other.matchAll(/^(?:var|let|const) \w+ = (\w+)\(/gm)].map(
      ([, name]) => name,
    );
    expect(called).toContain('createContext');
    expect(called.filter((name) => new RegExp(`^var ${name};$`, 'm').test(first))).toEqual([]);
  });

  it('the first has nothing of the engine’s, and the engine the rest of what it needs', () => {
    expect(first).not.toContain('function createRouter(');
    expect(engine).toContain('function createRouter(');
    for (const name of FIRST) expect(first).not.toMatch(new RegExp(`^var ${name};$`, 'm'));
    expect(engine.length).toBeGreaterThan(100_000);
  });

  it('variables that are assigned stay with whatever assigns them', () => {
    const code = `var kept = 1;\nfunction Link() { kept = 2; }\nfunction createBrowserRouter() { return kept; }`;
    const others = FIRST.filter((name) => name !== 'Link').map((name) => `var ${name} = 0;`);
    const exports = `export { ${['createBrowserRouter', ...FIRST].join(', ')} };`;
    const parts = splitModule([code, ...others, exports].join('\n'), '/router.mjs');
    expect(parts.first).toContain('var kept = 1;');
    expect(parts.engine).toContain('import { kept } from "/router.mjs";');
  });

  it('a release without one of the names is refused', () => {
    expect(() => splitModule('function Link() {}\nexport { Link };', '/router.mjs')).toThrow(
      'no longer exports createBrowserRouter, ',
    );
  });
});

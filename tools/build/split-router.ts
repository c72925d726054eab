import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAst, type Plugin } from 'vite';
import { PRODUCTION_ROUTER } from './production-router.ts';

/** What makes a router; and all else that the interface uses of the package, which must not wait for it. */
const ENGINE = ['createBrowserRouter'];
export const FIRST: readonly string[] = [
  'Action',
  'DataRouterStateContext',
  'Link',
  'LocationContext',
  'Outlet',
  'RouterProvider',
  'ScrollRestoration',
  // Called by the package's other module while that loads.
  'createContext',
  'createPath',
  'isRouteErrorResponse',
  'matchRoutes',
  'redirect',
  'redirectDocument',
  'replace',
  'IDLE_NAVIGATION',
  'mapRouteProperties',
  'useHref',
  'useLocation',
  'useMatches',
  'useNavigate',
  'useNavigationType',
  'useOutlet',
  'useParams',
  'useRouteError',
  'useSearchParams',
];

/** Components that draw something only where React Router is the framework, or on a server: here they draw nothing. */
const FRAMEWORK: readonly string[] = ['PrefetchPageLinks', 'RSCErrorHandler'];

const MODULE = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;
const WITH_ENGINE = 'function createRouter(';
/** Added to the module's address for the part that is fetched later, and the one file that imports it. */
const ENGINE_PART = '?engine';
const IMPORTER = '/src/app/router-engine.ts';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
/** A statement of the module, the names it declares and assigns, and those it uses. */
type Part = { text: string; declared: Set<string>; assigned: Set<string>; used: Set<string> };

/**
 * React Router's one module as two: what links, outlets and the provider are, and the engine behind
 * them, which a page that is drawn ahead can be used without (src/app/late-router.ts).
 */
export function splitRouter(): Plugin {
  return {
    name: 'promptwell-split-router',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === 'react-router-dom' && importer?.endsWith(IMPORTER))
        return (await moduleWithEngine()) + ENGINE_PART;
      return source.endsWith(ENGINE_PART) ? source : undefined;
    },
    async load(id) {
      if (!id.endsWith(ENGINE_PART)) return undefined;
      const whole = id.slice(0, -ENGINE_PART.length);
      return splitModule(await readFile(whole, 'utf8'), whole).engine;
    },
    transform(code, id) {
      if (!MODULE.test(id) || !code.includes(WITH_ENGINE)) return undefined;
      return { code: splitModule(code, id).first, map: null };
    },
  };
}

/** @throws where the package no longer has such a module. */
export async function moduleWithEngine(): Promise<string> {
  const names = await readdir(PRODUCTION_ROUTER);
  for (const file of names.map((name) => join(PRODUCTION_ROUTER, name)))
    if (MODULE.test(file) && (await readFile(file, 'utf8')).includes(WITH_ENGINE)) return file;
  throw new Error('react-router has no module with createRouter');
}

/** @throws where the module exports none of a name that it is to be split by. */
export function splitModule(code: string, id: string): { first: string; engine: string } {
  const body = parseAst(code).body as unknown as Node[];
  const imports = body.filter(({ type }) => type === 'ImportDeclaration');
  const last = body.filter(({ type }) => type === 'ExportNamedDeclaration');
  const parts = body
    .filter((node) => !imports.includes(node) && !last.includes(node))
    .map((node) => withoutFramework(partOf(node, code)));
  const owner = new Map<string, Part>();
  for (const part of parts) for (const name of part.declared) owner.set(name, part);
  const exported = new Set(last.flatMap((node) => namesIn(code.slice(node.start, node.end))));
  const missing = [...ENGINE, ...FIRST].filter((name) => !exported.has(name) || !owner.has(name));
  if (missing.length > 0) throw new Error(`react-router no longer exports ${missing.join(', ')}`);

  const reach = (roots: readonly string[]) => {
    const seen = new Set<Part>();
    const waiting = [...roots];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const part = owner.get(name);
      // What assigns a variable from outside goes where the variable is: an import cannot be assigned.
      const all = part ? [part, ...parts.filter(({ assigned }) => assigned.has(name))] : [];
      for (const one of all.filter((each) => !seen.has(each))) {
        seen.add(one);
        waiting.push(...one.used, ...one.declared, ...one.assigned);
      }
    }
    return seen;
  };
  // What is done for its effect alone is done at once.
  const effects = parts.filter(({ declared, assigned }) => declared.size + assigned.size === 0);
  const before = reach([...FIRST, ...effects.flatMap(({ used }) => [...used])]);
  const reached = reach(ENGINE);
  const later = parts.filter((part) => reached.has(part) && !before.has(part));
  const made = namesOf(later);
  // No one asks the first part for the rest: it is for servers, and for forms that the router itself sends.
  const first = parts.filter((part) => before.has(part) || effects.includes(part));
  const given = namesOf(first).filter((name) => later.some(({ used }) => used.has(name)));
  const absent = namesOf(parts).filter(
    (name) => exported.has(name) && !namesOf(first).includes(name),
  );
  const heads = imports.map(({ start, end }) => code.slice(start, end));
  const texts = (some: readonly Part[]) => some.map(({ text }) => text);
  return {
    first: [
      ...heads,
      ...texts(first),
      ...absent.map((name) => `var ${name};`),
      `export { ${[...new Set([...exported, ...given])].join(', ')} };`,
    ].join('\n'),
    engine: [
      ...heads,
      `import { ${given.join(', ')} } from ${JSON.stringify(id)};`,
      ...texts(later),
      `export { ${made.join(', ')} };`,
    ].join('\n'),
  };
}

const namesOf = (some: readonly Part[]) => some.flatMap(({ declared }) => [...declared]);

/** `export { a, b };` → a, b */
function namesIn(exports: string): string[] {
  if (/\bas\b|\bfrom\b|\bdefault\b/.test(exports)) throw new Error(`Not read: ${exports}`);
  return exports
    .replaceAll(/^export\s*\{|\};?$/g, '')
    .split(',')
    .flatMap((name) => name.trim() || []);
}

function withoutFramework(part: Part): Part {
  const name = FRAMEWORK.find((each) => part.declared.has(each));
  return name ? { ...part, text: `const ${name} = () => null;`, used: new Set() } : part;
}

function partOf(node: Node, code: string): Part {
  const declared = new Set<string>();
  const assigned = new Set<string>();
  const used = new Set<string>();
  const nameOf = (value: unknown) =>
    isNode(value) && value.type === 'Identifier' ? String(value['name']) : undefined;
  const declarations = (node['declarations'] as Node[] | undefined) ?? [node];
  for (const { id } of declarations as { id?: unknown }[]) {
    const name = nameOf(id);
    if (name !== undefined) declared.add(name);
  }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    if (value.type === 'Identifier') used.add(String(value['name']));
    const target = nameOf(
      value.type === 'AssignmentExpression'
        ? value['left']
        : value.type === 'UpdateExpression'
          ? value['argument']
          : undefined,
    );
    if (target !== undefined) assigned.add(target);
    const isName = value['computed'] === false && value['shorthand'] !== true;
    for (const [key, child] of Object.entries(value))
      if (!(isName && (key === 'property' || key === 'key'))) visit(child);
  };
  visit(node);
  // `Link.displayName = …` belongs to `Link`.
  const target = (node['expression'] as Node | undefined)?.['left'];
  const owner = isNode(target) && target.type === 'MemberExpression' && nameOf(target['object']);
  if (owner) assigned.add(owner);
  return { text: code.slice(node.start, node.end), declared, assigned, used };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Variable of the core that holds the bundler's helpers, by the names under which they are exported. */
const NAME = '__helpers';

const EXPORTS = /export\{([^}]*)\};?\s*$/;

/**
 * Puts the bundler's helpers, half a kB that it always keeps in a file of its own, into the core, which
 * every page fetches before all else: a request less on each first visit.
 */
export async function foldRuntime(outDir: string): Promise<void> {
  const assets = join(outDir, 'assets');
  const names = await readdir(assets);
  const runtime = names.find((name) => /^rolldown-runtime-.*\.js$/.test(name));
  const core = names.find((name) => /^core-.*\.js$/.test(name));
  if (!runtime || !core) throw new Error('The build has no helpers, or no core');
  const helpers = asExpression(await readFile(join(assets, runtime), 'utf8'));
  const imported = importOf(runtime);
  for (const name of names.filter((each) => each.endsWith('.js') && each !== runtime)) {
    const file = join(assets, name);
    const code = await readFile(file, 'utf8');
    if (!code.includes(runtime)) continue;
    // Where the core says what a later part needs, it names itself, which is here already.
    const own = code.replaceAll(`assets/${runtime}`, `assets/${core}`);
    const folded = own.replace(imported, (_match, bindings: string) =>
      name === core
        ? `const ${NAME}=${helpers},${destructured(bindings)}=${NAME};`
        : `import{${NAME}}from"./${core}";const ${destructured(bindings)}=${NAME};`,
    );
    const source = name === core ? withExport(folded) : folded;
    if (source.includes(`./${runtime}`)) throw new Error(`${name} still imports ${runtime}`);
    await writeFile(file, source);
  }
  await rm(join(assets, runtime));
  await forgetInManifest(join(outDir, 'manifest.json'), `_${runtime}`);
  const index = join(outDir, 'index.html');
  const page = await readFile(index, 'utf8');
  await writeFile(
    index,
    page.replace(
      new RegExp(String.raw`\s*<(?:link|script)[^>]*${runtime}[^>]*>(?:</script>)?`),
      '',
    ),
  );
}

function importOf(runtime: string): RegExp {
  return new RegExp(String.raw`import\{([^}]*)\}from"\./${runtime.replaceAll('.', '\\.')}";?`);
}

/** `n as e,t` → `{n:e,t}` */
function destructured(bindings: string): string {
  return `{${bindings.replaceAll(/\s+as\s+/g, ':')}}`;
}

/** A module without imports as an expression: an object of what it exports. */
function asExpression(code: string): string {
  const exported = EXPORTS.exec(code)?.[1];
  if (exported === undefined) throw new Error('The helpers export nothing');
  const entries = exported.split(',').map((entry) => {
    const [local = '', name = local] = entry.split(' as ').map((word) => word.trim());
    return `${name}:${local}`;
  });
  return `(()=>{${code.replace(EXPORTS, '').trim()}return{${entries.join(',')}}})()`;
}

function withExport(code: string): string {
  if (!EXPORTS.test(code)) throw new Error('The core exports nothing');
  return code.replace(EXPORTS, (_match, names: string) => `export{${names},${NAME}};`);
}

async function forgetInManifest(file: string, key: string): Promise<void> {
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<
    string,
    { imports?: string[] }
  >;
  const kept = Object.entries(manifest)
    .filter(([name]) => name !== key)
    .map(([name, { imports, ...chunk }]) => [
      name,
      imports ? { ...chunk, imports: imports.filter((each) => each !== key) } : chunk,
    ]);
  await writeFile(file, JSON.stringify(Object.fromEntries(kept)));
}

import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parse } from '@swc/core';
import { parse as parseYaml } from 'yaml';

export type Pattern = { source: string; flags: string; places: string[] };
export type Collected = {
  patterns: Pattern[];
  /** Files that make patterns of values, with how often; a caller has to bring the values. */
  computed: Map<string, number>;
};

type Node = { type?: string; [key: string]: unknown };

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const item of node) visit(item, see);
  else if (typeof node === 'object' && node !== null) {
    see(node as Node);
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value, see);
  }
}

/** The text of a literal, or nothing when it is put together of values. */
function literal(node: Node | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return String(node['value']);
  if (node?.type === 'TaggedTemplateExpression') {
    const template = node['template'] as { quasis: { raw: string }[] };
    return template.quasis.length === 1 ? template.quasis[0]?.raw : undefined;
  }
  if (node?.type === 'TemplateLiteral') {
    const quasis = node['quasis'] as { cooked: string }[];
    return quasis.length === 1 ? quasis[0]?.cooked : undefined;
  }
  return undefined;
}

/** Every regular expression of one source, read by a parser: literals and `RegExp(…)`. */
export async function patternsOf(
  code: string,
  tsx = false,
): Promise<{ found: { source: string; flags: string }[]; computed: number }> {
  const module = await parse(code, { syntax: 'typescript', tsx, target: 'es2022' });
  const found: { source: string; flags: string }[] = [];
  let computed = 0;
  visit(module.body, (node) => {
    if (node.type === 'RegExpLiteral')
      found.push({ source: String(node['pattern']), flags: String(node['flags']) });
    if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return;
    const callee = node['callee'] as Node;
    if (callee.type !== 'Identifier' || callee['value'] !== 'RegExp') return;
    const [pattern, flags] = (node['arguments'] as { expression: Node }[] | null) ?? [];
    const source = literal(pattern?.expression);
    if (source === undefined) computed += 1;
    else found.push({ source, flags: literal(flags?.expression) ?? '' });
  });
  return { found, computed };
}

async function filesIn(folder: string, form: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && form.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** Every pattern that a running product or a linted contract uses: the sources' and the contract's. */
export async function collectPatterns(root: string): Promise<Collected> {
  const patterns = new Map<string, Pattern>();
  const computed = new Map<string, number>();
  const add = (source: string, flags: string, place: string) => {
    const key = `/${source}/${flags}`;
    const known = patterns.get(key);
    if (known) known.places.push(place);
    else patterns.set(key, { source, flags, places: [place] });
  };
  for (const folder of ['core', 'server', 'src', 'contract', 'mock', 'tools/contract/rules'])
    for (const file of await filesIn(join(root, folder), /\.(ts|tsx|js)$/)) {
      const place = relative(root, file);
      if (/\.(test|d)\.tsx?$|\/testing\//.test(place)) continue;
      const read = await patternsOf(await readFile(file, 'utf8'), file.endsWith('x'));
      for (const { source, flags } of read.found) add(source, flags, place);
      if (read.computed > 0) computed.set(place, read.computed);
    }
  for (const file of await filesIn(join(root, 'openapi'), /\.yaml$/)) {
    const place = relative(root, file);
    if (place.startsWith('openapi/dist/')) continue;
    visit(parseYaml(await readFile(file, 'utf8')), (node) => {
      if (typeof node['pattern'] === 'string') add(node['pattern'], 'u', place);
    });
  }
  return { patterns: [...patterns.values()], computed };
}

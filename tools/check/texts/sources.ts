import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@swc/core';

/** What a source file says about texts. */
export type SourceTexts = {
  /** Every string literal, which a key may be. */
  literals: Set<string>;
  /** The fixed beginnings of template literals: `t(\`status.${name}\`)` gives `status.`. */
  prefixes: Set<string>;
  /** Words that a person would read and no catalogue holds. */
  hardCoded: string[];
  /** Keys of the texts on buttons: `<Button>{t('save')}</Button>`. */
  buttons: Set<string>;
  /** The namespaces that the file opens: `useTranslation('prompts')`. */
  namespaces: Set<string>;
};

const READ_BY_PEOPLE = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'placeholder',
  'title',
  'alt',
  'label',
  'helperText',
  'description',
]);
const HAS_WORDS = /\p{L}{2,}/u;

type Node = { type?: string; [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const item of node) visit(item, see);
  else if (isNode(node)) {
    if (typeof node.type === 'string') see(node);
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value, see);
  }
}

function hardCodedIn(node: Node): string | undefined {
  if (node.type === 'JSXText') {
    const text = String(node['value']).trim();
    return HAS_WORDS.test(text) ? text : undefined;
  }
  if (node.type !== 'JSXAttribute') return undefined;
  const name = (node['name'] as { value?: string }).value ?? '';
  const value = node['value'] as Node | null;
  if (!value || value.type !== 'StringLiteral' || !READ_BY_PEOPLE.has(name)) return undefined;
  const text = String(value['value']);
  return HAS_WORDS.test(text) ? `${name}="${text}"` : undefined;
}

const isCallOf = (node: Node, name: string) =>
  node.type === 'CallExpression' && (node['callee'] as { value?: string }).value === name;

/** String literals among a call's arguments, or in a list that is the first of them. */
function literalArguments(call: Node): string[] {
  const found: string[] = [];
  const [first] = call['arguments'] as Array<{ expression: Node }>;
  visit(first?.expression, (node) => {
    if (node.type === 'StringLiteral') found.push(String(node['value']));
  });
  return found;
}

/** Without an argument it is the default namespace. */
function namespacesOf(call: Node): string[] {
  const names = literalArguments(call);
  return names.length > 0 ? names : ['common'];
}

/** Keys in a button's children; those in its attributes are not its label. */
function buttonKeysIn(node: Node): string[] {
  if (node.type !== 'JSXElement') return [];
  const { name } = node['opening'] as { name: { value?: string } };
  if (!/(?<!Icon)Button$/.test(name.value ?? '')) return [];
  const keys: string[] = [];
  visit(node['children'], (child) => {
    if (isCallOf(child, 't')) keys.push(...literalArguments(child));
  });
  return keys;
}

/** Reads one file's literals and the words that it says by itself. */
export async function readSource(code: string, tsx: boolean): Promise<SourceTexts> {
  const module = await parse(code, { syntax: 'typescript', tsx, target: 'es2022' });
  const texts: SourceTexts = {
    literals: new Set(),
    prefixes: new Set(),
    hardCoded: [],
    buttons: new Set(),
    namespaces: new Set(),
  };
  visit(module.body, (node) => {
    if (node.type === 'StringLiteral') texts.literals.add(String(node['value']));
    if (node.type === 'TemplateLiteral') {
      const quasis = node['quasis'] as Array<{ raw: string }>;
      const head = quasis[0]?.raw ?? '';
      if (quasis.length === 1) texts.literals.add(head);
      else if (head.length > 1) texts.prefixes.add(head);
    }
    if (isCallOf(node, 'useTranslation'))
      for (const name of namespacesOf(node)) texts.namespaces.add(name);
    for (const key of buttonKeysIn(node)) texts.buttons.add(key);
    const words = hardCodedIn(node);
    if (words) texts.hardCoded.push(words);
  });
  return texts;
}

/** All sources below a folder, tests and generated files left out. */
export async function readSources(folder: string): Promise<Map<string, SourceTexts>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sources = new Map<string, SourceTexts>();
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (
      !entry.isFile() ||
      !/\.tsx?$/.test(path) ||
      /\.(test|d)\.tsx?$|\/(generated|testing)\//.test(path)
    )
      continue;
    sources.set(path, await readSource(await readFile(path, 'utf8'), path.endsWith('x')));
  }
  return sources;
}

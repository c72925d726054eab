import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parse } from '@swc/core';

const ROOT = resolve(import.meta.dirname, '../..');
const LIBRARY_HOOKS = ['useQuery', 'useQueries', 'useInfiniteQuery'];

/** Files that handle loading and failing of a query themselves, and why no QueryBoundary can. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/components/billing/add-card-dialog.tsx':
    'without the saved cards of a trial another one is entered',
  'src/components/billing/stripe-card-form.tsx':
    'loads a script of Stripe, whose failure is a blocked host and no answer of the server',
  'src/features/auth/pages/invitation-page.tsx':
    'an invitation that is used up meanwhile goes from the screen although it had loaded',
  'src/features/billing/checkout/paid-checkout.tsx':
    'a refused quote is an answer with a way on, and unreadable cards only a warning',
  'src/features/billing/checkout/trial-checkout.tsx': 'a refused quote is an answer with a way on',
  'src/features/billing/pages/checkout-page.tsx': 'asks for plans only where the address names one',
  'src/features/billing/pages/plans-page.tsx':
    'its header keeps room for the switch while prices load, and gives it up when they fail',
  'src/features/billing/payment/use-verification.ts':
    'asks again until the payment is settled, and says so meanwhile',
  'src/features/billing/plans/change-preview.tsx':
    'a price that is missing disables one button of a card',
  'src/features/prompts/editor/stale-dialog.tsx':
    'waits for a fresh answer where a suspense query would show the cached one',
  'src/features/team/member/heir-field.tsx':
    'without the list of heirs the question stays, with one line below its field',
  'src/features/team/seat-price.tsx': 'a price that is missing is one line of a note',
  'src/features/team/pages/team-page.tsx':
    'seats, offer and rows come in one answer, which decides what the page consists of',
};

type Node = { type?: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Names of the generated query hooks: those that have a twin with Suspense. */
export function queryHooks(generated: string): string[] {
  return [...generated.matchAll(/^export function (use\w+)Suspense\b/gm)].map(([, name]) =>
    String(name),
  );
}

const nameOf = (node: unknown) => (isNode(node) ? node['value'] : undefined);

/** `const { data } = …` or `const { data: page } = …`, and nothing more of the answer. */
function takesOnlyData(pattern: unknown): boolean {
  const properties = isNode(pattern) && pattern['properties'];
  return (
    Array.isArray(properties) &&
    properties.every((property: Node) => nameOf(property['key']) === 'data')
  );
}

/**
 * Query hooks of a source file whose loading or failing is handled by hand: they take more than the data
 * from a query without Suspense.
 */
export async function handledByHand(source: string, hooks: ReadonlySet<string>): Promise<string[]> {
  const calls: { name: string; isData: boolean }[] = [];
  const visit = (node: unknown, isData: boolean): void => {
    if (Array.isArray(node)) for (const item of node) visit(item, false);
    if (!isNode(node) || Array.isArray(node)) return;
    const name = node.type === 'CallExpression' ? nameOf(node['callee']) : undefined;
    if (typeof name === 'string' && hooks.has(name)) calls.push({ name, isData });
    const readsData = {
      VariableDeclarator: () => takesOnlyData(node['id']),
      MemberExpression: () => nameOf(node['property']) === 'data',
      ExpressionStatement: () => true,
    }[node.type ?? ''];
    for (const value of Object.values(node)) visit(value, readsData?.() ?? false);
  };
  visit(await parse(source, { syntax: 'typescript', tsx: true, target: 'es2022' }), false);
  return calls.filter(({ isData }) => !isData).map(({ name }) => name);
}

/** What breaks the page idiom in `src`, and exceptions that nothing needs any more. */
export async function checkQueries(): Promise<string[]> {
  const folder = join(ROOT, 'src');
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const read = (path: string) => readFile(join(ROOT, path), 'utf8');
  const generated = files.filter((path) => path.startsWith('src/generated/'));
  const hooks = new Set(LIBRARY_HOOKS);
  for (const path of generated) for (const name of queryHooks(await read(path))) hooks.add(name);
  if (hooks.size === LIBRARY_HOOKS.length) return ['no generated query hook was found'];
  const byHand = new Map<string, string[]>();
  for (const path of files.filter((file) => !generated.includes(file) && !file.includes('.test.')))
    byHand.set(path, await handledByHand(await read(path), hooks));
  return [
    ...[...byHand]
      .filter(([path, names]) => names.length > 0 && !(path in EXCEPTIONS))
      .map(
        ([path, names]) =>
          `${path}: ${names.join(', ')} → read with Suspense below a QueryBoundary, or only \`data\``,
      ),
    ...Object.keys(EXCEPTIONS)
      .filter((path) => !byHand.get(path)?.length)
      .map((path) => `${path}: handles no query by hand, so it is no exception`),
  ];
}

if (import.meta.main) {
  const problems = await checkQueries();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log('Queries keep to the page idiom.');
}

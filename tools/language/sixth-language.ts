import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';

const ROOT = resolve(import.meta.dirname, '../..');
/** What a generated, built and served product is made of. */
const PARTS = [
  'contract core knowledge mock openapi public server src tools',
  '.spectral.yaml index.html orval.config.ts package.json redocly.yaml vite.config.ts',
  'tsconfig.json tsconfig.app.json tsconfig.base.json tsconfig.core.json tsconfig.server.json tsconfig.tools.json',
].flatMap((line) => line.split(' '));

/** Code of the language that the tests add. */
const SIXTH = 'de';
/** What a text of the added language begins with, so that it is told from English. */
export const MARK = 'de·';

const ROW = `  { code: '${SIXTH}', name: 'Deutsch', direction: 'ltr' },\n`;
const STOP_WORDS =
  'der die das ein eine einen und oder fur mit von zu ist sind ich mir mein meine wir bitte nicht auf im als wie';
const CARD = 'cover-letter';
const PHRASINGS = [
  'bewerbung schreiben',
  'anschreiben für eine bewerbung',
  'bewerbungsschreiben für eine stelle als verkäufer',
  'schreibe mir ein anschreiben',
  'bewerbung als erzieherin',
  'ich bewerbe mich auf eine stelle',
  'motivationsschreiben für meine bewerbung',
  'hilf mir bei der bewerbung',
  'bewerbungstext für einen job',
  'stelle als buchhalter, anschreiben gesucht',
  'kannst du meine bewerbung schreiben',
  'ein anschreiben, das zur anzeige passt',
  'bewerbung für ein praktikum',
  'bewerbung um eine ausbildung',
  'initiativbewerbung schreiben',
];

/** A copy of the checkout to change, with this one's packages; `remove` deletes it. */
export async function copyCheckout(): Promise<{ root: string; remove: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'promptwell-sixth-'));
  for (const part of PARTS) await cp(join(ROOT, part), join(root, part), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'dir');
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

/** Adds the row of German to the table of languages. */
export async function addRow(root: string): Promise<void> {
  const file = join(root, 'core/language/languages.ts');
  const code = await readFile(file, 'utf8');
  await writeFile(file, code.replace(/\n\] as const/u, `\n${ROW}] as const`));
}

/** Copies the folders of English to German, every text marked, as a translator would fill them. */
export async function addFolders(root: string): Promise<void> {
  for (const parent of ['public/locales', 'server/locales', 'knowledge'])
    await cp(join(root, parent, 'en'), join(root, parent, SIXTH), { recursive: true });
  for (const parent of ['public/locales', 'server/locales'])
    for (const name of await readdir(join(root, parent, SIXTH)))
      await changeJson(join(root, parent, SIXTH, name), marked);
  const knowledge = join(root, 'knowledge', SIXTH);
  await changeJson(join(knowledge, 'quality.json'), (words) => ({
    ...words,
    messages: marked(words['messages']),
    labels: marked(words['labels']),
    inserts: marked(words['inserts']),
  }));
  await changeJson(join(knowledge, 'wording.json'), () => ({ buttonLength: 60 }));
  await changeYaml(join(knowledge, 'grammar.yaml'), (grammar) => ({
    ...grammar,
    stop: STOP_WORDS,
  }));
  for (const name of await readdir(join(knowledge, 'cards')))
    await changeYaml(join(knowledge, 'cards', name), (card) => ({
      ...card,
      name: `${MARK}${String(card['name'])}`,
      full: `${MARK}${String(card['full'])}`,
      ...(card['id'] === CARD && { phrasings: PHRASINGS }),
    }));
}

function marked(texts: unknown): unknown {
  if (typeof texts === 'string') return `${MARK}${texts}`;
  if (Array.isArray(texts)) return texts.map(marked);
  return Object.fromEntries(
    Object.entries(texts as object).map(([key, value]) => [key, marked(value)]),
  );
}

type Tree = Record<string, unknown>;

async function changeJson(file: string, change: (tree: Tree) => unknown): Promise<void> {
  const tree = JSON.parse(await readFile(file, 'utf8')) as Tree;
  await writeFile(file, JSON.stringify(change(tree)));
}

async function changeYaml(file: string, change: (tree: Tree) => Tree): Promise<void> {
  await writeFile(file, stringify(change(parse(await readFile(file, 'utf8')) as Tree)));
}

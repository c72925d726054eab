import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Language } from '#core/language/languages.ts';
import { KNOWLEDGE } from '../knowledge.ts';
import type { SoftmaxModel } from './softmax-regression.ts';

/** What was learned from a language's goals. */
export type LearnedModels = {
  /** Knows the cards by whole goals; its classes are the cards' ids, and `none` at the end. */
  learned: SoftmaxModel;
  /** Knows the forms of answer by the same goals; its classes are all forms. */
  learnedForms: SoftmaxModel;
};

const ROOT = resolve(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, '.cache/learned');
/** Whatever the models are made with; they are learned again when any of it changes. */
const CODE = ['server/domain/cards', 'server/domain/generator', 'core/language', 'core/text'];
/** Shared by all languages. */
const SHARED = ['card-forms.yaml', 'names.yaml', 'requests.yaml'];

const sourcesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder)
    .filter((name) => ending.test(name) && !name.includes('.test.'))
    .sort()
    .map((name) => join(folder, name));

function fingerprintOf(language: Language): string {
  const own = join(KNOWLEDGE, language);
  const files = [
    ...CODE.flatMap((folder) => sourcesIn(join(ROOT, folder), /\.ts$/u)),
    ...SHARED.map((name) => join(KNOWLEDGE, name)),
    ...[own, join(own, 'cards'), join(own, 'goals')]
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => sourcesIn(folder, /\.(?:yaml|json)$/u)),
  ];
  const hash = createHash('sha256').update(process.version);
  for (const file of files)
    hash.update(`\0${file.slice(ROOT.length)}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

const fingerprints = new Map<Language, string>();

/** Where a language's models are kept; the name changes with whatever they are made from. */
function pathIn(folder: string, language: Language): string {
  const fingerprint = fingerprints.get(language) ?? fingerprintOf(language);
  fingerprints.set(language, fingerprint);
  return join(folder, `${language}-${fingerprint}`);
}

const isModel = ({ classes, rows, weights }: SoftmaxModel) =>
  weights.length === classes.length * rows.size;

/** Whether a language's models have been learned before, from the same goals by the same code. */
export const areKept = (language: Language, folder = FOLDER): boolean =>
  existsSync(pathIn(folder, language));

/** Models of a language from the cache; nothing where there are none. A damaged file is deleted, so that the next one can take its place. */
export function readModels(language: Language, folder = FOLDER): LearnedModels | undefined {
  if (!areKept(language, folder)) return undefined;
  const path = pathIn(folder, language);
  try {
    const models = deserialize(readFileSync(path)) as LearnedModels;
    if (isModel(models.learned) && isModel(models.learnedForms)) return models;
  } catch {
    // Damaged: as good as none.
  }
  deleteIfPossible(path);
  return undefined;
}

function deleteIfPossible(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // A folder without write access: every start trains again.
  }
}

/**
 * Writes a language's models to the cache, in place of outdated ones. Servers that start together write the same
 * bytes; without write access nothing is written, and every start trains again.
 */
export async function keepModels(
  language: Language,
  models: LearnedModels,
  folder = FOLDER,
): Promise<void> {
  const path = pathIn(folder, language);
  const unfinished = `${path}.${String(process.pid)}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, serialize(models));
    await rename(unfinished, path);
    const outdated = (await readdir(folder)).filter(
      (name) => name.startsWith(`${language}-`) && !path.endsWith(name) && !name.includes('.'),
    );
    await Promise.all(outdated.map((name) => rm(join(folder, name), { force: true })));
  } catch {
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
}

import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readCard } from '#server/domain/cards/card-files.ts';
import { KNOWLEDGE } from '#server/domain/knowledge.ts';
import type { Card } from '#server/domain/cards/card-schema.ts';
import { LANGUAGE_CODES } from '#core/language/languages.ts';
import { cardFaults } from './cards/card-rules.ts';
import { languageFaults, repeatedSentences, sharedPhrasings } from './cards/collection-rules.ts';

/** Faults of every card file, or of the cards with these ids; the collection's rules read them all. */
export async function checkCards(ids: readonly string[] = []): Promise<string[]> {
  const only = ids.length > 0 ? new Set(ids) : undefined;
  const faults: string[] = [];
  const collection = new Map<string, Card[]>();
  for (const language of LANGUAGE_CODES) {
    const folder = join(KNOWLEDGE, language, 'cards');
    const cards: Card[] = [];
    collection.set(language, cards);
    for (const file of (await readdir(folder).catch((): string[] => [])).sort()) {
      const name = `${language}/${basename(file, '.yaml')}`;
      const wanted = !only || only.has(basename(file, '.yaml'));
      if (!file.endsWith('.yaml')) faults.push(`${name}: not a .yaml file`);
      try {
        const card = readCard(await readFile(join(folder, file), 'utf8'), name);
        cards.push(card);
        if (!wanted) continue;
        if (name !== `${language}/${card.id}`) faults.push(`${name}: its id is ${card.id}`);
        faults.push(...cardFaults(card, language).map((fault) => `${name}: ${fault}`));
      } catch (error) {
        if (wanted) faults.push((error as Error).message);
      }
    }
  }
  return [
    ...faults,
    ...languageFaults(collection, only),
    ...[...repeatedSentences(collection), ...sharedPhrasings(collection)].filter(
      (fault) => !only || [...only].some((id) => fault.includes(id)),
    ),
  ];
}

if (import.meta.main) {
  const ids = process.argv.slice(2);
  const faults = await checkCards(ids);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(ids.length > 0 ? `Sound: ${ids.join(', ')}` : 'All cards are sound.');
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cardsIn } from '../cards/card-files.ts';
import { readYaml } from '../cards/yaml.ts';
import { KNOWLEDGE } from '../knowledge.ts';
import { formsByCard } from './card-forms.ts';

it('forms name cards that can be chosen, each once', () => {
  const file = readYaml(readFileSync(join(KNOWLEDGE, 'card-forms.yaml'), 'utf8'));
  const named = Object.values(file as Record<string, string[]>).flat();
  expect(named.filter((card, at) => named.indexOf(card) !== at)).toEqual([]);
  const chosen = new Set(
    cardsIn('en')
      .filter(({ phrasings }) => phrasings.length > 0)
      .map(({ id }) => id),
  );
  expect(named.filter((card) => !chosen.has(card))).toEqual([]);
  expect(formsByCard().size).toBe(named.length);
});

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { galleryBody, galleryCards } from '#server/domain/cards/gallery.ts';

/** A body by itself: where it comes from, and its language. */
export type Sample = { language: string; name: string; body: string };

const here = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** The product's own starters, in a language that has them. */
const starters = (language: string): Sample[] =>
  galleryCards(language).map((card) => ({ language, name: card.id, body: galleryBody(card) }));

/** Numbers that look random and are the same every time (mulberry32). */
export const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const TERMS = ['JSON', 'Markdown', 'README.md', 'Excel', 'API', 'SEO 2026', 'Next.js', 'GPT'];
const CODE = [
  'const total = items.reduce((sum, item) => sum + item.price, 0);',
  'def greet(name):\n    return f"Hello, {name}"',
];

/** Bodies of mixed shape: wrapped paragraphs, lists, quotes, tables, code, Latin terms, blanks. */
const generated = (language: string, sentences: readonly string[], count: number): Sample[] => {
  const random = seeded(language.charCodeAt(0) * 1000 + count);
  const pick = <Item>(from: readonly Item[]): Item =>
    from[Math.floor(random() * from.length)] as Item;
  const sentence = (): string => pick(sentences);
  const words = (most: number): string => {
    const all = sentence().split(' ');
    const start = Math.floor(random() * Math.max(1, all.length - most));
    const some = all.slice(start, start + most).join(' ');
    return some.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
  };
  const several = (least: number, most: number, make: () => string): string[] =>
    Array.from({ length: least + Math.floor(random() * (most - least + 1)) }, make);
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const shapes: Array<() => string> = [
    () => several(2, 5, sentence).join(' '),
    () => several(1, 2, sentence).join(' '),
    () => several(3, 5, () => `- ${sentence()}`).join('\n'),
    () =>
      several(3, 5, sentence)
        .map((text, index) => `${index + 1}. ${text}`)
        .join('\n'),
    () => `**${words(3)}** (${pick(TERMS)}): ${sentence()}`,
    () => `${words(4)} {{${pick(['topic', 'user_name', 'tone'])}}} ${words(4)} ${pick(TERMS)}.`,
    () => `> ${sentence()}`,
    () => {
      const rows = several(2, 3, () => row([words(2), words(4), pick(TERMS)]));
      return [row([words(1), words(2), words(1)]), '|---|---|---|', ...rows].join('\n');
    },
    () => `\`\`\`\n${pick(CODE)}\n\`\`\``,
  ];
  return Array.from({ length: count }, (_, index) => ({
    language,
    name: `generated-${index + 1}`,
    body: [`## ${words(4)}`, ...several(4, 9, () => pick(shapes)())].join('\n\n'),
  }));
};

/** Every sample: the starters of five languages, and bodies made from `sentences.yaml` for those that extract worst. */
export const corpus = (): Sample[] => {
  const sentences = parse(here('sentences.yaml')) as Record<string, string[]>;
  return [
    ...['en', 'ar', 'es', 'fr', 'zh'].flatMap(starters),
    ...generated('ar', sentences['ar'] ?? [], 40),
    ...generated('fa', sentences['fa'] ?? [], 70),
    ...generated('vi', sentences['vi'] ?? [], 40),
  ];
};

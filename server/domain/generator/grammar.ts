import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { KNOWLEDGE } from '../knowledge.ts';
import type { Reader } from '../cards/card-schema.ts';
import { readYaml } from '../cards/yaml.ts';
import { foldGoal } from './fold-goal.ts';
import { hasSpaces } from '#core/language/scripts.ts';
import type { Language } from '#core/language/languages.ts';
import {
  type Form,
  type FormsFile,
  formsFileSchema,
  type KindsFile,
  kindsFileSchema,
} from './forms-schema.ts';
import { type DeliverablePatterns, deliverablePatterns } from './deliverable-patterns.ts';
import { type GrammarFile, grammarSchema, REQUESTS, words } from './grammar-schema.ts';
import { type Lexicon, readLexicon } from './lexicon.ts';
import { AFTER, BEFORE } from './word-edges.ts';

export type Grammar = Omit<
  GrammarFile,
  | 'stop'
  | 'courtesies'
  | 'readers'
  | 'excluded'
  | 'plurals'
  | 'marks'
  | 'tells'
  | 'requests'
  | 'points_back'
  | 'after_text'
  | 'polite'
  | 'brief'
  | 'limits'
  | 'compounds'
  | 'measures'
  | 'bounds'
  | 'joins'
  | 'negations'
  | 'variant'
  | 'parts'
> & {
  /** The script or spelling of the language that its texts are not in. */
  variant: { marks: RegExp; name: string } | undefined;
  language: Language;
  stop: ReadonlySet<string>;
  asksSet: ReadonlySet<string>;
  /** A courtesy as the first clause of a sentence, and as its last one. */
  courtesy: Readonly<Record<'before' | 'after', RegExp>>;
  marks: RegExp | undefined;
  tells: readonly RegExp[];
  requests: ReadonlyMap<(typeof REQUESTS)[number], readonly RegExp[]>;
  pointsBack: readonly RegExp[];
  afterText: readonly RegExp[];
  /** A polite opening and what joins it to the verb after it. */
  polite: RegExp;
  /** What a goal gets that no card fits closely. */
  minimum: Omit<FormsFile, 'cues' | 'announces'> & {
    announces: readonly RegExp[];
    cues: Readonly<Partial<Record<Form, readonly RegExp[]>>>;
    kinds: KindsFile;
  };
  readers: ReadonlyMap<Reader, readonly RegExp[]>;
  excluded: ReadonlyMap<Reader, readonly RegExp[]>;
  plurals: ReadonlyArray<readonly [RegExp, string]>;
  brief: readonly RegExp[];
  limits: readonly RegExp[];
  measures: readonly RegExp[];
  bounds: readonly RegExp[];
  joins: readonly RegExp[];
  negations: readonly RegExp[];
  /** The patterns by which several things asked for are told apart. */
  parts: DeliverablePatterns;
  number: string;
  lexicon: Lexicon;
};

const SPECIAL = /[.*+?^${}()|[\]\\]/gu;
const escaped = (text: string) => text.replaceAll(SPECIAL, String.raw`\$&`);
const WORD = String.raw`[^\s.,;:!?()"«»“”،؛؟。，！？；：]{1,30}`;

/** Alternatives, longest first, for folded text. */
export const anyOf = (list: readonly string[]) =>
  list
    .map((entry) => escaped(foldGoal(entry)))
    .sort((one, other) => other.length - one.length)
    .join('|');

/** A pattern of the file with its marks written out, folded but for its escapes. */
function compiled(source: string, number: string, end: string, flags = 'u'): RegExp {
  const marks: Record<string, string> = {
    '<n>': number,
    '<phrase>': `${WORD}(?: ${WORD}){0,4}?`,
    '<long>': `${WORD}(?: ${WORD}){0,8}?`,
    '<end>': end,
    '<stop>': end,
    '<b>': BEFORE,
    '<e>': AFTER,
  };
  // Folding makes full-width punctuation ASCII, which would mean something else in a pattern.
  const folded = source.replaceAll(/<[a-z]+>|\\p\{[^}]*\}|\\.|\p{L}[\p{L}\p{M}]*/gu, (piece) =>
    /^[\\<]/u.test(piece) ? piece : foldGoal(piece),
  );
  return new RegExp(
    folded.replaceAll(/<[a-z]+>/gu, (mark) => marks[mark] ?? mark),
    flags,
  );
}

const PAUSE = '[,.;:!~()،؛，。；：！]';
const BETWEEN = String.raw`[\s,.;:!¡~،，。！]`;

/** Courtesies as people type them, at most four, where a pause or an edge of the sentence sets them apart. */
function courtesyOf(list: readonly string[]): Grammar['courtesy'] {
  const longestFirst = [...list].sort((one, other) => other.length - one.length);
  const any = longestFirst.map((entry) => entry.replaceAll(SPECIAL, String.raw`\$&`)).join('|');
  const some = `(?:${any})(?:${BETWEEN}{0,3}(?:${any})){0,3}`;
  return {
    before: new RegExp(String.raw`^\s*¡?${some}\s{0,3}(?:${PAUSE}\s*|$)`, 'iu'),
    after: new RegExp(String.raw`(?:^|${PAUSE})\s{0,3}¡?${some}${BETWEEN}{0,9}$`, 'iu'),
  };
}

/** Polite openings of a sentence in any spelling, with "to me" or the like before what is asked for. */
function politeOf(list: readonly string[], language: Language): RegExp {
  const longestFirst = list.map(foldGoal).sort((one, other) => other.length - one.length);
  const end = hasSpaces(language) ? String.raw`(?![\p{L}\p{N}])` : '';
  return new RegExp(String.raw`^[¿\s]*(?:${longestFirst.join('|')})${end}[\s,،，]*`, 'u');
}

function readGrammar(language: Language): Grammar {
  const parsed = (name: string) =>
    readYaml(readFileSync(join(KNOWLEDGE, language, `${name}.yaml`), 'utf8'));
  const file = grammarSchema.parse(parsed('grammar'));
  const answers = formsFileSchema.parse(parsed('forms'));
  const digits = String.raw`\p{Nd}{1,3}(?:[ \u00a0\u202f]\p{Nd}{3}){1,4}(?!\p{Nd})|\p{Nd}{1,7}(?:[.,]\p{Nd}{1,3})?`;
  const number = `(?:${[digits, ...(file.compounds ?? []), anyOf(file.numbers)].join('|')})`;
  const edge = String.raw`(?= ?(?:$|[.,;:!?()\n،؛؟。，！？；：])`;
  const end = hasSpaces(language) ? `${edge}| (?:${anyOf(file.end)})${AFTER})` : `${edge})`;
  const read = (patterns: readonly string[]) =>
    patterns.map((source) => compiled(source, number, end));
  const byReader = (lists: Partial<Record<Reader, readonly string[]>>, flags?: string) =>
    new Map(
      Object.entries(lists).map(([reader, patterns]) => [
        reader as Reader,
        patterns.map((source) => compiled(source, number, end, flags)),
      ]),
    );
  return {
    ...file,
    language,
    lead_ins: file.lead_ins.map(foldGoal).sort((one, other) => other.length - one.length),
    stop: new Set(foldGoal(file.stop).split(' ')),
    courtesy: courtesyOf(file.courtesies),
    asksSet: new Set(file.asks.map(foldGoal)),
    marks: file.marks === undefined ? undefined : new RegExp(file.marks, 'iu'),
    tells: read(file.tells),
    requests: new Map(REQUESTS.map((form) => [form, read(file.requests[form])])),
    pointsBack: read(file.points_back),
    afterText: read(file.after_text ?? []),
    polite: politeOf(file.polite, language),
    minimum: {
      ...answers,
      announces: read(answers.announces),
      cues: Object.fromEntries(
        Object.entries(answers.cues).map(([form, cues]) => [form, read(cues)]),
      ),
      kinds: kindsFileSchema.parse(parsed('kinds')),
    },
    readers: byReader(file.readers),
    excluded: byReader(file.excluded ?? {}, 'gu'),
    plurals: (file.plurals ?? []).map(([from, to]) => [compiled(from, number, end), to]),
    brief: read(file.brief),
    limits: read(file.limits),
    measures: read(file.measures),
    variant: file.variant && {
      marks: new RegExp(file.variant.marks, 'gu'),
      name: file.variant.name,
    },
    bounds: read(file.bounds),
    joins: read(file.joins),
    negations: read(file.negations),
    parts: deliverablePatterns(
      file.parts,
      language,
      (source) => compiled(source, number, end).source,
    ),
    number,
    lexicon: readLexicon(language),
  };
}

const grammars = new Map<Language, Grammar>();

/** The grammar of a language; read at its first use. */
export function grammarOf(language: Language): Grammar {
  const known = grammars.get(language) ?? readGrammar(language);
  grammars.set(language, known);
  return known;
}

const namesSchema = z.strictObject({ platform: words, programming: words });
let names: z.infer<typeof namesSchema> | undefined;

/** Names that are the same in every language. */
export function sharedNames(): z.infer<typeof namesSchema> {
  names ??= namesSchema.parse(readYaml(readFileSync(join(KNOWLEDGE, 'names.yaml'), 'utf8')));
  return names;
}

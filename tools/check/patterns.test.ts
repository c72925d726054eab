import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { DISPOSITION } from '#contract/check/file-names.ts';
import { schemaPattern } from '#contract/checker/schemas.ts';
import { grammarOf, sharedNames } from '#server/domain/generator/grammar.ts';
import { namePattern, unitPattern } from '#server/domain/generator/read-slots.ts';
import { placeholderPattern } from '#core/quality/placeholder-pattern.ts';
import { phrasePattern } from '#core/language/phrase-pattern.ts';
import { LANGUAGE_CODES } from '#core/language/languages.ts';
import { qualityWords } from '#server/domain/quality/words.ts';
import { collectPatterns, type Pattern, patternsOf } from './patterns/collect.ts';
import { noteMeasured, unmeasured } from './patterns/measured.ts';
import { scan } from './patterns/scan.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Quadratic patterns on bounded input: their place, the longest input in characters, and what bounds
 * it. They are measured at that length.
 */
const BOUNDED: readonly [place: string, source: string, longest: number, why: string][] = [
  ['server/adapters/documents/filename.ts', String.raw`[\s.]+$`, 200, 'a title, cut'],
  ['server/adapters/model/http-client.ts', String.raw`\/+$`, 2_000, 'set by the operator'],
  ['server/domain/generator/', '', 2_000, 'a goal, by its schema'],
  ['core/quality/wording-rules.ts', String.raw`[\s,،、]*$`, 4, 'a slice of four'],
  ['server/modules/prompts/downloads/filename.ts', '-+$', 120, 'a title, by its schema'],
  [
    'server/platform/security/common-passwords.ts',
    '[@$!]+$',
    128,
    'longer passwords are refused before',
  ],
  ['src/i18n/pseudo.ts', '', 2_000, 'texts of the catalogues'],
];

function longest({ source, places }: Pattern): number | undefined {
  const lengths = places.map(
    (place) =>
      BOUNDED.find(
        ([from, form]) => place.startsWith(from) && (form === '' || form === source),
      )?.[2] ?? Infinity,
  );
  const most = Math.max(...lengths);
  return most === Infinity ? undefined : most;
}

/** The patterns of the bundled contract. */
function contractPatterns(): string[] {
  const found = new Set<string>();
  parse(readFileSync(resolve(ROOT, 'openapi/dist/openapi.yaml'), 'utf8'), (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string') found.add(value);
    return value;
  });
  return [...found];
}

const OFFICE_TYPES = [
  /^application\/vnd\.openxmlformats-officedocument\./,
  /^application\/vnd\.openxmlformats-officedocument\.wordprocessingml/,
];

/** What the code puts together of values, by file: every place that does so brings its patterns here. */
const COMPUTED: Readonly<Record<string, () => RegExp[]>> = {
  // Ajv compiles the patterns of the document it checks: those of the contract.
  'contract/checker/schemas.ts': () =>
    contractPatterns().map((source) => schemaPattern(source, 'u')),
  // Values are made up by the patterns of the document.
  'contract/check/samples/make-up.ts': () => contractPatterns().map((source) => new RegExp(source)),
  // A token in the link of a mail, by its prefix.
  'contract/adapters/promptwell-people.ts': () => [/pwv_[\w-]+/],
  // Places of inputs in the document, with a map's key left open.
  'contract/check/coverage/coverage.ts': () => [/^body\.values\.[^[\]]+?$/],
  // A secret that the run met, as a whole word.
  'contract/check/known-secrets.ts': () => [/(?<![\w-])reader_short(?![\w-])/g],
  'contract/check/file-names.ts': () => [DISPOSITION],
  // Values that are allowed by name are tried by the patterns of the documents that are compared.
  'contract/diff/schema/overlap.ts': () =>
    contractPatterns().map((source) => new RegExp(source, 'u')),
  // Types of files whose archives are looked into.
  'contract/check/files.ts': () => OFFICE_TYPES,
  'contract/check/samples/file-bytes.ts': () => OFFICE_TYPES,
  // Conditions of workflow files: the patterns of ours.
  'contract/check/workflows/criteria.ts': () => [/^application\/pdf\b/],
  'contract/check/workflows/json-path.ts': () => [],
  // The comparison of two contracts tries names and values with the patterns of either.
  'contract/diff/schema/properties.ts': () =>
    contractPatterns().map((source) => new RegExp(source, 'u')),
  'contract/diff/schema/texts.ts': () =>
    contractPatterns().map((source) => new RegExp(source, 'u')),
  // The paths of the contract, as an example's `instance` must spell them.
  'tools/contract/rules/problem-examples.js': () => [
    /^\/api\/users\/prompt\/[^/]+\/versions\/[^/]+$/,
  ],
  'server/adapters/documents/direction.ts': () => [
    /[\p{Script=Arabic}\p{Script=Hebrew}]|[\u0640\u0660-\u0669\u06f0-\u06f9]/u,
  ],
  // Keys of a PDF dictionary and numbers of its pages.
  'server/adapters/documents/pdf-structure.ts': () => [/(?:^| )12 (\d+) 0 R/],
  'server/adapters/documents/pdf-fonts.ts': () => [/\/DescendantFonts \[?(\d+) 0 R/],
  // Every entry of a list is built alike; three of each list keep the number of attacks in bounds.
  'core/language/phrase-pattern.ts': () =>
    LANGUAGE_CODES.flatMap((language) =>
      Object.values(qualityWords(language).cues).map((cue) => phrasePattern(cue.slice(0, 3))),
    ),
  'core/quality/placeholder-pattern.ts': () =>
    LANGUAGE_CODES.map((language) => placeholderPattern(qualityWords(language).cues.placeholder)),
  'server/domain/generator/deliverable-patterns.ts': () =>
    LANGUAGE_CODES.map(grammarOf).flatMap(({ parts: { attached: _letters, ...patterns } }) =>
      Object.values(patterns),
    ),
  'server/domain/generator/grammar.ts': () =>
    LANGUAGE_CODES.map(grammarOf).flatMap(({ readers, tells, courtesy, minimum, ...rest }) => [
      ...[...readers.values(), ...rest.excluded.values(), ...rest.requests.values()].flat(),
      ...tells,
      courtesy.before,
      courtesy.after,
      ...rest.measures,
      ...rest.bounds,
      ...rest.joins,
      ...rest.negations,
      ...rest.limits,
      ...minimum.announces,
      ...Object.values(minimum.cues).flat(),
    ]),
  'server/domain/generator/read-slots.ts': () => [
    namePattern(sharedNames().programming.slice(0, 5)),
    ...LANGUAGE_CODES.map((language) => unitPattern(['ideas'], grammarOf(language))),
  ],
};

const shown = (patterns: { source: string; flags: string; places: string[]; slow: unknown }[]) =>
  patterns.map(
    ({ source, flags, places, slow }) => `${places[0]} /${source}/${flags} ${JSON.stringify(slow)}`,
  );

/** A pattern that is put together may meet any text. */
const anyLength = () => undefined;
const computedPatterns = (): Pattern[] =>
  Object.entries(COMPUTED).flatMap(([place, patterns]) =>
    patterns().map(({ source, flags }) => ({ source, flags, places: [place] })),
  );

test('no new pattern of the code or the contract takes more than its share of time for any text', async () => {
  const { patterns } = await collectPatterns(ROOT);
  expect(patterns.length).toBeGreaterThan(300);
  expect(shown(await scan(unmeasured(patterns, longest), longest))).toEqual([]);
}, 600_000);

test('no new pattern that the code puts together does', async () => {
  const made = computedPatterns();
  expect(made.length).toBeGreaterThan(50);
  expect(shown(await scan(unmeasured(made, anyLength)))).toEqual([]);
}, 600_000);

test('no pattern at all does', { timeout: 900_000, tags: ['long'] }, async () => {
  const { patterns } = await collectPatterns(ROOT);
  const made = computedPatterns();
  expect(shown([...(await scan(patterns, longest)), ...(await scan(made))])).toEqual([]);
  if (process.env['MEASURED'] === 'write')
    noteMeasured([
      [patterns, longest],
      [made, anyLength],
    ]);
});

test('every file that puts patterns together brings them here', async () => {
  const { computed } = await collectPatterns(ROOT);
  expect([...computed.keys()].toSorted()).toEqual(Object.keys(COMPUTED).toSorted());
});

const found = async (planted: readonly (readonly [source: string, flags: string])[]) => {
  const patterns = planted.map(([source, flags]) => ({ source, flags, places: ['plant'] }));
  return (await scan(unmeasured(patterns, anyLength), anyLength, 1_500)).map(
    ({ source }) => source,
  );
};

test('planted faults: an exponential and a quadratic pattern are new, and found', async () => {
  const planted = [
    ['^(a+)+$', ''],
    [String.raw`\s+$`, ''],
  ] as const;
  expect(await found(planted)).toEqual(planted.map(([source]) => source));
}, 300_000);

test(
  'planted faults: exponential, cubic and quadratic patterns are found, each by itself',
  {
    timeout: 300_000,
    tags: ['long'],
  },
  async () => {
    const planted: [source: string, flags: string][] = [
      ['^(a+)+$', ''],
      ['^(?:[a-z]|[a-m])*$', 'u'],
      [String.raw`^(\w+\s?)*$`, ''],
      [String.raw`\s*;?\s*,`, ''],
      [String.raw`\s+$`, ''],
      [String.raw`(?:\p{Lu}{4,}[\s,!]+){3,}`, 'gu'],
      [String.raw`(^|,)\s*br\s*(;\s*q=(?!0(\.0*)?\s*(,|$))[\d.]+)?\s*(,|$)`, 'i'],
      [String.raw`<a[^>]*href=[^>]*>`, 'g'],
      [String.raw`^.*,.*,.*,.*,x$`, ''],
    ];
    expect(await found(planted)).toEqual(planted.map(([source]) => source));
  },
);

test('a pattern is found wherever a source may hide it', async () => {
  const code = String.raw`
    const a = /one/u, b = new RegExp('two', 'g'), c = RegExp(\`three\`);
    const d = new RegExp(String.raw\`fo\d\`), e = new RegExp(\`five\${a.source}\`);
    // /not one/
    const f = x / 2 / y, g = '/nor this/';
    const h = <p title="/nor/">{s.replace(/six/, '')}</p>;`
    .replaceAll('\\`', '`')
    .replaceAll('\\$', '$');
  const { found: read, computed } = await patternsOf(code, true);
  expect(read.map(({ source }) => source)).toEqual([
    'one',
    'two',
    'three',
    String.raw`fo\d`,
    'six',
  ]);
  expect(computed).toBe(1);
});

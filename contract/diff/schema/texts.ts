import { asText } from '#contract/sources/source.ts';
import { textOf, type Change, type Effect, type FlatPair } from './change.ts';
import { canonical, placeOf, placesOf, type Flat } from './flat.ts';
import { allPass } from './values.ts';

/** Each format and those that hold all of its values. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  int8: ['int16', 'int32', 'int64'],
  int16: ['int32', 'int64'],
  int32: ['int64'],
  uint8: ['uint16', 'uint32', 'uint64', 'int16', 'int32', 'int64'],
  uint16: ['uint32', 'uint64', 'int32', 'int64'],
  uint32: ['uint64', 'int64'],
  float: ['double'],
  email: ['idn-email'],
  hostname: ['idn-hostname'],
  uri: ['uri-reference', 'iri', 'iri-reference'],
  url: ['uri', 'uri-reference', 'iri', 'iri-reference'],
  iri: ['iri-reference'],
  'uri-reference': ['iri-reference'],
};

/** Formats that say how a field is shown, and allow every value. */
const SHOWN_ONLY = new Set(['password', 'textarea', 'markdown', 'html']);

const isWithin = (format: string, wider: string) =>
  format === wider || (WIDER[format]?.includes(wider) ?? false);

/** `format: byte` of 3.0 is `contentEncoding: base64` of 3.1. */
function formatsOf(flat: Flat): string[] {
  const stated = placesOf(flat, 'format').map(({ value }) => asText(value));
  return [...new Set(stated)].filter((format) => format !== 'byte' && !SHOWN_ONLY.has(format));
}

function formats(old: Flat, now: Flat): Change[] {
  const [before, after] = [formatsOf(old), formatsOf(now)];
  const narrows = after.some((format) => !before.some((other) => isWithin(other, format)));
  const widens = before.some((format) => !after.some((other) => isWithin(other, format)));
  if (!narrows && !widens) return [];
  const places = { old: placeOf(old, 'format'), new: placeOf(now, 'format') };
  const values = { old: before.join(', '), new: after.join(', ') };
  if (before.length === 0) return [{ rule: 'format-added', effect: 'narrows', ...places, values }];
  if (after.length === 0) return [{ rule: 'format-removed', effect: 'widens', ...places, values }];
  const effect = effectOf(narrows, widens);
  return [{ rule: `format-${WORD[effect]}`, effect, ...places, values }];
}

const effectOf = (narrows: boolean, widens: boolean): Effect => {
  if (narrows && widens) return 'incomparable';
  return narrows ? 'narrows' : 'widens';
};
const WORD = { narrows: 'narrowed', widens: 'widened', incomparable: 'changed', none: 'changed' };

/** Patterns that every text matches are none. */
const MATCHES_ALL = new Set(['', '^', '$', '.*', '^.*$', '^.*', '.*$', '[\\s\\S]*', '^[\\s\\S]*$']);

function patternsOf(flat: Flat): string[] {
  const stated = placesOf(flat, 'pattern').map(({ value }) => asText(value));
  return [...new Set(stated)].filter((pattern) => !MATCHES_ALL.has(pattern));
}

function matches(pattern: string): (value: unknown) => boolean {
  let regex: RegExp;
  try {
    regex = new RegExp(pattern, 'u');
  } catch {
    return () => false;
  }
  return (value) => typeof value !== 'string' || regex.test(value);
}

function patterns(old: Flat, now: Flat): Change[] {
  const [before, after] = [patternsOf(old), patternsOf(now)];
  const added = after.filter((one) => !before.includes(one) && !allPass(old, matches(one)));
  const removed = before.filter((one) => !after.includes(one) && !allPass(now, matches(one)));
  const places = { old: placeOf(old, 'pattern'), new: placeOf(now, 'pattern') };
  const values = { old: textOf(removed.join(', ')), new: textOf(added.join(', ')) };
  if (added.length === 0 && removed.length === 0) return [];
  if (removed.length === 0)
    return [{ rule: 'pattern-added', effect: 'narrows', ...places, values }];
  if (added.length === 0) return [{ rule: 'pattern-removed', effect: 'widens', ...places, values }];
  return [{ rule: 'pattern-changed', effect: 'incomparable', ...places, values }];
}

/** How a text's bytes are to be read: another encoding is another value. */
function encodings(old: Flat, now: Flat): Change[] {
  return ['contentEncoding', 'contentMediaType'].flatMap((keyword) => {
    const [before, after] = [encodingOf(old, keyword), encodingOf(now, keyword)];
    if (before === after) return [];
    return {
      rule: 'content-encoding-changed',
      effect: 'incomparable' as const,
      old: placeOf(old, keyword),
      new: placeOf(now, keyword),
      values: { name: keyword, old: before || 'nothing', new: after || 'nothing' },
    };
  });
}

function encodingOf(flat: Flat, keyword: string): string {
  const stated = placesOf(flat, keyword).map(({ value }) => asText(value).toLowerCase());
  const isByte = placesOf(flat, 'format').some(({ value }) => value === 'byte');
  if (keyword === 'contentEncoding' && isByte) stated.push('base64');
  return [...new Set(stated)].toSorted().join();
}

/** Changes of what a text has to look like, and of the format of numbers. */
export function compareTexts({ old, new: now }: FlatPair): Change[] {
  return [...formats(old, now), ...patterns(old, now), ...encodings(old, now)];
}

/** Keywords that describe and allow everything, those with a rule of their own, and those that a step follows. */
const KNOWN = new Set(
  `$ref $dynamicRef $anchor $dynamicAnchor $id $schema $defs $comment $vocabulary title description example examples
  externalDocs deprecated default readOnly writeOnly xml discriminator type enum const nullable allOf anyOf oneOf not if
  then else properties patternProperties additionalProperties unevaluatedProperties propertyNames required
  dependentRequired dependentSchemas items prefixItems unevaluatedItems contains minContains maxContains minLength
  maxLength minItems maxItems minProperties maxProperties minimum maximum exclusiveMinimum exclusiveMaximum multipleOf
  uniqueItems format pattern contentEncoding contentMediaType contentSchema`.split(/\s+/),
);

/** Changes of keywords that no rule knows: nothing is passed over in silence. */
export function compareUnknown({ old, new: now }: FlatPair): Change[] {
  const keywords = new Set([...old.atoms, ...now.atoms].flatMap(({ value }) => Object.keys(value)));
  return [...keywords].flatMap((name) => {
    if (KNOWN.has(name) || name.startsWith('x-')) return [];
    const [before, after] = [old, now].map((flat) =>
      placesOf(flat, name)
        .map(({ value }) => canonical(value))
        .join(),
    );
    if (before === after) return [];
    const places = { old: placeOf(old, name), new: placeOf(now, name) };
    return { rule: 'keyword-changed', effect: 'none' as const, ...places, values: { name } };
  });
}

import type { ContractFiles } from '#contract/sources/contract-files.ts';
import { child, children, type Located } from '#contract/sources/source.ts';
import { propertiesWritten, type Change, type FlatPair, type Step } from './change.ts';
import { atomsOf, placeOf, placesOf, type Flat, type Schema } from './flat.ts';

/** The names that a keyword of an object has schemas for. */
export const namesIn = (flat: Flat, keyword: string): string[] => [
  ...new Set(placesOf(flat, keyword).flatMap((map) => children(map).map(([name]) => name))),
];

const matches = (pattern: string, name: string): boolean => {
  try {
    return new RegExp(pattern, 'u').test(name);
  } catch {
    return false;
  }
};

/** What holds for properties that no schema names. */
export function additionalOf(flat: Flat): Schema {
  const named = placesOf(flat, 'additionalProperties');
  return named.length > 0 ? named : placesOf(flat, 'unevaluatedProperties');
}

/** An object's own word on a property, by its name or by a pattern. */
function namedIn(atom: Flat['atoms'][number], name: string): Schema {
  const own = child(child(atom, 'properties') ?? atom, name);
  const isOwn = own && atom.value['properties'] !== undefined;
  const matching = children(child(atom, 'patternProperties')).flatMap(([pattern, value]) =>
    matches(pattern, name) ? [value] : [],
  );
  return [...(isOwn ? [own] : []), ...matching];
}

/** What holds for a property: each object's own word on it, or else what it says of the rest. */
export function propertySchema(flat: Flat, name: string): Schema {
  const schema = flat.atoms.flatMap((atom) => {
    const named = namedIn(atom, name);
    return named.length > 0 ? named : (child(atom, 'additionalProperties') ?? []);
  });
  if (schema.length > 0 || isNamed(flat, name)) return schema;
  return placesOf(flat, 'unevaluatedProperties');
}

const isNamed = (flat: Flat, name: string) => namesIn(flat, 'properties').includes(name);
export const isClosed = (schema: Schema) => schema.some(({ value }) => value === false);
/** A schema for the values of a map, rather than a word on whether more is allowed. */
const isMap = (schema: Schema) =>
  schema.some(
    ({ value }) => typeof value === 'object' && value !== null && Object.keys(value).length > 0,
  );

export function requiredOf(flat: Flat): Map<string, Located> {
  const required = new Map<string, Located>();
  for (const list of placesOf(flat, 'required'))
    if (Array.isArray(list.value))
      for (const [index, name] of (list.value as unknown[]).entries()) {
        const at = child(list, String(index));
        if (typeof name === 'string' && at) required.set(name, at);
      }
  return required;
}

/** What both directions do not share: a request has no read-only property, a response no write-only one. */
const HIDDEN = { request: 'readOnly', response: 'writeOnly' } as const;

/** Changes of an object's properties, and the properties to compare next. */
export function compareProperties(
  files: { old: ContractFiles; new: ContractFiles },
  pair: FlatPair,
): Step {
  const step: Step = { changes: [], children: [] };
  const { old, new: now, direction } = pair;
  const inner = { ...pair, written: propertiesWritten(pair.written) };
  const required = { old: requiredOf(old), new: requiredOf(now) };
  const names = { old: namesIn(old, 'properties'), new: namesIn(now, 'properties') };
  const all = new Set([...names.old, ...names.new, ...required.old.keys(), ...required.new.keys()]);
  for (const name of all) {
    const schemas = propertySchemas(old, now, name);
    const isHidden = (side: 'old' | 'new') =>
      atomsOf(files[side], schemas[side]).some(({ value }) => value[HIDDEN[direction]] === true);
    const hidden = { old: isHidden('old'), new: isHidden('new') };
    const isIn = {
      old: names.old.includes(name) && !isClosed(schemas.old),
      new: names.new.includes(name) && !isClosed(schemas.new),
    };
    const isRequired = { old: required.old.has(name), new: required.new.has(name) };
    const places = {
      old: isIn.old ? schemas.old[0] : (required.old.get(name) ?? placeOf(old, 'properties')),
      new: isIn.new ? schemas.new[0] : (required.new.get(name) ?? placeOf(now, 'properties')),
    };
    const add = (rule: string, effect: Change['effect']) =>
      step.changes.push({ rule, effect, ...places, segment: name });
    const isBoth = isIn.old === isIn.new;
    if (hidden.old && hidden.new) continue;
    if (hidden.old && isIn.new)
      add(
        isRequired.new ? 'required-property-shown' : 'property-shown',
        isRequired.new ? 'narrows' : 'none',
      );
    else if (hidden.new && isIn.old) add('property-hidden', 'incomparable');
    else if (isBoth && isRequired.new !== isRequired.old)
      add(...(isRequired.new ? BECAME_REQUIRED : BECAME_OPTIONAL));
    else if (isIn.new && !isIn.old && !hidden.new) {
      // What was asked for without a schema of its own was there already.
      if (isRequired.old) add(...(isRequired.new ? PROPERTY_NAMED : BECAME_OPTIONAL));
      else added(add, schemas.old, isRequired.new);
    } else if (isIn.old && !isIn.new && !hidden.old) removed(add, schemas.new, isRequired.old);
    const compares =
      (isIn.old || isRequired.old || isMap(schemas.old)) && (isIn.new || isMap(schemas.new));
    if (compares && !hidden.old && !hidden.new && !isClosed(schemas.old) && !isClosed(schemas.new))
      step.children.push({
        segment: name,
        pair: { ...inner, old: schemas.old, new: schemas.new },
      });
  }
  step.changes.push(...closing(pair));
  step.children.push(...maps(inner, names));
  return step;
}

/**
 * What holds for a property on both sides. Where parts of `allOf` are closed against each other's properties, nothing can
 * have them, which no document means: then what the parts say of it is compared.
 */
function propertySchemas(old: Flat, now: Flat, name: string) {
  const schemas = { old: propertySchema(old, name), new: propertySchema(now, name) };
  if (!isClosed(schemas.old) || !isClosed(schemas.new)) return schemas;
  const stated = (flat: Flat) => flat.atoms.flatMap((atom) => namedIn(atom, name));
  return { old: stated(old), new: stated(now) };
}

const BECAME_REQUIRED: Parameters<Add> = ['became-required', 'narrows'];
const PROPERTY_NAMED: Parameters<Add> = ['property-added', 'none'];
const BECAME_OPTIONAL: Parameters<Add> = ['became-optional', 'widens'];
type Add = (rule: string, effect: Change['effect']) => void;

function added(add: Add, before: Schema, isRequired: boolean) {
  if (isClosed(before))
    add(
      isRequired ? 'required-property-added-to-closed' : 'property-added-to-closed',
      isRequired ? 'incomparable' : 'widens',
    );
  else
    add(isRequired ? 'required-property-added' : 'property-added', isRequired ? 'narrows' : 'none');
}

function removed(add: Add, after: Schema, wasRequired: boolean) {
  if (isClosed(after)) add('property-removed-from-closed', 'incomparable');
  else if (isMap(after)) {
    // A map's values go on having a schema: the property may come as one of them.
    add('property-removed-from-map', 'none');
    if (wasRequired) add(...BECAME_OPTIONAL);
  } else add(wasRequired ? 'required-property-removed' : 'property-removed', 'incomparable');
}

/** Whether properties may come that no schema names. */
function closing({ old, new: now }: FlatPair): Change[] {
  const [before, after] = [additionalOf(old), additionalOf(now)];
  if (isClosed(before) === isClosed(after)) return [];
  const keyword = 'additionalProperties';
  const places = { old: placeOf(old, keyword), new: placeOf(now, keyword) };
  return isClosed(after)
    ? [{ rule: 'additional-properties-closed', effect: 'narrows', ...places }]
    : [{ rule: 'additional-properties-opened', effect: 'widens', ...places }];
}

/** The schemas of properties by pattern, of the unnamed ones, and of the names themselves. */
function maps(pair: FlatPair, names: { old: string[]; new: string[] }): Step['children'] {
  const { old, new: now } = pair;
  const patterns = new Set([old, now].flatMap((flat) => namesIn(flat, 'patternProperties')));
  const patternSchema = (flat: Flat, pattern: string): Schema => {
    const own = placesOf(flat, 'patternProperties').flatMap((map) => child(map, pattern) ?? []);
    return own.length > 0 ? own : additionalOf(flat);
  };
  const inner = [...patterns].map((pattern) => ({
    segment: `/${pattern}/`,
    pair: { ...pair, old: patternSchema(old, pattern), new: patternSchema(now, pattern) },
  }));
  const [before, after] = [additionalOf(old), additionalOf(now)];
  if (!isClosed(before) && !isClosed(after))
    inner.push({ segment: '*', pair: { ...pair, old: before, new: after } });
  const keys = { old: placesOf(old, 'propertyNames'), new: placesOf(now, 'propertyNames') };
  if (keys.old.length + keys.new.length > 0)
    inner.push({ segment: '(names)', pair: { ...pair, ...namesAsTexts(keys) } });
  return names.old.length + names.new.length + inner.length > 0 ? inner : [];
}

/** A name is a text, whether or not its schema says so. */
function namesAsTexts({ old, new: now }: { old: Schema; new: Schema }) {
  const TEXT = { type: 'string' };
  const text = (schema: Schema, like: Schema): Schema => {
    const [place] = schema.length > 0 ? schema : like;
    return place ? [...schema, { ...place, value: TEXT, path: [...place.path, '(text)'] }] : schema;
  };
  return { old: text(old, now), new: text(now, old) };
}

import { lifecycleChanges, lifecycleOf, type Lifecycle } from '../lifecycle.ts';
import { textOf, type Change, type FlatPair } from './change.ts';
import { canonical, placeOf, placesOf, type Flat } from './flat.ts';

const last = (flat: Flat, keyword: string) => placesOf(flat, keyword)[0]?.value;

function defaults({ old, new: now }: FlatPair): Change[] {
  const [before, after] = [last(old, 'default'), last(now, 'default')];
  if (canonical(before) === canonical(after)) return [];
  const places = { old: placeOf(old, 'default'), new: placeOf(now, 'default') };
  const values = { old: textOf(before), new: textOf(after) };
  const word = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return [{ rule: `default-${word}`, effect: 'none', ...places, values }];
}

function deprecation({ old, new: now }: FlatPair): Change[] {
  const [before, after] = [old, now].map((flat) => last(flat, 'deprecated') === true);
  if (before === after) return [];
  const places = { old: placeOf(old, 'deprecated'), new: placeOf(now, 'deprecated') };
  return [{ rule: after ? 'deprecated' : 'reactivated', effect: 'none', ...places }];
}

function promises({ old, new: now }: FlatPair): Change[] {
  const [before, after] = [old, now].map((flat) => lifecycleOf((key) => last(flat, key))) as [
    Lifecycle,
    Lifecycle,
  ];
  return lifecycleChanges(before, after).map(({ change, values }) => {
    const keyword = change === 'stability-decreased' ? 'x-stability-level' : 'x-sunset';
    const places = { old: placeOf(old, keyword), new: placeOf(now, keyword) };
    return { rule: `property-${change}`, effect: 'none' as const, ...places, values };
  });
}

/** The values of an open list; a client sends those that it read there. */
function extensible({ old, new: now }: FlatPair): Change[] {
  const listOf = (flat: Flat) => {
    const list = last(flat, 'x-extensible-enum');
    return Array.isArray(list) ? (list as unknown[]).map(textOf) : undefined;
  };
  const [before, after] = [listOf(old), listOf(now)];
  if (!before) return [];
  const isDropped = last(now, 'x-extensible-enum') === undefined;
  if (!after && isDropped) return [];
  const places = {
    old: placeOf(old, 'x-extensible-enum'),
    new: placeOf(now, 'x-extensible-enum'),
  };
  return before
    .filter((value) => !after?.includes(value))
    .map((name) => ({
      rule: 'extensible-value-removed',
      effect: 'narrows' as const,
      ...places,
      values: { name },
    }));
}

/** How a value is written as XML, where a body is XML. */
function xml({ old, new: now, written }: FlatPair): Change[] {
  if (written !== 'xml' || xmlOf(old) === xmlOf(now)) return [];
  return [
    {
      rule: 'xml-changed',
      effect: 'incomparable',
      old: placeOf(old, 'xml'),
      new: placeOf(now, 'xml'),
    },
  ];
}

function xmlOf(flat: Flat): string {
  const {
    name,
    namespace,
    prefix,
    attribute = false,
    wrapped = false,
    nodeType,
  } = (last(flat, 'xml') ?? {}) as Record<string, unknown>;
  return canonical({ name, namespace, prefix, attribute, wrapped, nodeType });
}

/** Changes of what is said of a value without changing which values are allowed. */
export const compareAnnotations = (pair: FlatPair): Change[] => [
  ...defaults(pair),
  ...deprecation(pair),
  ...promises(pair),
  ...extensible(pair),
  ...xml(pair),
];

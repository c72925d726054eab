import { follow } from '#contract/sources/contract-files.ts';
import { asText, child, children, type Located } from '#contract/sources/source.ts';
import { compareContent } from './content.ts';
import {
  compareSchemas,
  inside,
  SIDES,
  textAt,
  valueAt,
  type Context,
  type Either,
} from './context.ts';
import { lifecycleChanges, lifecycleOf, type Lifecycle } from './lifecycle.ts';
import { PART_RULES } from './part-rules.ts';
import type { Direction } from './schema/change.ts';
import { alternativesOf } from './schema/flat.ts';

type Parameters = Map<string, Located>;
type Owner = { item: Either; operation: Either; label: string; direction: Direction };

/** Header names have no case; names in a path are told apart by their place in it. */
function keyOf(parameter: Located, path: string): string {
  const name = textAt(parameter, 'name') ?? '';
  const where = textAt(parameter, 'in') ?? '';
  if (where === 'header') return `header ${name.toLowerCase()}`;
  if (where !== 'path') return `${where} ${name}`;
  const index = [...path.matchAll(/\{([^{}]+)\}/g)].findIndex(([, one]) => one === name);
  return `path ${index < 0 ? name : index}`;
}

/** Headers that no parameter describes: media types and security schemes are their source. */
const IGNORED = new Set(['header accept', 'header content-type', 'header authorization']);

/** An operation's own parameter takes the place of its path's one of the same name. */
function parametersOf(ctx: Context, owner: Owner, side: 'old' | 'new', path: string): Parameters {
  const found: Parameters = new Map();
  for (const level of [owner.item[side], owner.operation[side]])
    for (const [, at] of children(level && child(level, 'parameters'))) {
      const parameter = follow<unknown>(ctx.files[side], at);
      const key = keyOf(parameter, path);
      if (!IGNORED.has(key)) found.set(key, parameter);
    }
  return found;
}

const isRequired = (at: Located) => textAt(at, 'in') === 'path' || valueAt(at, 'required') === true;
const subjectOf = (at: Located) =>
  `${textAt(at, 'in') ?? ''} parameter \`${textAt(at, 'name') ?? ''}\``;

/** Changes of an operation's parameters. `paths` are the addresses with the names that each side uses. */
export function compareParameters(ctx: Context, owner: Owner, paths: { old: string; new: string }) {
  const [before, after] = SIDES.map((side) => parametersOf(ctx, owner, side, paths[side])) as [
    Parameters,
    Parameters,
  ];
  const rules = PART_RULES[owner.direction];
  const added = new Map([...after].filter(([key]) => !before.has(key)));
  for (const [key, old] of before) {
    const now = after.get(key);
    if (now) {
      compareParameter(ctx, { old, new: now }, owner);
      continue;
    }
    const moved = [...added].find(([, at]) => textAt(at, 'name') === textAt(old, 'name'));
    if (moved) {
      added.delete(moved[0]);
      const values = {
        name: textAt(old, 'name'),
        old: textAt(old, 'in'),
        new: textAt(moved[1], 'in'),
      };
      ctx.record.add('parameter-moved', owner.label, { old, new: moved[1] }, values);
    } else
      ctx.record.add(
        isRequired(old) ? rules.requiredRemoved : rules.removed,
        owner.label,
        { old, new: owner.operation.new },
        { where: subjectOf(old) },
      );
  }
  for (const now of added.values())
    ctx.record.add(
      isRequired(now) ? rules.requiredAdded : rules.added,
      owner.label,
      { old: owner.operation.old, new: now },
      { where: subjectOf(now) },
    );
}

function compareParameter(ctx: Context, sides: { old: Located; new: Located }, owner: Owner) {
  const { old, new: now } = sides;
  const where = subjectOf(now);
  const add = (rule: string, values: Record<string, string | undefined> = {}) =>
    ctx.record.add(rule, owner.label, sides, { where, ...values });
  const [name, nameNow] = [textAt(old, 'name'), textAt(now, 'name')];
  if (textAt(now, 'in') === 'path' && name !== nameNow)
    add('parameter-renamed', { old: name, new: nameNow });
  const rules = PART_RULES[owner.direction];
  if (isRequired(now) && !isRequired(old)) add(rules.becameRequired);
  if (isRequired(old) && !isRequired(now)) add(rules.becameOptional);
  const may = (at: Located, key: string) => valueAt(at, key) === true;
  if (may(old, 'allowEmptyValue') && !may(now, 'allowEmptyValue')) add('parameter-empty-refused');
  if (may(old, 'allowReserved') !== may(now, 'allowReserved'))
    add(`parameter-reserved-${may(now, 'allowReserved') ? 'allowed' : 'refused'}`);
  const [before, after] = [old, now].map((at) => lifecycleOf((key) => valueAt(at, key))) as [
    Lifecycle,
    Lifecycle,
  ];
  if (before.isDeprecated !== after.isDeprecated)
    add(after.isDeprecated ? 'parameter-deprecated' : 'parameter-reactivated');
  for (const { change, values } of lifecycleChanges(before, after))
    add(`parameter-${change}`, values);
  const [style, styleNow] = [styleOf(ctx, 'old', old), styleOf(ctx, 'new', now)];
  for (const [key, value] of Object.entries(style))
    if (value !== styleNow[key as keyof typeof style])
      add('parameter-style-changed', {
        name: key,
        old: value,
        new: styleNow[key as keyof typeof style],
      });
  const part = { operation: owner.label, subject: where, direction: owner.direction };
  const content = inside(ctx, sides, 'content');
  if (content.old && content.new) compareContent(ctx, content, part);
  else if (!content.old && !content.new)
    compareSchemas(
      ctx,
      { old: child(old, 'schema'), new: child(now, 'schema') },
      { ...part, written: 'parameter' },
    );
}

const DEFAULT_STYLE: Readonly<Record<string, string>> = { query: 'form', cookie: 'form' };

/** How a value is written, where it makes a difference: one scalar in a query is written one way alone. */
function styleOf(ctx: Context, side: 'old' | 'new', at: Located) {
  const where = textAt(at, 'in') ?? '';
  const schema = child(at, 'schema');
  const { flats } = alternativesOf(ctx.files[side], schema ? [schema] : []);
  const holds = (type: 'object' | 'array') => flats.some(({ types }) => types.has(type));
  const isNested = holds('object') || holds('array');
  const style = textAt(at, 'style') ?? DEFAULT_STYLE[where] ?? 'simple';
  // A list in the simple style has commas either way.
  const isExploded = style === 'simple' ? holds('object') : isNested;
  const isWritten = isNested || where === 'path';
  return {
    form: child(at, 'content') ? 'content' : 'schema',
    style: isWritten ? style : '',
    explode: isExploded ? asText(valueAt(at, 'explode') ?? style === 'form') : '',
  };
}

import { asText, child, children, type Located } from '#contract/sources/source.ts';
import { type Change, type FlatPair, type Step } from './change.ts';
import { canonical, placeOf, placesOf, type Flat, type Schema } from './flat.ts';

/** Changes of a list's items, and the items to compare next. */
export function compareItems(pair: FlatPair): Step {
  const { old, new: now } = pair;
  const step: Step = { changes: unique(pair), children: [] };
  const rest = (flat: Flat): Schema => {
    const items = placesOf(flat, 'items');
    return items.length > 0 ? items : placesOf(flat, 'unevaluatedItems');
  };
  const prefix = (flat: Flat, index: number): Schema => {
    const places = flat.atoms.flatMap((atom) => {
      const list = child(atom, 'prefixItems');
      return (list && child(list, String(index))) ?? child(atom, 'items') ?? [];
    });
    return places.length > 0 ? places : rest(flat);
  };
  const width = (flat: Flat) =>
    Math.max(0, ...placesOf(flat, 'prefixItems').map((list) => children(list).length));
  for (let index = 0; index < Math.max(width(old), width(now)); index += 1)
    step.children.push({
      segment: `[${index}]`,
      pair: { ...pair, old: prefix(old, index), new: prefix(now, index) },
    });
  step.children.push({ segment: '[]', pair: { ...pair, old: rest(old), new: rest(now) } });
  contained(step, pair);
  return step;
}

function unique({ old, new: now }: FlatPair): Change[] {
  const [before, after] = [old, now].map((flat) =>
    placesOf(flat, 'uniqueItems').some(({ value }) => value === true),
  );
  if (before === after) return [];
  const places = { old: placeOf(old, 'uniqueItems'), new: placeOf(now, 'uniqueItems') };
  return after
    ? [{ rule: 'unique-items-added', effect: 'narrows', ...places }]
    : [{ rule: 'unique-items-removed', effect: 'widens', ...places }];
}

/** How many items have to match `contains`, and how many may. */
const countsOf = (flat: Flat): [least: number, most: number] => [
  Number(placesOf(flat, 'minContains')[0]?.value ?? 1),
  Number(placesOf(flat, 'maxContains')[0]?.value ?? Infinity),
];

/** `contains`, with the counts that belong to it. */
function contained(step: Step, pair: FlatPair) {
  const { old, new: now } = pair;
  const [least, most] = countsOf(old);
  const [leastNow, mostNow] = countsOf(now);
  // No least and no most asks for nothing.
  const before = least === 0 && most === Infinity ? [] : placesOf(old, 'contains');
  const after = leastNow === 0 && mostNow === Infinity ? [] : placesOf(now, 'contains');
  if (before.length === 0 && after.length === 0) return;
  const isKept = before.length > 0 && after.length > 0;
  const narrows = isKept ? leastNow > least || mostNow < most : after.length > 0;
  const widens = isKept ? leastNow < least || mostNow > most : before.length > 0;
  if (narrows || widens) step.changes.push(keyworded(pair, 'contains', narrows, widens));
  if (!isKept) return;
  const schemas = { old: before, new: after };
  if (least > 0 || leastNow > 0)
    step.children.push({ segment: '(contains)', pair: { ...pair, ...schemas } });
  // Where the most is bounded, more values that match refuse more lists.
  if (most < Infinity || mostNow < Infinity)
    step.children.push({
      segment: '(contains)',
      pair: { ...pair, ...schemas, negated: !pair.negated },
    });
}

function keyworded(
  { old, new: now }: FlatPair,
  keyword: string,
  narrows: boolean,
  widens: boolean,
): Change {
  const places = {
    old: placeOf(old, keyword),
    new: placeOf(now, keyword),
    values: { name: keyword },
  };
  if (narrows && widens) return { rule: 'condition-changed', effect: 'incomparable', ...places };
  return narrows
    ? { rule: 'condition-added', effect: 'narrows', ...places }
    : { rule: 'condition-removed', effect: 'widens', ...places };
}

/** Conditions: `not`, `if`/`then`/`else` and what one property asks of others. */
export function compareConditions(pair: FlatPair): Step {
  const step: Step = { changes: [], children: [] };
  negated(step, pair);
  branched(step, pair);
  dependent(step, pair);
  unexpanded(step, pair);
  const content = {
    old: placesOf(pair.old, 'contentSchema'),
    new: placesOf(pair.new, 'contentSchema'),
  };
  if (content.old.length + content.new.length > 0)
    step.children.push({ segment: '(content)', pair: { ...pair, ...content } });
  return step;
}

function negated(step: Step, pair: FlatPair) {
  const [before, after] = [placesOf(pair.old, 'not'), placesOf(pair.new, 'not')];
  const [not, notNow] = [before[0], after[0]];
  if (before.length === 1 && after.length === 1 && not && notNow)
    // What is refused grows where what is allowed shrinks.
    step.children.push({
      segment: '(not)',
      pair: { ...pair, old: [not], new: [notNow], negated: !pair.negated },
    });
  else if (before.length + after.length > 0) listed(step, pair, 'not', before, after);
}

const TEXTS = ['title', 'description', '$comment'];

/** A condition without its texts. A property of such a name has a schema, and no text. */
function withoutTexts(schema: unknown): string {
  const bare = JSON.stringify(schema ?? null, (key, value: unknown) => {
    const isText = TEXTS.includes(key) && typeof value === 'string';
    return isText || (key === 'examples' && Array.isArray(value)) ? undefined : value;
  });
  return canonical(JSON.parse(bare));
}

function listed(step: Step, pair: FlatPair, keyword: string, before: Schema, after: Schema) {
  const text = (schema: Schema) => new Set(schema.map(({ value }) => withoutTexts(value)));
  const [old, now] = [text(before), text(after)];
  const narrows = [...now].some((one) => !old.has(one));
  const widens = [...old].some((one) => !now.has(one));
  if (narrows || widens) step.changes.push(keyworded(pair, keyword, narrows, widens));
}

function branched(step: Step, pair: FlatPair) {
  const [before, after] = [pair.old, pair.new].map((flat) =>
    flat.atoms.filter(({ value }) => 'if' in value && ('then' in value || 'else' in value)),
  ) as [Located[], Located[]];
  const [one, other] = [before[0], after[0]];
  const condition = (node: Located) => withoutTexts(child(node, 'if')?.value);
  if (
    before.length === 1 &&
    after.length === 1 &&
    one &&
    other &&
    condition(one) === condition(other)
  ) {
    const schemas = (keyword: string) => ({
      old: [child(one, keyword)].filter((at) => at !== undefined),
      new: [child(other, keyword)].filter((at) => at !== undefined),
    });
    for (const keyword of ['then', 'else'])
      step.children.push({ segment: `(${keyword})`, pair: { ...pair, ...schemas(keyword) } });
    // The same words may refer to something else now, and whichever way they changed moves values.
    for (const isNegated of [false, true])
      step.children.push({
        segment: '(if)',
        pair: { ...pair, negated: isNegated, ...schemas('if') },
      });
  } else {
    const parts = (nodes: Located[]) =>
      nodes.map((node) => ({
        ...node,
        value: ['if', 'then', 'else'].map((keyword) => child(node, keyword)?.value ?? null),
      }));
    listed(step, pair, 'if', parts(before), parts(after));
  }
}

function dependent(step: Step, pair: FlatPair) {
  const entries = (flat: Flat) =>
    new Set(
      placesOf(flat, 'dependentRequired').flatMap((map) =>
        children(map).flatMap(([name, { value }]) =>
          Array.isArray(value) ? value.map((needed) => `${name} → ${asText(needed)}`) : [],
        ),
      ),
    );
  const [before, after] = [entries(pair.old), entries(pair.new)];
  const narrows = [...after].some((one) => !before.has(one));
  const widens = [...before].some((one) => !after.has(one));
  if (narrows || widens) step.changes.push(keyworded(pair, 'dependentRequired', narrows, widens));
  const schemas = (flat: Flat, name: string): Schema =>
    placesOf(flat, 'dependentSchemas').flatMap((map) => child(map, name) ?? []);
  const names = [pair.old, pair.new].flatMap((flat) =>
    placesOf(flat, 'dependentSchemas').flatMap((map) => children(map).map(([name]) => name)),
  );
  for (const name of new Set(names))
    step.children.push({
      segment: `(with ${name})`,
      pair: { ...pair, old: schemas(pair.old, name), new: schemas(pair.new, name) },
    });
}

/** Unions too many to combine, each by itself. */
function unexpanded(step: Step, pair: FlatPair) {
  const [before, after] = [pair.old.rest ?? [], pair.new.rest ?? []];
  for (const [index, node] of before.entries()) {
    const other = after[index];
    if (other)
      step.children.push({ segment: '(union)', pair: { ...pair, old: [node], new: [other] } });
  }
  if (before.length !== after.length)
    step.changes.push(
      keyworded(pair, 'oneOf', after.length > before.length, after.length < before.length),
    );
}

import { child, children, type Located } from '#contract/sources/source.ts';
import { byName, SIDES, textAt, type Context, type Either } from './context.ts';

/** Schemes that are needed together, with their scopes. None: open to everyone. */
type Requirement = Map<string, string[]>;

function requirementsOf(ctx: Context, operation: Either, side: 'old' | 'new'): Requirement[] {
  const own = operation[side] && child(operation[side], 'security');
  const list = children(own ?? child(ctx.files[side].root, 'security'));
  if (list.length === 0) return [new Map()];
  return list.map(
    ([, at]) =>
      new Map(
        children(at).map(([name, scopes]) => [
          name,
          Array.isArray(scopes.value) ? scopes.value.map(String) : [],
        ]),
      ),
  );
}

const textOf = (requirement: Requirement) =>
  requirement.size === 0
    ? 'no sign-in'
    : [...requirement]
        .map(([name, scopes]) => `\`${name}\`${scopes.length > 0 ? ` (${scopes.join(', ')})` : ''}`)
        .join(' with ');

/** Whether who satisfies one requirement satisfies the other. */
const satisfies = (has: Requirement, needs: Requirement) =>
  [...needs].every(
    ([name, scopes]) => has.has(name) && scopes.every((scope) => has.get(name)?.includes(scope)),
  );

/** Changes of who is let in. Requirements are alternatives; the schemes and scopes of one belong together. */
export function compareSecurity(ctx: Context, operation: Either, label: string) {
  const [before, after] = SIDES.map((side) => requirementsOf(ctx, operation, side)) as [
    Requirement[],
    Requirement[],
  ];
  const renamed = renamedSchemes(ctx);
  const old = before.map(
    (requirement) =>
      new Map([...requirement].map(([name, scopes]) => [renamed.get(name) ?? name, scopes])),
  );
  const place = (side: 'old' | 'new') =>
    (operation[side] && child(operation[side], 'security')) ??
    child(ctx.files[side].root, 'security') ??
    operation[side];
  const sides = { old: place('old'), new: place('new') };
  const add = (rule: string, values: Record<string, string>) =>
    ctx.record.add(rule, label, sides, values);
  for (const had of old) {
    if (after.some((needs) => satisfies(had, needs))) continue;
    const similar = after.find((needs) => [...needs.keys()].every((name) => had.has(name)));
    if (had.size === 0) {
      add('security-required', { new: after.map(textOf).join(' or ') });
      return;
    }
    if (!similar) add('security-scheme-removed', { old: textOf(had) });
    for (const [name, scopes] of similar ?? [])
      for (const scope of scopes.filter((one) => !had.get(name)?.includes(one)))
        add('security-scope-added', { name: `\`${name}\``, new: scope });
  }
  for (const needs of after)
    if (!old.some((had) => satisfies(needs, had))) add('security-relaxed', { new: textOf(needs) });
}

/** What a client has to know of a scheme. */
function definitionOf(at: Located): Record<string, string> {
  const flows = children(child(at, 'flows')).flatMap(([flow, place]) => [
    [`${flow} flow`, 'offered'],
    ...['authorizationUrl', 'tokenUrl', 'refreshUrl'].map((key) => [
      `${flow} ${key}`,
      textAt(place, key) ?? '',
    ]),
  ]);
  return {
    type: textAt(at, 'type') ?? '',
    in: textAt(at, 'in') ?? '',
    name: textAt(at, 'name') ?? '',
    scheme: (textAt(at, 'scheme') ?? '').toLowerCase(),
    openIdConnectUrl: textAt(at, 'openIdConnectUrl') ?? '',
    ...(Object.fromEntries(flows) as Record<string, string>),
  };
}

const schemesOf = (ctx: Context) => {
  const on = (side: 'old' | 'new') => {
    const components = child(ctx.files[side].root, 'components');
    return components && child(components, 'securitySchemes');
  };
  return byName(ctx, { old: on('old'), new: on('new') });
};

/** Schemes that have another name now, and are otherwise what they were. */
function renamedSchemes(ctx: Context): Map<string, string> {
  const all = [...schemesOf(ctx)];
  const added = all.filter(([, { old }]) => !old);
  return new Map(
    all.flatMap(([name, { old, new: now }]) => {
      const same = added.find(
        ([, at]) =>
          old &&
          at.new &&
          JSON.stringify(definitionOf(old)) === JSON.stringify(definitionOf(at.new)),
      );
      return old && !now && same ? [[name, same[0]] as const] : [];
    }),
  );
}

/** Changes of the schemes themselves: where a token is asked for, and where it goes. */
export function compareSecuritySchemes(ctx: Context) {
  for (const [name, { old, new: now }] of schemesOf(ctx)) {
    if (!old || !now) continue;
    const add = (rule: string, values: Record<string, string>) =>
      ctx.record.add(rule, undefined, { old, new: now }, { name, ...values });
    const [before, after] = [definitionOf(old), definitionOf(now)];
    for (const where of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const [value = '', valueNow = ''] = [before[where], after[where]];
      if (value === valueNow) continue;
      const isNew = before[where] === undefined;
      if (!isNew)
        add('security-scheme-changed', {
          where,
          old: value || 'nothing',
          new: valueNow || 'nothing',
        });
      else if (valueNow === 'offered') add('security-scheme-extended', { new: `the ${where}` });
    }
    compareScopes(add, old, now);
  }
}

function compareScopes(
  add: (rule: string, values: Record<string, string>) => void,
  old: Located,
  now: Located,
) {
  const scopes = (at: Located) =>
    children(child(at, 'flows')).flatMap(([flow, place]) =>
      children(child(place, 'scopes')).map(([scope]) => `${scope} (${flow})`),
    );
  const [before, after] = [new Set(scopes(old)), new Set(scopes(now))];
  for (const scope of before)
    if (!after.has(scope)) add('security-scheme-scope-removed', { old: scope });
  for (const scope of after)
    if (!before.has(scope)) add('security-scheme-extended', { new: `the scope ${scope}` });
}

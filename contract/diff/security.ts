import { follow, type ContractFiles } from '#contract/sources/contract-files.ts';
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

/** The name of a key; in a header it has no case. */
function nameOf(scheme: Located): string {
  const name = textAt(scheme, 'name') ?? '';
  return textAt(scheme, 'in') === 'header' ? name.toLowerCase() : name;
}

/** What a client has to know of a scheme. */
function definitionOf(at: Located): Record<string, string> {
  const flows = children(child(at, 'flows')).flatMap(([flow, place]) => [
    [`${flow} flow`, 'offered'],
    ...['authorizationUrl', 'tokenUrl', 'refreshUrl'].flatMap((key) => {
      const url = textAt(place, key);
      return url === undefined ? [] : [[`${flow} ${key}`, url]];
    }),
  ]);
  return {
    type: textAt(at, 'type') ?? '',
    in: textAt(at, 'in') ?? '',
    name: nameOf(at),
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
  const schemes = schemesOf(ctx);
  const renamed = renamedSchemes(ctx);
  const used = usedSchemes(ctx.files.old);
  for (const [name, { old, new: same }] of schemes) {
    const now = same ?? schemes.get(renamed.get(name) ?? '')?.new;
    if (!old || !now || !used.has(name)) continue;
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
          old: (where === 'name' ? textAt(old, where) : value) || 'nothing',
          new: (where === 'name' ? textAt(now, where) : valueNow) || 'nothing',
        });
      else if (valueNow === 'offered') add('security-scheme-extended', { new: `the ${where}` });
    }
    compareScopes(add, old, now);
  }
}

/** The schemes that an operation asks for; all of them where the contract leaves it open which they are. */
function usedSchemes(files: ContractFiles): Set<string> {
  const { root } = files;
  const items = children(child(root, 'paths')).map(([, item]) => follow<unknown>(files, item));
  const holders = [root, ...items.flatMap((item) => children(item).map(([, at]) => at))];
  const asked = holders
    .flatMap((holder) => children(child(holder, 'security')))
    .flatMap(([, requirement]) => children(requirement).map(([name]) => name));
  const components = child(root, 'components');
  const defined = children(components && child(components, 'securitySchemes'));
  return new Set(asked.length > 0 ? asked : defined.map(([name]) => name));
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

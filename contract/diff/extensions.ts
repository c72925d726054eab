import { asText, child, children, type Located } from '#contract/sources/source.ts';
import { byName, inside, SIDES, valueAt, type Context, type Either } from './context.ts';
import { dateOf, lifecycleChanges, lifecycleOf, type Lifecycle } from './lifecycle.ts';
import { canonical } from './schema/flat.ts';
import { textOf } from './schema/change.ts';

const listAt = (node: Located | undefined): string[] =>
  node && Array.isArray(node.value) ? node.value.map(String) : [];

/** Changes of what this product's contract says in its extensions (`x-…`); others are left alone. */
export function compareExtensions(ctx: Context, operation: Either, label: string) {
  const add = (rule: string, at: Either, values: Record<string, string | undefined>) =>
    ctx.record.add(
      rule,
      label,
      { old: at.old ?? operation.old, new: at.new ?? operation.new },
      values,
    );
  bodyLimit(operation, add);
  signature(operation, add);
  permission(operation, add);
  for (const key of ['x-codes', 'x-field-codes']) codes(ctx, operation, key, add);
  for (const name of ['x-resource', 'x-list']) {
    const [before, after] = [valueAt(operation.old, name), valueAt(operation.new, name)];
    if (canonical(before) !== canonical(after))
      add('resource-changed', operation, { name, old: textOf(before), new: textOf(after) });
  }
}

type Add = (rule: string, at: Either, values: Record<string, string | undefined>) => void;

function bodyLimit(operation: Either, add: Add) {
  const limits = {
    old: valueAt(operation.old, 'x-body-limit'),
    new: valueAt(operation.new, 'x-body-limit'),
  };
  const [before, after] = [Number(limits.old ?? Infinity), Number(limits.new ?? Infinity)];
  if (before === after) return;
  const shown = (limit: number) => (limit === Infinity ? 'no limit' : `${limit} bytes`);
  add(after < before ? 'body-limit-lowered' : 'body-limit-raised', operation, {
    old: shown(before),
    new: shown(after),
  });
}

/** `x-signature` names the header that signs the body; letters of either case are the same header. */
function signature(operation: Either, add: Add) {
  const [before, after] = SIDES.map((side) => valueAt(operation[side], 'x-signature'));
  if (asText(before ?? '').toLowerCase() === asText(after ?? '').toLowerCase()) return;
  const values = { old: asText(before ?? 'none'), new: asText(after ?? 'none') };
  add(after === undefined ? 'signature-dropped' : 'signature-changed', operation, values);
}

/** `x-permission` names what a caller must be allowed; who needs none of it has `{}`. */
function permission(operation: Either, add: Add) {
  const [before, after] = [operation.old, operation.new].map(
    (node) => (valueAt(node, 'x-permission') ?? {}) as Record<string, unknown>,
  ) as [Record<string, unknown>, Record<string, unknown>];
  if (canonical(before) === canonical(after)) return;
  const isTighter = Object.entries(after).some(
    ([key, value]) => value !== false && canonical(value) !== canonical(before[key]),
  );
  const shown = (one: Record<string, unknown>) =>
    Object.entries(one)
      .map(([key, value]) => `${key}: ${asText(value)}`)
      .join(', ') || 'none';
  add(isTighter ? 'permission-tightened' : 'permission-relaxed', operation, {
    old: shown(before),
    new: shown(after),
  });
}

function codes(ctx: Context, operation: Either, key: string, add: Add) {
  const at = inside(ctx, operation, key);
  const statuses: Array<[string, Either]> =
    Array.isArray(at.old?.value) || Array.isArray(at.new?.value)
      ? [['422', at]]
      : [...byName(ctx, at)];
  for (const [status, list] of statuses) {
    const [before, after] = [listAt(list.old), listAt(list.new)];
    for (const code of before)
      if (!after.includes(code)) add('code-removed', list, { status, old: code });
    for (const code of after)
      if (!before.includes(code)) add('code-added', list, { status, new: code });
  }
}

/** Changes of how long and how firmly an operation is promised. */
export function compareLifecycle(ctx: Context, operation: Either, label: string) {
  const add = (rule: string, values: Record<string, string | undefined>) =>
    ctx.record.add(rule, label, operation, values);
  const [before, now] = SIDES.map((side) =>
    lifecycleOf((key) => valueAt(operation[side], key)),
  ) as [Lifecycle, Lifecycle];
  if (now.isDeprecated && !before.isDeprecated)
    add('operation-deprecated', { new: now.sunset ? `, until ${now.sunset}` : '' });
  if (before.isDeprecated && !now.isDeprecated) add('operation-reactivated', {});
  for (const { change, values } of lifecycleChanges(before, now)) add(change, values);
}

/** The date of `x-sunset`, as the document writes it. */
export const sunsetOf = (operation: Located | undefined): string | undefined =>
  dateOf(valueAt(operation, 'x-sunset'));

/** Changes of the names that generated clients use. */
export function compareNames(ctx: Context, operation: Either, label: string) {
  const place = (key: string): Either => ({
    old: (operation.old && child(operation.old, key)) ?? operation.old,
    new: (operation.new && child(operation.new, key)) ?? operation.new,
  });
  const [id, idNow] = [operation.old, operation.new].map((at) => {
    const value = valueAt(at, 'operationId');
    return typeof value === 'string' ? value : undefined;
  });
  const add = (rule: string, key: string, values: Record<string, string | undefined>) =>
    ctx.record.add(rule, label, place(key), values);
  if (id && idNow && id !== idNow)
    add('operation-id-changed', 'operationId', { old: id, new: idNow });
  if (id && !idNow) add('operation-id-removed', 'operationId', { old: id });
  if (!id && idNow) add('operation-id-added', 'operationId', { new: idNow });
  const tags = (at: Located | undefined) =>
    children(at && child(at, 'tags')).map(([, { value }]) => asText(value));
  const [before, after] = [tags(operation.old), tags(operation.new)];
  for (const tag of before) if (!after.includes(tag)) add('tag-removed', 'tags', { old: tag });
  for (const tag of after) if (!before.includes(tag)) add('tag-added', 'tags', { new: tag });
}

import { follow } from '#contract/sources/contract-files.ts';
import { child, children, type Located } from '#contract/sources/source.ts';
import { ownsServers } from './base-paths.ts';
import { byName, inside, SIDES, type Context, type Either } from './context.ts';
import { compareExtensions, compareLifecycle, compareNames, sunsetOf } from './extensions.ts';
import { compareParameters } from './parameters.ts';
import { compareRequestBody } from './request-body.ts';
import { compareResponses } from './responses.ts';
import type { Direction } from './schema/change.ts';
import { opposite } from './schema/change.ts';
import { compareSecurity } from './security.ts';
import { compareRootServers, compareServers } from './servers.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace', 'query'];

/** Paths whose parameters have other names are the same address. */
const addressOf = (path: string) => path.replaceAll(/\{[^{}]*\}/g, '{}');

type Operation = { path: string; item: Located; at: Located };
/** The operations at an address by method, several path items together where their parameters' names differ. */
type Methods = Map<string, Operation>;

function addressesOf(ctx: Context, side: 'old' | 'new'): Map<string, Methods> {
  const found = new Map<string, Methods>();
  const base = ctx.basePaths[side];
  for (const [path, node] of children(child(ctx.files[side].root, 'paths'))) {
    if (path.startsWith('x-')) continue;
    const item = follow<unknown>(ctx.files[side], node);
    const address = addressOf(ownsServers(item) ? path : path.slice(base.length));
    const methods: Methods = found.get(address) ?? new Map<string, Operation>();
    found.set(address, methods);
    for (const [method, at] of operationsOf(item)) methods.set(method, { path, item, at });
  }
  return found;
}

/** Changes of every path and operation, and of the servers that they are called at. */
export function comparePaths(ctx: Context) {
  const [before, after] = SIDES.map((side) => addressesOf(ctx, side)) as [
    Map<string, Methods>,
    Map<string, Methods>,
  ];
  const shared = { none: true, root: false };
  for (const [address, methods] of before) {
    const now = after.get(address);
    if (!now) removedPath(ctx, methods);
    for (const [method, old] of now ? methods : []) {
      const found = now?.get(method);
      if (!found) {
        const [{ item } = { item: undefined }] = now?.values() ?? [];
        removedOperation(ctx, `${method} ${old.path}`, { old: old.at, new: item });
        continue;
      }
      const label = `${method} ${found.path}`;
      const levels = {
        item: { old: old.item, new: found.item },
        operation: { old: old.at, new: found.at },
      };
      const paths = { old: old.path, new: found.path };
      compareOperation(ctx, levels, { label, paths, direction: 'request' });
      shared.none = false;
      shared.root = compareServers(ctx, levels, label) || shared.root;
    }
  }
  if (shared.root || shared.none) compareRootServers(ctx);
  for (const [address, methods] of after)
    for (const [method, { path, at }] of methods) {
      const known = before.get(address);
      if (known?.has(method)) continue;
      const [beside] = known?.values() ?? [];
      ctx.record.add('operation-added', `${method} ${path}`, {
        ...(beside && { old: beside.item }),
        new: at,
      });
    }
}

const operationsOf = (item: Located): Array<[string, Located]> =>
  children(item).flatMap(([method, at]) =>
    METHODS.includes(method) ? [[method.toUpperCase(), at]] : [],
  );

function removedPath(ctx: Context, methods: Methods) {
  const isAnnounced = [...methods.values()].some(({ at }) => sunsetOf(at));
  for (const [method, { path, item, at }] of methods)
    if (isAnnounced) removedOperation(ctx, `${method} ${path}`, { old: at });
    else ctx.record.add('path-removed', `${method} ${path}`, { old: item });
}

function removedOperation(
  ctx: Context,
  label: string,
  sides: { old: Located; new?: Located | undefined },
) {
  const sunset = sunsetOf(sides.old);
  const end = sunset === undefined ? NaN : Date.parse(sunset);
  if (child(sides.old, 'deprecated')?.value !== true || Number.isNaN(end))
    ctx.record.add('operation-removed', label, sides);
  else
    ctx.record.add(
      end > ctx.today.getTime()
        ? 'operation-removed-before-sunset'
        : 'operation-removed-after-sunset',
      label,
      sides,
      { old: sunset },
    );
}

type Call = { label: string; paths: { old: string; new: string }; direction: Direction };

/** Changes of one operation. The direction is that of its requests, as its clients see them. */
function compareOperation(
  ctx: Context,
  { item, operation }: { item: Either; operation: Either },
  { label, paths, direction }: Call,
) {
  const isOurs = direction === 'request';
  compareParameters(ctx, { item, operation, label, direction }, paths);
  const subject = isOurs ? 'request body' : 'body';
  const status = isOurs ? undefined : 'webhook';
  compareRequestBody(ctx, operation, { operation: label, subject, direction, status });
  compareResponses(ctx, operation, { label, direction: opposite(direction) });
  compareLifecycle(ctx, operation, label);
  compareNames(ctx, operation, label);
  compareExtensions(ctx, operation, label);
  if (!isOurs) return;
  compareSecurity(ctx, operation, label);
  for (const [name, callback] of byName(ctx, inside(ctx, operation, 'callbacks')))
    compareIncoming(ctx, byName(ctx, callback), {
      whole: callback,
      nameOf: (address) => `callback \`${name}\` to ${address} of ${label}`,
      labelOf: () => label,
    });
}

type Incoming = {
  whole: Either;
  nameOf: (name: string) => string;
  labelOf: (name: string, method: string) => string;
};

/** Calls that the server makes: what it sends, a client reads. */
function compareIncoming(
  ctx: Context,
  items: Map<string, Either>,
  { whole, nameOf, labelOf }: Incoming,
) {
  for (const [name, item] of items) {
    const methods = byName(ctx, item);
    for (const method of METHODS) {
      const operation = methods.get(method);
      if (!operation) continue;
      const label = labelOf(name, method);
      const where = nameOf(name);
      const sides = {
        old: operation.old ?? item.old ?? whole.old,
        new: operation.new ?? item.new ?? whole.new,
      };
      if (!operation.new) ctx.record.add('webhook-removed', label, sides, { where });
      else if (!operation.old) ctx.record.add('webhook-added', label, sides, { where });
      else
        compareOperation(
          ctx,
          { item, operation },
          { label, paths: { old: '', new: '' }, direction: 'response' },
        );
    }
  }
}

/** Changes of the calls that the server makes by itself. */
export function compareWebhooks(ctx: Context) {
  const root = { old: ctx.files.old.root, new: ctx.files.new.root };
  const whole = inside(ctx, root, 'webhooks');
  compareIncoming(ctx, byName(ctx, whole), {
    whole,
    nameOf: (name) => `webhook \`${name}\``,
    labelOf: (name, method) => `${method.toUpperCase()} webhook ${name}`,
  });
}

import { follow } from '#contract/sources/contract-files.ts';
import { child, children, type Located } from '#contract/sources/source.ts';
import { compareRequestBody } from './content.ts';
import { byName, inside, SIDES, type Context, type Either } from './context.ts';
import { compareExtensions, compareLifecycle, compareNames, sunsetOf } from './extensions.ts';
import { compareParameters } from './parameters.ts';
import { compareResponses } from './responses.ts';
import type { Direction } from './schema/change.ts';
import { opposite } from './schema/change.ts';
import { compareSecurity } from './security.ts';
import { compareServers } from './servers.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace', 'query'];

/** Paths whose parameters have other names are the same address. */
const addressOf = (path: string) => path.replaceAll(/\{[^{}]*\}/g, '{}');

type PathItem = { path: string; at: Located };

function pathsOf(ctx: Context, side: 'old' | 'new'): Map<string, PathItem> {
  const paths = child(ctx.files[side].root, 'paths');
  return new Map(
    children(paths)
      .filter(([path]) => !path.startsWith('x-'))
      .map(([path, at]) => [addressOf(path), { path, at: follow<unknown>(ctx.files[side], at) }]),
  );
}

/** Changes of every path and operation. */
export function comparePaths(ctx: Context) {
  const [before, after] = SIDES.map((side) => pathsOf(ctx, side)) as [
    Map<string, PathItem>,
    Map<string, PathItem>,
  ];
  for (const [address, old] of before) {
    const now = after.get(address);
    if (now) {
      const paths = { old: old.path, new: now.path };
      comparePathItem(ctx, { old: old.at, new: now.at }, paths);
    } else removedPath(ctx, old);
  }
  for (const [address, now] of after)
    if (!before.has(address))
      for (const [method, at] of operationsOf(now.at))
        ctx.record.add('operation-added', `${method} ${now.path}`, { new: at });
}

const operationsOf = (item: Located): Array<[string, Located]> =>
  children(item).flatMap(([method, at]) =>
    METHODS.includes(method) ? [[method.toUpperCase(), at]] : [],
  );

function removedPath(ctx: Context, { path, at }: PathItem) {
  const operations = operationsOf(at);
  const isAnnounced = operations.some(([, operation]) => sunsetOf(operation));
  for (const [method, operation] of operations)
    if (isAnnounced) removedOperation(ctx, `${method} ${path}`, { old: operation });
    else ctx.record.add('path-removed', `${method} ${path}`, { old: at });
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

function comparePathItem(
  ctx: Context,
  item: { old: Located; new: Located },
  paths: { old: string; new: string },
) {
  const methods = byName(ctx, item);
  for (const method of METHODS) {
    const operation = methods.get(method);
    if (!operation) continue;
    const label = `${method.toUpperCase()} ${paths.new}`;
    if (!operation.new && operation.old)
      removedOperation(ctx, label, { old: operation.old, new: item.new });
    else if (!operation.old)
      ctx.record.add('operation-added', label, { old: item.old, new: operation.new });
    else compareOperation(ctx, item, operation, { label, paths, direction: 'request' });
  }
  compareServers(ctx, item, paths.new);
}

type Call = { label: string; paths: { old: string; new: string }; direction: Direction };

/** Changes of one operation. The direction is that of its requests, as its clients see them. */
function compareOperation(
  ctx: Context,
  item: Either,
  operation: Either,
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
  compareServers(ctx, operation, label);
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
        compareOperation(ctx, item, operation, {
          label,
          paths: { old: '', new: '' },
          direction: 'response',
        });
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

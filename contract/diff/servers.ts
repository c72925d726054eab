import { child, children, type Located } from '#contract/sources/source.ts';
import { byName, inside, textAt, type Context, type Either } from './context.ts';
import { canonical } from './schema/flat.ts';

/** Addresses without the slash at their end, and without the names of their variables. */
const addressOf = (server: Located) =>
  (textAt(server, 'url') ?? '/').replace(/(?<=[^/])\/+$/, '').replaceAll(/\{[^{}]*\}/g, '{}');

function serversOf(node: Located | undefined): Map<string, Located> {
  return new Map(
    children(node && child(node, 'servers')).map(([, server]) => [addressOf(server), server]),
  );
}

/** Changes of where the API is called: of the whole contract, a path or an operation. */
export function compareServers(ctx: Context, owner: Either, label: string | undefined) {
  const [before, after] = [serversOf(owner.old), serversOf(owner.new)];
  // No list means the address that the contract came from.
  if (before.size === 0 && after.size === 0) return;
  const sides = { old: owner.old, new: owner.new };
  for (const [address, old] of before) {
    const now = after.get(address);
    if (now) compareVariables(ctx, { old, new: now }, label);
    else if (!(address === '/' && after.size === 0))
      ctx.record.add('server-removed', label, { ...sides, old }, { old: textAt(old, 'url') });
  }
  if (before.size === 0 && label === undefined && !after.has('/') && after.size > 0)
    ctx.record.add('server-removed', label, sides, { old: '/' });
  for (const [address, now] of after)
    if (!before.has(address))
      ctx.record.add('server-added', label, { ...sides, new: now }, { new: textAt(now, 'url') });
}

function compareVariables(ctx: Context, server: Either, label: string | undefined) {
  const old = textAt(server.old, 'url');
  for (const [name, variable] of byName(ctx, inside(ctx, server, 'variables'))) {
    if (!variable.old || !variable.new) continue;
    const add = (change: string) =>
      ctx.record.add('server-variable-changed', label, variable, { name, old, new: change });
    const [value, valueNow] = [textAt(variable.old, 'default'), textAt(variable.new, 'default')];
    if (value !== valueNow) add(`changed its default from ${value} to ${valueNow}`);
    const values = (at: Located) =>
      children(child(at, 'enum')).map(([, { value: one }]) => canonical(one));
    const after = values(variable.new);
    const gone = values(variable.old).filter((one) => !after.includes(one));
    if (after.length > 0 && gone.length > 0) add(`lost the value ${gone.join(', ')}`);
  }
}

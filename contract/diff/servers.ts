import { child, children, type Located } from '#contract/sources/source.ts';
import { addressOf, ownsServers } from './base-paths.ts';
import { SIDES, textAt, type Context, type Either } from './context.ts';
import { canonical } from './schema/flat.ts';

type Servers = Map<string, { url: string; at: Located }>;

/** The servers that a list names, or where there is none, the address that the contract came from. */
function serversOf(owner: Located, base = ''): Servers {
  const listed = children(child(owner, 'servers')).map(([, at]) => at);
  return new Map(
    (listed.length > 0 ? listed : [owner]).map((at) => {
      const url = listed.length > 0 ? (textAt(at, 'url') ?? '/') : '/';
      return [addressOf(`${url}${base}`), { url, at }];
    }),
  );
}

/**
 * Changes of where an operation is called. Its own list replaces that of its path, and that one the contract's.
 * Says whether the contract's list counts on both sides; its changes are told once, for the whole contract.
 */
export function compareServers(
  ctx: Context,
  levels: { item: Either; operation: Either },
  label: string,
): boolean {
  const ownerOf = (side: 'old' | 'new') =>
    [levels.operation[side], levels.item[side]].find((level) => level && ownsServers(level));
  const [old, now] = SIDES.map(ownerOf);
  if (!old && !now) return true;
  const { files, basePaths } = ctx;
  compareLists(
    ctx,
    old ? serversOf(old) : serversOf(files.old.root, basePaths.old),
    now ? serversOf(now) : serversOf(files.new.root, basePaths.new),
    label,
  );
  return false;
}

/** Changes of the servers of the whole contract. */
export function compareRootServers(ctx: Context) {
  const {
    files: { old, new: now },
    basePaths,
  } = ctx;
  compareLists(
    ctx,
    serversOf(old.root, basePaths.old),
    serversOf(now.root, basePaths.new),
    undefined,
  );
}

function compareLists(ctx: Context, before: Servers, after: Servers, label: string | undefined) {
  const [[, first] = []] = after;
  for (const [address, old] of before) {
    const now = after.get(address);
    if (now) compareVariables(ctx, { old: old.at, new: now.at }, label);
    else ctx.record.add('server-removed', label, { old: old.at, new: first?.at }, { old: old.url });
  }
  for (const [address, now] of after)
    if (!before.has(address))
      ctx.record.add('server-added', label, { new: now.at }, { new: now.url });
}

/** The variables of a server in the order of its address, where they may have any name. */
const variablesOf = (server: Located) =>
  [...(textAt(server, 'url') ?? '').matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => ({
    name,
    at: child(child(server, 'variables') ?? server, name),
  }));

function compareVariables(
  ctx: Context,
  { old, new: now }: { old: Located; new: Located },
  label: string | undefined,
) {
  const after = variablesOf(now);
  for (const [index, { name, at }] of variablesOf(old).entries()) {
    const variable = { old: at, new: after[index]?.at };
    if (!variable.old || !variable.new) continue;
    const add = (change: string) =>
      ctx.record.add('server-variable-changed', label, variable, {
        name,
        old: textAt(old, 'url'),
        new: change,
      });
    const [value, valueNow] = [textAt(variable.old, 'default'), textAt(variable.new, 'default')];
    if (value !== valueNow) add(`changed its default from ${value} to ${valueNow}`);
    const [values, valuesNow] = [valuesOf(variable.old), valuesOf(variable.new)];
    if (valuesNow.length === 0) continue;
    const gone = values.filter((one) => !valuesNow.includes(one));
    if (values.length === 0) add(`takes ${valuesNow.join(', ')} alone now`);
    else if (gone.length > 0) add(`lost the value ${gone.join(', ')}`);
  }
}

const valuesOf = (variable: Located) =>
  children(child(variable, 'enum')).map(([, { value }]) => canonical(value));

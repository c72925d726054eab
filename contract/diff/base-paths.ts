import type { ContractFiles } from '#contract/sources/contract-files.ts';
import { asText, child, children, type Located } from '#contract/sources/source.ts';

/**
 * What each side's paths begin with where the other side has it at the end of its servers: `/v1/things` at
 * `https://example.org` is `/things` at `https://example.org/v1`.
 */
export type BasePaths = { old: string; new: string };

/** Whether a path or an operation has servers of its own. */
export const ownsServers = (level: Located): boolean =>
  children(child(level, 'servers')).length > 0;

const DEFAULT_PORT = /^(http(?=:.*:80(?:\/|$))|https(?=:.*:443(?:\/|$))):\/\/([^/]*):\d+/;

/** An address without what makes no difference: case of the host, its usual port, a slash at the end, variables' names. */
export function addressOf(url: string): string {
  const named = url.replaceAll(/\{[^{}]*\}/g, '{}').replace(DEFAULT_PORT, '$1://$2');
  const [host = ''] = /^\w+:\/\/[^/]*/.exec(named) ?? [];
  const address = `${host.toLowerCase()}${named.slice(host.length)}`.replaceAll(
    /(?<!:)\/{2,}/g,
    '/',
  );
  return address.replace(/(?<=[^/])\/+$/, '') || '/';
}

/** Where a part of the address moved between the servers and all of the paths. */
export function basePathsOf(old: ContractFiles, now: ContractFiles): BasePaths {
  const [before, after] = [rootAddresses(old), rootAddresses(now)];
  return {
    old: movedToPaths(before, after, old),
    new: movedToPaths(after, before, now),
  };
}

const rootAddresses = ({ root }: ContractFiles) =>
  children(child(root, 'servers')).map(([, { value }]) =>
    addressOf(asText((value as { url?: unknown } | null)?.url ?? '/')),
  );

/** The part by which the other side's servers are longer, where each of this side's paths begins with it. */
function movedToPaths(own: string[], other: string[], { root }: ContractFiles): string {
  const [first] = own;
  const longer = other.find((address) => first !== undefined && address.startsWith(first));
  const base = first !== undefined && longer ? longer.slice(first === '/' ? 0 : first.length) : '';
  if (!base.startsWith('/') || base === '/') return '';
  const moved = new Set(own.map((address) => addressOf(`${address}${base}`)));
  const isSame = moved.size === other.length && other.every((address) => moved.has(address));
  const paths = children(child(root, 'paths')).filter(
    ([path, item]) => path.startsWith('/') && !ownsServers(item),
  );
  return isSame && paths.length > 0 && paths.every(([path]) => path.startsWith(`${base}/`))
    ? base
    : '';
}

import type { NavItem, NavNode } from './nav-types.ts';

/** Where the browser is; `firstParam` is the route's first parameter, which counts as a query value. */
export type NavLocation = { pathname: string; search: string; firstParam?: string };

function firstQueryValue({ search, firstParam }: NavLocation): string | undefined {
  if (firstParam) return firstParam;
  for (const value of new URLSearchParams(search).values()) return value;
  return undefined;
}

/**
 * The active rule of the specification (§2): the path equals the current one, or is contained in
 * it together with the first query value. '/' is everywhere contained, so it must be equal.
 */
export function isPathActive(path: string | undefined, location: NavLocation): boolean {
  if (!path) return false;
  if (path === location.pathname) return true;
  if (path === '/') return false;
  const value = firstQueryValue(location);
  if (value === undefined) return false;
  const current = safeDecode(location.pathname + location.search);
  return current.includes(path) && current.includes(value);
}

/**
 * The menu's current item: a screen that a link `covers` counts as the link's own, so
 * that /dashboard lights Dashboard, and a prompt that is edited the library it lies in.
 */
export function menuLocation(items: readonly NavItem[], location: NavLocation): NavLocation {
  const cover = coveringPath(items, location.pathname);
  return cover === undefined ? location : { pathname: cover, search: '' };
}

function coveringPath(items: readonly NavItem[], pathname: string): string | undefined {
  for (const item of items) {
    if (item.kind === 'section') continue;
    if (item.kind === 'group') {
      const inside = coveringPath(item.children, pathname);
      if (inside !== undefined) return inside;
    } else if (item.covers?.some((path) => pathname === path || pathname.startsWith(`${path}/`))) {
      return item.path;
    }
  }
  return undefined;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** True for an active link, and for a group that holds one at any depth. */
export function isNodeActive(node: NavNode, location: NavLocation): boolean {
  if (node.kind === 'link') return !node.openInNewTab && isPathActive(node.path, location);
  return node.children.some((child) => isNodeActive(child, location));
}

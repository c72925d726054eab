import type { Can, NavItem, NavNode } from './nav-types.ts';

/** An entry that names neither action nor subject is for everyone with an ability. */
function allows(item: { action?: string; subject?: string }, can: Can): boolean {
  if (item.action === undefined && item.subject === undefined) return true;
  return can(item.action ?? 'read', item.subject ?? 'all');
}

function visible<T extends NavItem>(item: T, can: Can): T[] {
  if (!allows(item, can)) return [];
  if (item.kind !== 'group') return [item];
  const children = item.children.flatMap((child: NavNode) => visible(child, can));
  return children.length > 0 ? [{ ...item, children }] : [];
}

/**
 * What the ability lets see (specification §6): a link if allowed; a group if at least one child
 * is, and the group itself where it asks for something; a section title by its own permission.
 */
export function filterNavigation(items: readonly NavItem[], can: Can): NavItem[] {
  return items.flatMap((item) => visible(item, can));
}

import { isNodeActive, type NavLocation } from './active-item.ts';
import type { NavItem } from './nav-types.ts';

/** Identifies a group by its place among its siblings: '2', or '2.0' for a group inside it. */
export type GroupId = string;

/** The groups that stand open. */
export type OpenGroups = readonly GroupId[];

export type ToggleType = 'accordion' | 'collapse';

const parentOf = (id: GroupId) => id.slice(0, Math.max(0, id.lastIndexOf('.')));
const isInside = (id: GroupId, group: GroupId) => id === group || id.startsWith(`${group}.`);

/** The groups on the way to the active entry, outermost first. */
export function activeGroups(
  items: readonly NavItem[],
  location: NavLocation,
  prefix = '',
): GroupId[] {
  return items.flatMap((item, index) => {
    if (item.kind !== 'group' || !isNodeActive(item, location)) return [];
    const id = `${prefix}${index}`;
    return [id, ...activeGroups(item.children, location, `${id}.`)];
  });
}

/** In accordion mode, whatever is open except `id` and its ancestors closes. */
function open(groups: OpenGroups, id: GroupId, mode: ToggleType): OpenGroups {
  if (groups.includes(id)) return groups;
  if (mode === 'collapse') return [...groups, id];
  const siblings = (group: GroupId) => parentOf(group) === parentOf(id) && group !== id;
  const closing = groups.filter(siblings);
  return [...groups.filter((group) => !closing.some((sibling) => isInside(group, sibling))), id];
}

/** A click on a group: an open one closes with all inside, a closed one opens by the mode's rule. */
export function toggleGroup(groups: OpenGroups, id: GroupId, mode: ToggleType): OpenGroups {
  if (groups.includes(id)) return groups.filter((group) => !isInside(group, id));
  return open(groups, id, mode);
}

/** A change of route: the groups that hold the active entry open by themselves. */
export function openActive(
  groups: OpenGroups,
  active: readonly GroupId[],
  mode: ToggleType,
): OpenGroups {
  return active.reduce<OpenGroups>((all, id) => open(all, id, mode), groups);
}

import { describe, expect, it } from 'vitest';
import { isNodeActive, isPathActive, menuLocation } from './active-item.ts';
import { filterNavigation } from './filter-navigation.ts';
import type { NavGroup, NavItem, NavLink } from './nav-types.ts';
import { activeGroups, openActive, toggleGroup } from './open-groups.ts';

const link = (path: string, more: Partial<NavLink> = {}): NavLink => ({
  kind: 'link',
  title: 'nav.prompts',
  path,
  ...more,
});
const group = (children: NavGroup['children'], more: Partial<NavGroup> = {}): NavGroup => ({
  kind: 'group',
  title: 'nav.team',
  children,
  ...more,
});
const at = (pathname: string, search = '', firstParam?: string) => ({
  pathname,
  search,
  firstParam,
});

describe('the active item', () => {
  it('is the one whose path equals the current path', () => {
    expect(isPathActive('/promptlist', at('/promptlist'))).toBe(true);
    expect(isPathActive('/promptlist', at('/userprofile'))).toBe(false);
  });

  it('or is contained in the current path together with the first query value', () => {
    expect(isPathActive('/promptlist', at('/promptlist/all', '?q=report'))).toBe(true);
    expect(isPathActive('/promptgenrator', at('/promptgenrator-edit/a1', '', 'a1'))).toBe(true);
  });

  it('a path merely contained, without a query, is not active', () => {
    expect(isPathActive('/promptgenrator', at('/promptgenrator-edit/a1'))).toBe(false);
  });

  it('an escaped query value counts as what it says', () => {
    expect(isPathActive('/promptlist', at('/promptlist/x', '?q=weekly+report'))).toBe(true);
  });

  it("'/' matches exactly", () => {
    expect(isPathActive('/', at('/'))).toBe(true);
    expect(isPathActive('/', at('/promptlist', '?q=report'))).toBe(false);
  });

  it('is never one without a path, nor a link to another site', () => {
    expect(isPathActive(undefined, at('/'))).toBe(false);
    expect(isNodeActive(link('/promptlist', { openInNewTab: true }), at('/promptlist'))).toBe(
      false,
    );
  });

  it('survives an address with a broken escape', () => {
    expect(isPathActive('/promptlist', at('/promptlist/%E0%A4', '?q=%E0%A4'))).toBe(false);
  });
});

describe('a screen that an entry covers', () => {
  const items = [
    link('/', { covers: ['/dashboard'] }),
    link('/promptgenrator'),
    group([link('/promptlist', { covers: ['/promptgenrator-edit'] })]),
  ];

  it('lights that entry, and no other whose path it contains', () => {
    const editing = menuLocation(items, at('/promptgenrator-edit/a1', '?run=r1', 'a1'));
    expect(items.filter((item) => isNodeActive(item, editing))).toEqual([items[2]]);
    const dashboard = menuLocation(items, at('/dashboard'));
    expect(items.filter((item) => isNodeActive(item, dashboard))).toEqual([items[0]]);
  });

  it('is that address or one below it, not one that only begins alike', () => {
    const other = at('/dashboards');
    expect(menuLocation(items, other)).toBe(other);
  });
});

describe('menu groups', () => {
  const items: NavItem[] = [
    link('/'),
    group([link('/a'), group([link('/b/c')])]),
    group([link('/d')]),
  ];

  it('a group holding the active route opens automatically, at any depth', () => {
    expect(activeGroups(items, at('/b/c'))).toEqual(['1', '1.1']);
    expect(activeGroups(items, at('/'))).toEqual([]);
  });

  it('open and close on click', () => {
    const opened = toggleGroup([], '1', 'collapse');
    expect(opened).toEqual(['1']);
    expect(toggleGroup(opened, '1', 'collapse')).toEqual([]);
  });

  it('in collapse mode several may be open', () => {
    expect(toggleGroup(['1'], '2', 'collapse')).toEqual(['1', '2']);
  });

  it('in accordion mode opening one closes its siblings and what is inside them', () => {
    expect(toggleGroup(['1', '1.1'], '2', 'accordion')).toEqual(['2']);
  });

  it('in accordion mode opening an inner group leaves its parent open', () => {
    expect(toggleGroup(['1', '1.0'], '1.1', 'accordion')).toEqual(['1', '1.1']);
  });

  it('closing a group closes what is inside it, and nothing that only looks alike', () => {
    expect(toggleGroup(['1', '1.1', '10'], '1', 'collapse')).toEqual(['10']);
  });

  it('in accordion mode a change of route closes the group left behind', () => {
    expect(openActive(['2'], ['1', '1.1'], 'accordion')).toEqual(['1', '1.1']);
    expect(openActive(['2'], ['1', '1.1'], 'collapse')).toEqual(['2', '1', '1.1']);
  });
});

describe('menu visibility', () => {
  const billing = { action: 'read', subject: 'billing' };
  const allowAll = () => true;
  const exceptBilling = (_action: string, subject: string) => subject !== 'billing';

  it('manage on all subjects shows everything', () => {
    const items: NavItem[] = [
      { kind: 'section', sectionTitle: 'nav.account', ...billing },
      link('/billinghistory', billing),
      group([link('/a', billing)]),
    ];
    expect(filterNavigation(items, allowAll)).toEqual(items);
  });

  it('a link shows if allowed', () => {
    const items = [link('/promptlist'), link('/billinghistory', billing)];
    expect(filterNavigation(items, exceptBilling)).toEqual([items[0]]);
  });

  it('a group shows if at least one child is allowed, with those that are', () => {
    const items = [group([link('/a', billing), link('/b')]), group([link('/c', billing)])];
    expect(filterNavigation(items, exceptBilling)).toEqual([group([link('/b')])]);
  });

  it('a group shows only if its own action and subject allow, when given', () => {
    expect(filterNavigation([group([link('/a')], billing)], exceptBilling)).toEqual([]);
  });

  it('a section title needs its own permission', () => {
    const title: NavItem = { kind: 'section', sectionTitle: 'nav.account', ...billing };
    expect(filterNavigation([title, link('/a')], exceptBilling)).toEqual([link('/a')]);
  });

  it('groups inside groups are judged alike', () => {
    const items = [group([group([link('/a', billing)])])];
    expect(filterNavigation(items, exceptBilling)).toEqual([]);
  });
});

import Box from '@mui/material/Box';
import { isNodeActive } from './active-item.ts';
import { NavGroupItem } from './nav-group-item.tsx';
import { NavLinkItem } from './nav-link-item.tsx';
import type { NavMenu } from './nav-menu.ts';
import { NavSectionTitle } from './nav-section-title.tsx';
import type { NavItem } from './nav-types.ts';

export type NavTreeProps = {
  items: readonly NavItem[];
  menu: NavMenu;
  /** The group that these items stand in, ending in a dot; empty for the menu itself. */
  prefix?: string;
  depth?: number;
};

/** The entries of a vertical menu, groups within groups included. */
export function NavTree({ items, menu, prefix = '', depth = 0 }: NavTreeProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item, index) => {
        const id = `${prefix}${index}`;
        if (item.kind === 'section') {
          return <NavSectionTitle key={id} section={item} isWide={menu.isWide} />;
        }
        return (
          <li key={id}>
            {item.kind === 'link' ? (
              <NavLinkItem
                item={item}
                isActive={isNodeActive(item, menu.location)}
                isWide={menu.isWide}
                depth={depth}
                onNavigate={menu.onNavigate}
                onIntent={menu.onIntent}
              />
            ) : (
              <NavGroupItem group={item} id={id} menu={menu} depth={depth}>
                <NavTree items={item.children} menu={menu} prefix={`${id}.`} depth={depth + 1} />
              </NavGroupItem>
            )}
          </li>
        );
      })}
    </Box>
  );
}

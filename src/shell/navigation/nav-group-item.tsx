import { mdiChevronDown, mdiCircleSmall } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import { useId, type ReactNode } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { isNodeActive } from './active-item.ts';
import { NavLabel } from './nav-label.tsx';
import { entrySx, type NavMenu } from './nav-menu.ts';
import type { GroupId } from './open-groups.ts';
import type { NavGroup } from './nav-types.ts';

export type NavGroupItemProps = {
  group: NavGroup;
  id: GroupId;
  menu: NavMenu;
  depth: number;
  children: ReactNode;
};

/** A group of a vertical menu: a button, and below it what unfolds. */
export function NavGroupItem({ group, id, menu, depth, children }: NavGroupItemProps) {
  const listId = useId();
  const isOpen = menu.open.includes(id) && menu.isWide;
  const isActive = isNodeActive(group, menu.location);
  return (
    <>
      <ButtonBase
        component="button"
        type="button"
        disabled={group.disabled ?? false}
        focusRipple={false}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => menu.toggle(id)}
        sx={entrySx({ isActive: isActive && !isOpen, isWide: menu.isWide, depth })}
      >
        <Icon path={group.icon ?? mdiCircleSmall} />
        <NavLabel item={group} />
        <Box component="span" sx={{ display: 'inline-flex', color: 'text.secondary' }}>
          <Icon
            path={mdiChevronDown}
            fontSize="small"
            sx={{
              transform: isOpen ? 'rotate(180deg)' : 'none',
              transition: 'transform 200ms ease-out',
            }}
          />
        </Box>
      </ButtonBase>
      <Collapse in={isOpen} id={listId} unmountOnExit>
        {children}
      </Collapse>
    </>
  );
}

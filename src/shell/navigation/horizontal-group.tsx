import { mdiChevronDown, mdiChevronRight, mdiCircleSmall } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import { useId, useRef, useState, type ReactNode } from 'react';
import { hoverTokens, layoutTokens, shadowTokens } from '#src/theme/tokens.ts';
import { Icon } from '#src/ui/icon.tsx';
import { isNodeActive } from './active-item.ts';
import { NavLabel } from './nav-label.tsx';
import { entrySx, type NavMenu } from './nav-menu.ts';
import type { NavGroup } from './nav-types.ts';

export type HorizontalGroupProps = {
  group: NavGroup;
  menu: NavMenu;
  depth: number;
  /** Opens towards the line's start, as it is at its end. */
  isAtEnd?: boolean;
  children: (close: () => void) => ReactNode;
};

/** A drop-down of the horizontal menu: by pointer on hover, by keyboard on Enter or Arrow Down. */
export function HorizontalGroup(props: HorizontalGroupProps) {
  const { group, menu, depth, isAtEnd = false, children } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const close = () => setOpen(false);
  const isNested = depth > 0;
  return (
    <Box
      sx={{ position: 'relative' }}
      onMouseEnter={() => setOpen(!group.disabled)}
      onMouseLeave={close}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) {
          event.stopPropagation();
          close();
          button.current?.focus();
        }
        if (event.key === 'ArrowDown' && event.target === button.current) {
          event.preventDefault();
          setOpen(true);
        }
      }}
    >
      <ButtonBase
        ref={button}
        component="button"
        type="button"
        disabled={group.disabled ?? false}
        focusRipple={false}
        aria-expanded={isOpen}
        aria-controls={listId}
        // A pointer has opened it by hovering; only a key's click (detail 0) toggles.
        onClick={(event) => setOpen(event.detail === 0 ? !isOpen : true)}
        sx={entrySx({ isActive: isNodeActive(group, menu.location), isWide: true, depth: 0 })}
      >
        <Icon path={group.icon ?? mdiCircleSmall} />
        <NavLabel item={group} />
        <span>
          <Icon
            path={isNested ? mdiChevronRight : mdiChevronDown}
            isDirectional={isNested}
            fontSize="small"
            sx={{ display: 'block', color: 'text.secondary' }}
          />
        </span>
      </ButtonBase>
      <Fade in={isOpen} timeout={hoverTokens} unmountOnExit>
        <Paper
          id={listId}
          elevation={0}
          sx={{
            position: 'absolute',
            ...(isAtEnd ? { insetInlineEnd: 0 } : { insetInlineStart: isNested ? '100%' : 0 }),
            top: isNested ? -6 : '100%',
            zIndex: 'modal',
            minWidth: layoutTokens.menuTextMaxWidth,
            p: 1.5,
            boxShadow: shadowTokens.raised,
            border: 1,
            borderColor: 'divider',
          }}
        >
          {children(close)}
        </Paper>
      </Fade>
    </Box>
  );
}

import type { SxProps, Theme } from '@mui/material/styles';
import type { NavLocation } from './active-item.ts';
import type { GroupId, OpenGroups } from './open-groups.ts';

/** What every entry of a menu needs to know of the whole. */
export type NavMenu = {
  location: NavLocation;
  open: OpenGroups;
  toggle: (id: GroupId) => void;
  /** False in a collapsed menu: only icons are seen. */
  isWide: boolean;
  /** A link was followed: a drawer closes. */
  onNavigate?: (() => void) | undefined;
  onIntent?: ((path: string) => void) | undefined;
};

/** Looks of a link and of a group's button alike; `depth` 0 is the menu itself. */
export function entrySx(state: {
  isActive: boolean;
  isWide: boolean;
  depth: number;
}): SxProps<Theme> {
  const { isActive, isWide, depth } = state;
  return (theme) => ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: 3,
    width: '100%',
    minHeight: 42,
    my: 0.5,
    px: '11px',
    ...(isWide && depth > 0 && { paddingInlineStart: `${11 + depth * 12}px` }),
    borderRadius: 1,
    color: isActive ? 'primary.main' : 'text.primary',
    fontFamily: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: isActive ? 500 : 400,
    textDecoration: 'none',
    bgcolor: isActive ? theme.alpha(theme.vars.palette.primary.main, 0.1) : 'transparent',
    transition: 'background-color 120ms ease-out',
    '&:hover': {
      bgcolor: isActive
        ? theme.alpha(theme.vars.palette.primary.main, 0.14)
        : theme.vars.palette.action.hover,
    },
    '& > .MuiSvgIcon-root': {
      fontSize: depth > 0 ? '1.125rem' : '1.375rem',
      flexShrink: 0,
      color: isActive ? 'primary.main' : 'text.secondary',
    },
    '& > :not(.MuiSvgIcon-root)': {
      opacity: isWide ? 1 : 0,
      transition: 'opacity 150ms ease-out',
    },
  });
}

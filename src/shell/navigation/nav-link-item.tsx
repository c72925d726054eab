import { mdiCircleSmall } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '#src/ui/icon.tsx';
import { visuallyHidden } from '#src/ui/visually-hidden.ts';
import { NavLabel } from './nav-label.tsx';
import { entrySx, type NavMenu } from './nav-menu.ts';
import type { NavLink } from './nav-types.ts';

export type NavLinkItemProps = Pick<NavMenu, 'isWide' | 'onNavigate' | 'onIntent'> & {
  item: NavLink;
  isActive: boolean;
  depth: number;
};

/** One link of a menu. Without a path it is a button that does nothing, as specified. */
export const NavLinkItem = memo(function NavLinkItem({
  item,
  isActive,
  isWide,
  depth,
  onNavigate,
  onIntent,
}: NavLinkItemProps) {
  const { t } = useTranslation('shell');
  const { path, openInNewTab = false, disabled = false } = item;
  const target = path === undefined || disabled ? null : path;

  const element =
    target === null
      ? { component: 'button' as const, type: 'button' as const, disabled }
      : openInNewTab
        ? { component: 'a' as const, href: target, target: '_blank', rel: 'noopener noreferrer' }
        : {
            component: Link,
            to: target,
            onMouseEnter: () => onIntent?.(target),
            onFocus: () => onIntent?.(target),
          };

  return (
    <ButtonBase
      {...element}
      focusRipple={false}
      aria-current={isActive ? 'page' : undefined}
      onClick={target === null ? undefined : onNavigate}
      sx={[entrySx({ isActive, isWide, depth }) as object, disabled && { opacity: 0.5 }]}
    >
      <Icon path={item.icon ?? mdiCircleSmall} />
      <NavLabel item={item} />
      {openInNewTab && (
        <Box component="span" sx={visuallyHidden}>
          ({t('newTab')})
        </Box>
      )}
    </ButtonBase>
  );
});

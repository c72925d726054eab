import { mdiCircleSmall } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '#src/ui/icon.tsx';
import { visuallyHidden } from '#src/ui/visually-hidden.ts';
import { isNodeActive } from './active-item.ts';
import { NavLabel } from './nav-label.tsx';
import { entrySx, type NavMenu } from './nav-menu.ts';
import type { NavLink } from './nav-types.ts';

export type NavLinkItemProps = { item: NavLink; menu: NavMenu; depth: number };

/** One link of a menu. Without a path it is a button that does nothing, as specified. */
export function NavLinkItem({ item, menu, depth }: NavLinkItemProps) {
  const { t } = useTranslation('shell');
  const isActive = isNodeActive(item, menu.location);
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
            onMouseEnter: () => menu.onIntent?.(target),
            onFocus: () => menu.onIntent?.(target),
          };

  return (
    <ButtonBase
      {...element}
      focusRipple={false}
      aria-current={isActive ? 'page' : undefined}
      onClick={target === null ? undefined : menu.onNavigate}
      sx={[
        entrySx({ isActive, isWide: menu.isWide, depth }) as object,
        disabled && { opacity: 0.5 },
      ]}
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
}

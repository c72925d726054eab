import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { HorizontalGroup } from './horizontal-group.tsx';
import { NavLinkItem } from './nav-link-item.tsx';
import type { NavMenu } from './nav-menu.ts';
import type { NavItem } from './nav-types.ts';

type EntriesProps = { items: readonly NavItem[]; menu: NavMenu; depth: number };

function Entries({ items, menu, depth }: EntriesProps) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        ...(depth === 0 && { display: 'flex', flexWrap: 'wrap', columnGap: 1 }),
      }}
    >
      {items.map((item, index) =>
        item.kind === 'section' ? null : (
          <li key={index}>
            {item.kind === 'link' ? (
              <NavLinkItem item={item} menu={menu} depth={0} />
            ) : (
              <HorizontalGroup group={item} menu={menu} depth={depth}>
                {(close) => (
                  <Entries
                    items={item.children}
                    menu={{ ...menu, onNavigate: close }}
                    depth={depth + 1}
                  />
                )}
              </HorizontalGroup>
            )}
          </li>
        ),
      )}
    </Box>
  );
}

export type HorizontalNavProps = { items: readonly NavItem[]; menu: NavMenu };

/** The same menu in one line; section titles have no place in it. */
export function HorizontalNav({ items, menu }: HorizontalNavProps) {
  const { t } = useTranslation('shell');
  return (
    <Box
      component="nav"
      aria-label={t('menu.label')}
      sx={{ py: 1, '& .MuiButtonBase-root': { gap: 2, fontSize: '0.875rem' } }}
    >
      <Entries items={items} menu={menu} depth={0} />
    </Box>
  );
}

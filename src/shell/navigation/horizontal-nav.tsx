import { mdiDotsHorizontal } from '@mdi/js';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isNodeActive } from './active-item.ts';
import { HorizontalGroup } from './horizontal-group.tsx';
import { NavLinkItem } from './nav-link-item.tsx';
import type { NavMenu } from './nav-menu.ts';
import { useNavMenu } from './nav-menu-provider.tsx';
import type { NavItem, NavNode } from './nav-types.ts';
import { useFittingCount } from './use-fitting-count.ts';

type EntryProps = { item: NavNode; menu: NavMenu; depth: number; isAtEnd?: boolean };

function Entry({ item, menu, depth, isAtEnd = false }: EntryProps) {
  if (item.kind === 'link')
    return (
      <NavLinkItem
        item={item}
        isActive={isNodeActive(item, menu.location)}
        isWide
        depth={0}
        onNavigate={menu.onNavigate}
        onIntent={menu.onIntent}
      />
    );
  return (
    <HorizontalGroup group={item} menu={menu} depth={depth} isAtEnd={isAtEnd}>
      {(close) => (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {item.children.map((child, index) => (
            <li key={index}>
              <Entry item={child} menu={{ ...menu, onNavigate: close }} depth={depth + 1} />
            </li>
          ))}
        </Box>
      )}
    </HorizontalGroup>
  );
}

export type HorizontalNavProps = { items: readonly NavItem[] };

/** The same menu in one line, without section titles; what does not fit is under 'More'. */
export function HorizontalNav({ items }: HorizontalNavProps) {
  const menu = { ...useNavMenu(), isWide: true };
  const { t } = useTranslation('shell');
  const entries = items.filter((item) => item.kind !== 'section');
  const list = useRef<HTMLUListElement>(null);
  const titles = entries.map(({ title }) => t(title)).join(' ');
  const { shown, isMeasuring } = useFittingCount(list, entries.length, titles);
  const others = isMeasuring ? entries : entries.slice(shown);
  return (
    <Box
      component="nav"
      aria-label={t('menu.label')}
      sx={{ py: 1, '& .MuiButtonBase-root': { gap: 2, fontSize: '0.875rem' } }}
    >
      <Box
        component="ul"
        ref={list}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          columnGap: 1,
          '& > li': { flexShrink: 0 },
          ...(isMeasuring && { overflow: 'hidden' }),
        }}
      >
        {entries.slice(0, shown).map((item, index) => (
          <li key={index}>
            <Entry item={item} menu={menu} depth={0} />
          </li>
        ))}
        {others.length > 0 && (
          <li>
            <Entry
              item={{
                kind: 'group',
                title: 'nav.more',
                icon: mdiDotsHorizontal,
                children: others,
              }}
              menu={menu}
              depth={0}
              isAtEnd
            />
          </li>
        )}
      </Box>
    </Box>
  );
}

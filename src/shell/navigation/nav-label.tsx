import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { layoutTokens } from '#src/theme/tokens.ts';
import type { NavNode } from './nav-types.ts';

export type NavLabelProps = { item: NavNode };

/** Title, cut at 220 px, and badge of a menu entry. */
export function NavLabel({ item }: NavLabelProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      <Box
        component="span"
        sx={{
          flex: 1,
          minWidth: 0,
          maxWidth: layoutTokens.menuTextMaxWidth,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          textAlign: 'start',
        }}
      >
        {t(item.title)}
      </Box>
      {item.badgeContent !== undefined && (
        <Chip size="small" color={item.badgeColor ?? 'primary'} label={item.badgeContent} />
      )}
    </>
  );
}

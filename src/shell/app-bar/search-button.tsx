import { mdiMagnify } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icon.tsx';
import { visuallyHidden } from '#src/ui/visually-hidden.ts';
import { modifierKey } from '#src/ui/modifier-key.ts';

export type SearchButtonProps = { onClick: () => void };

/** Opens the command palette; on wide screens it also tells the keys that do. */
export function SearchButton({ onClick }: SearchButtonProps) {
  const { t } = useTranslation('shell');
  return (
    <ButtonBase
      onClick={onClick}
      aria-keyshortcuts="Control+K Meta+K"
      sx={{
        gap: 2.5,
        height: 40,
        minWidth: 40,
        px: { xs: 2, md: 3 },
        borderRadius: 1,
        color: 'text.secondary',
        fontFamily: 'inherit',
        fontSize: '0.9375rem',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Icon path={mdiMagnify} />
      <Box
        component="span"
        sx={(theme) => ({ [theme.breakpoints.down('md')]: theme.unstable_sx(visuallyHidden) })}
      >
        {t('palette.open')}
      </Box>
      <Box
        component="kbd"
        aria-hidden="true"
        sx={{
          display: { xs: 'none', md: 'inline' },
          px: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 0.75,
          fontFamily: 'inherit',
          fontSize: '0.75rem',
        }}
        dir="ltr"
      >
        {modifierKey()} K
      </Box>
    </ButtonBase>
  );
}

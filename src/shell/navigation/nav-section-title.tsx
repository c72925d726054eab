import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { NavSection } from './nav-types.ts';

export type NavSectionTitleProps = { section: NavSection; isWide: boolean };

/** A heading between entries; a short line when the menu is collapsed. */
export function NavSectionTitle({ section, isWide }: NavSectionTitleProps) {
  const { t } = useTranslation('shell');
  return (
    <Typography
      component="li"
      variant="overline"
      sx={{
        display: 'flex',
        alignItems: 'center',
        height: 32,
        mt: 4,
        px: '11px',
        whiteSpace: 'nowrap',
        color: 'text.secondary',
        '&::before': {
          content: '""',
          flex: '0 0 auto',
          width: isWide ? 0 : 22,
          borderTop: 1,
          borderColor: 'divider',
        },
        '& > span': { opacity: isWide ? 1 : 0, transition: 'opacity 150ms ease-out' },
      }}
    >
      <span>{t(section.sectionTitle)}</span>
    </Typography>
  );
}

import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** The element that the skip link leads to; every layout's `<main>` carries it. */
export const MAIN_ID = 'main';

/** First thing that Tab reaches; seen only then. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <Box
      component="a"
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
      sx={{
        position: 'fixed',
        insetInlineStart: 12,
        top: 12,
        zIndex: 'tooltip',
        px: 4,
        py: 2.5,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 500,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {t('skipToContent')}
    </Box>
  );
}

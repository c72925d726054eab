import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from 'react-i18next';
import { LogoMark } from './logo-mark.tsx';

/** Full screen with the logo, while it is not yet known who is here. */
export function Splash() {
  const { t } = useTranslation('common');
  return (
    <Box
      component="main"
      data-splash
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}
    >
      <Box
        role="status"
        aria-label={t('states.loading')}
        sx={{ position: 'relative', display: 'grid', placeItems: 'center' }}
      >
        <LogoMark size={48} />
        <CircularProgress
          size={92}
          thickness={2}
          aria-hidden="true"
          sx={{ position: 'absolute' }}
        />
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useNavigationTarget } from '../lib/navigation-target.ts';

/** Before that a change of screen is felt as immediate, and a bar would only flicker. */
const DELAY_MS = 150;

/**
 * A bar along the top while the screen that was asked for is on its way. Its movement is the
 * compositor's alone: it goes on while the screen is rendered.
 */
export function NavigationProgress() {
  const { t } = useTranslation();
  const { key } = useLocation();
  const target = useNavigationTarget();
  if (!target || target.location.key === key) return null;
  return (
    <Box
      role="progressbar"
      aria-label={t('states.loading')}
      sx={{
        position: 'fixed',
        insetInline: 0,
        top: 0,
        zIndex: 'tooltip',
        height: 3,
        bgcolor: 'primary.main',
        pointerEvents: 'none',
        transformOrigin: 'left',
        animation: `pw-navigation 10s cubic-bezier(0, 0.7, 0.2, 1) ${DELAY_MS}ms both`,
        '@keyframes pw-navigation': {
          '0%': { opacity: 0, transform: 'scaleX(0)' },
          '1%': { opacity: 1, transform: 'scaleX(0.1)' },
          '100%': { opacity: 1, transform: 'scaleX(0.95)' },
        },
      }}
    />
  );
}

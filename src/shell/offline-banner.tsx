import { mdiWifiOff } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/use-formats.ts';
import { useWaitingTitles } from '../session/use-waiting-titles.ts';
import { shadowTokens } from '../theme/tokens.ts';
import { Icon } from '../ui/icon.tsx';
import { useOnline } from './use-online.ts';

export type OfflineBannerProps = {
  /** The device is online, but the server gave no answer or only faults. */
  isServerAway?: boolean;
  onRetry?: () => void;
};

/** Says, above the page's bottom so that nothing moves, that there is no connection. */
export function OfflineBanner({ isServerAway = false, onRetry }: OfflineBannerProps) {
  const { t } = useTranslation(['shell', 'common']);
  const { list } = useFormats();
  const waiting = useWaitingTitles();
  const isOnline = useOnline();
  const isShown = !isOnline || isServerAway;
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        insetInline: 16,
        bottom: 16,
        zIndex: 'snackbar',
        display: 'grid',
        placeItems: 'center',
        pointerEvents: 'none',
      }}
    >
      {isShown && (
        <Alert
          severity="warning"
          variant="filled"
          role="presentation"
          icon={<Icon path={mdiWifiOff} fontSize="inherit" />}
          sx={{
            alignItems: 'center',
            boxShadow: shadowTokens.raised,
            pointerEvents: 'auto',
            '& .MuiAlert-action': { ml: 2, mr: 0, p: 0 },
          }}
          action={
            onRetry && isOnline ? (
              <Button color="inherit" size="small" onClick={onRetry}>
                {t('common:actions.retry')}
              </Button>
            ) : null
          }
        >
          {t(isOnline ? 'offline.server' : 'offline.device')}
          {waiting.length > 0 && (
            <Box component="span" dir="auto" sx={{ display: 'block', fontWeight: 500 }}>
              {t('offline.waiting', { titles: list(waiting) })}
            </Box>
          )}
        </Alert>
      )}
    </Box>
  );
}

import { mdiAlertCircleOutline, mdiCheckCircleOutline, mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Grow from '@mui/material/Grow';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { resolveValue, type Toast } from 'react-hot-toast/headless';
import { useTranslation } from 'react-i18next';
import { shadowTokens } from '#src/theme/tokens.ts';
import { Icon } from '../icon.tsx';

export type ToastCardProps = { toast: Toast; onClose: () => void };

function Sign({ type }: { type: Toast['type'] }) {
  if (type === 'loading') return <CircularProgress size={20} aria-hidden="true" />;
  if (type === 'success') return <Icon path={mdiCheckCircleOutline} color="success" />;
  if (type === 'error') return <Icon path={mdiAlertCircleOutline} color="error" />;
  return null;
}

/** One toast; a custom one brings its own looks. */
export function ToastCard({ toast, onClose }: ToastCardProps) {
  const { t } = useTranslation('common');
  const message = resolveValue(toast.message, toast);
  return (
    <Grow in={toast.visible} appear timeout={{ enter: 180, exit: 140 }}>
      {toast.type === 'custom' ? (
        <Box sx={{ pointerEvents: 'auto' }}>{message}</Box>
      ) : (
        <Paper
          elevation={0}
          sx={{
            display: 'flex',
            alignItems: 'flex-start',
            gap: 3,
            minWidth: 240,
            maxWidth: 'min(420px, calc(100vw - 32px))',
            p: 2,
            paddingInlineStart: 4,
            boxShadow: shadowTokens.raised,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1.5,
            pointerEvents: 'auto',
          }}
        >
          {(toast.icon ?? toast.type !== 'blank') && (
            <Box sx={{ display: 'flex', pt: 1 }}>{toast.icon ?? <Sign type={toast.type} />}</Box>
          )}
          <Box dir="auto" sx={{ flex: 1, py: 1, overflowWrap: 'anywhere' }}>
            {message}
          </Box>
          <IconButton size="small" aria-label={t('actions.close')} onClick={onClose}>
            <Icon path={mdiClose} fontSize="small" />
          </IconButton>
        </Paper>
      )}
    </Grow>
  );
}

import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useToaster } from 'react-hot-toast/headless';
import { toast as toaster } from './toast.ts';
import { ToastCard } from './toast-card.tsx';
import { placement, TOAST_DURATIONS, type ToastPosition } from './toast-rules.ts';

export type ToastsProps = { position: ToastPosition };

const OPTIONS = Object.fromEntries(
  Object.entries(TOAST_DURATIONS).map(([type, duration]) => [type, { duration, removeDelay: 200 }]),
);

/**
 * Shows the toasts of `toast.ts`, at most 20 (the library's own limit), and speaks them: errors
 * at once, the others when the reader has time. They wait while pointed at or focused.
 */
export function Toasts({ position }: ToastsProps) {
  const { t } = useTranslation('shell');
  const { toasts, handlers } = useToaster(OPTIONS);
  // The usual place exists before there is something to say, or it would not be spoken.
  const places = [...new Set([position, ...toasts.map((entry) => entry.position ?? position)])];
  return (
    <Box
      component="section"
      aria-label={t('ui.messages')}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {places.map((place) => {
        const { edge, align } = placement(place);
        return (
          <Box
            key={place}
            role="status"
            sx={{
              position: 'fixed',
              zIndex: 'snackbar',
              insetInline: 16,
              [edge]: 16,
              display: 'flex',
              flexDirection: edge === 'top' ? 'column' : 'column-reverse',
              alignItems: align,
              gap: 2,
              pointerEvents: 'none',
            }}
          >
            {toasts
              .filter((entry) => (entry.position ?? position) === place)
              .map((entry) => (
                <div key={entry.id} role={entry.type === 'error' ? 'alert' : undefined}>
                  <ToastCard toast={entry} onClose={() => toaster.dismiss(entry.id)} />
                </div>
              ))}
          </Box>
        );
      })}
    </Box>
  );
}

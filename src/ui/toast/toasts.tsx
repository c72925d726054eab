import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useToaster } from 'react-hot-toast/headless';
import { followDialogs } from './follow-dialogs.ts';
import { toast as toaster } from './toast.ts';
import { ToastCard } from './toast-card.tsx';
import { placement, TOAST_DURATIONS, type ToastPosition } from './toast-rules.ts';
import { useResumedToasts } from './use-resumed-toasts.ts';

export type ToastsProps = { position: ToastPosition };

const OPTIONS = Object.fromEntries(
  Object.entries(TOAST_DURATIONS).map(([type, duration]) => [type, { duration, removeDelay: 200 }]),
);

/** A popover is shown above all else, whatever holds it: a dialog that fades does not take it along. */
function showAboveAll(element: HTMLElement | null): void {
  if (!element?.showPopover) return;
  element.popover = 'manual';
  element.showPopover();
}

const WITHOUT_LOOKS = {
  inset: 'auto',
  width: 0,
  height: 0,
  m: 0,
  p: 0,
  border: 0,
  overflow: 'visible',
  color: 'inherit',
  background: 'none',
} as const;

/**
 * Shows the toasts of `toast.ts`, at most 20 (the library's own limit), and speaks them: errors
 * at once, the others when the reader has time. They wait while pointed at or focused.
 */
export function Toasts({ position }: ToastsProps) {
  const { t } = useTranslation('shell');
  const { toasts, handlers } = useToaster(OPTIONS);
  useResumedToasts(toasts.length, handlers.endPause);
  // The usual place exists before there is something to say, or it would not be spoken.
  const places = [...new Set([position, ...toasts.map((entry) => entry.position ?? position)])];
  const [host] = useState(() => document.createElement('div'));
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => followDialogs(host, () => showAboveAll(section.current)), [host]);
  return createPortal(
    <Box
      ref={section}
      component="section"
      aria-label={t('ui.messages')}
      sx={WITHOUT_LOOKS}
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
    </Box>,
    host,
  );
}

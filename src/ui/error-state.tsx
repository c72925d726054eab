import { mdiRefresh } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './empty-state.tsx';
import { Icon } from './icon.tsx';

export type ErrorStateProps = {
  /** What the server or the network said. */
  message: string;
  title?: string;
  requestId?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
};

/** Something could not be loaded: says why, and offers to try again. */
export function ErrorState(props: ErrorStateProps) {
  const { message, title, requestId, onRetry, isRetrying = false } = props;
  const { t } = useTranslation(['shell', 'common']);
  return (
    <div role="alert">
      <EmptyState
        illustration="error"
        title={title ?? t('ui.errorTitle')}
        text={
          <>
            {message}
            {requestId && (
              <Box component="span" sx={{ display: 'block', mt: 1, fontSize: '0.8125rem' }}>
                {t('common:errors.requestId', { id: requestId })}
              </Box>
            )}
          </>
        }
        action={
          onRetry && (
            <Button variant="outlined" loading={isRetrying} onClick={onRetry} sx={{ gap: 2 }}>
              <Icon path={mdiRefresh} fontSize="small" />
              {t('common:actions.retry')}
            </Button>
          )
        }
      />
    </div>
  );
}

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { paths } from '../lib/paths.ts';
import { PrefetchLink } from '../lib/prefetch-link.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Illustration } from '../ui/illustrations/illustration.tsx';

export type ServerErrorScreenProps = {
  /** What the server said, where it said something. */
  message?: string;
  requestId?: string;
  onRetry: () => void;
};

/** 500: what happened is not the visitor's doing; the request's id helps support. */
export function ServerErrorScreen({ message, requestId, onRetry }: ServerErrorScreenProps) {
  const { t } = useTranslation();
  return (
    <ErrorScreen
      code={500}
      illustration={<Illustration name="server-error" />}
      title={t('serverError.title')}
      text={message ?? t('serverError.text')}
      detail={requestId ? t('errors.requestId', { id: requestId }) : undefined}
    >
      <Button variant="contained" onClick={onRetry}>
        {t('actions.retry')}
      </Button>
      <Button variant="outlined" component={PrefetchLink} to={paths.home()}>
        {t('actions.backToHome')}
      </Button>
    </ErrorScreen>
  );
}

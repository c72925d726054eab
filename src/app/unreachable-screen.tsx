import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ErrorScreen } from './error-screen.tsx';
import { Illustration } from '../ui/illustrations/illustration.tsx';

export type UnreachableScreenProps = { message: string; onRetry: () => void };

/** No answer came: nothing is wrong with the page, so the one way on is another try. */
export function UnreachableScreen({ message, onRetry }: UnreachableScreenProps) {
  const { t } = useTranslation();
  return (
    <ErrorScreen title={message} illustration={<Illustration name="error" />}>
      <Button variant="contained" onClick={onRetry}>
        {t('actions.retry')}
      </Button>
    </ErrorScreen>
  );
}

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ChunkLoadError } from '../lib/lazy.ts';
import { ErrorScreen } from './error-screen.tsx';

/** A part of the program is gone, most likely replaced by a newer build. */
export function NewVersionScreen({ error }: { error: ChunkLoadError }) {
  const { t } = useTranslation();
  return (
    <ErrorScreen title={t('newVersion.title')} text={t('newVersion.text')} detail={error.message}>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('actions.reload')}
      </Button>
    </ErrorScreen>
  );
}

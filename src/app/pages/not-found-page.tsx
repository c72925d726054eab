import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { ErrorScreen } from '../error-screen.tsx';
import { Illustration } from '#src/ui/illustrations/illustration.tsx';

/** 404: back to home, or back to where one came from. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <ErrorScreen
      code={404}
      title={t('notFound.title')}
      text={t('notFound.text')}
      illustration={<Illustration name="not-found" />}
    >
      <Button variant="contained" component={PrefetchLink} to={paths.home()}>
        {t('actions.backToHome')}
      </Button>
      <Button variant="outlined" onClick={() => void navigate(-1)}>
        {t('actions.goBack')}
      </Button>
    </ErrorScreen>
  );
}

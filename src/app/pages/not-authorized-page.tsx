import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { ErrorScreen } from '../error-screen.tsx';
import { Illustration } from '#src/ui/illustrations/illustration.tsx';

/** 401, in the specification's words (§2). */
export function Component() {
  const { t } = useTranslation();
  return (
    <ErrorScreen
      code={401}
      title={t('notAuthorized.title')}
      text={t('notAuthorized.text')}
      illustration={<Illustration name="not-authorized" />}
    >
      <Button variant="contained" component={PrefetchLink} to={paths.home()}>
        {t('actions.backToHome')}
      </Button>
    </ErrorScreen>
  );
}

import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Why the first answer of a model of this computer takes its time. */
export function LoadingNote() {
  const { t } = useTranslation('prompts');
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
      {t('models.loading')}
    </Typography>
  );
}

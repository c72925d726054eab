import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { Work } from './generator-state.ts';

export type MissingDraftsProps = { work: Work };

/** Which drafts were asked for and are not here. */
export function MissingDrafts({ work }: MissingDraftsProps) {
  const { t, i18n } = useTranslation('prompts');
  const { missing = [], isCut } = work;
  if (missing.length === 0 && !isCut) return null;
  const names = missing.map((variant) => t(`generator.variants.${variant}`));
  const kinds = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names);
  return (
    <Alert severity="warning" sx={{ mb: 5 }}>
      {missing.length > 0 ? t('generator.missing', { kinds }) : t('generator.cut')}
    </Alert>
  );
}

import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { ModelDefaultFor } from '#src/generated/api/endpoints.schemas.ts';

/** What a model is used for by default; nothing where it is for nothing. */
export function DefaultChip({ works }: { works: ModelDefaultFor }) {
  const { t } = useTranslation('prompts');
  const [work, ...others] = works;
  if (work === undefined) return null;
  const label = others.length > 0 ? t('models.default') : t(`models.defaultFor.${work}`);
  return <Chip size="small" color="primary" label={label} />;
}

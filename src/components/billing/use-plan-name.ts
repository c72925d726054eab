import { useTranslation } from 'react-i18next';
import type { PlanCode } from '#src/generated/api/endpoints.schemas.ts';

/** The name of a plan of which only the code is known; an offer brings its plans' names itself. */
export function usePlanName(): (code: PlanCode) => string {
  const { t } = useTranslation('components');
  return (code) => t(`planNames.${code}`);
}

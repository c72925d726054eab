import { useTranslation } from 'react-i18next';
import { QuotaMeters } from '#src/components/quota-meters.tsx';
import type { Quota } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Section } from '#src/ui/section.tsx';

/** What is used of the plan's limits. */
export function QuotaSection({ quota }: { quota: Quota }) {
  const { t } = useTranslation('account');
  const { date } = useFormats();
  return (
    <Section title={t('quota.title')} text={t('quota.resets', { date: date(quota.resetsAt) })}>
      <QuotaMeters quota={quota} />
    </Section>
  );
}

import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { QuotaMeter } from '#src/components/quota-meter.tsx';
import type { Quota } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Section } from '#src/ui/section.tsx';

const LIMITS = ['generations', 'runs', 'downloads', 'savedPrompts'] as const;

/** What is used of the plan's limits. */
export function QuotaSection({ quota }: { quota: Quota }) {
  const { t } = useTranslation('account');
  const { date, number } = useFormats();
  return (
    <Section title={t('quota.title')} text={t('quota.resets', { date: date(quota.resetsAt) })}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        {LIMITS.map((key) => {
          const { used, limit } = quota[key];
          return (
            <QuotaMeter
              key={key}
              label={t(`quota.${key}`)}
              meter={quota[key]}
              text={
                limit === null
                  ? t('quota.unlimited', { used: number(used) })
                  : t('quota.of', { used: number(used), limit: number(limit) })
              }
            />
          );
        })}
      </Box>
    </Section>
  );
}

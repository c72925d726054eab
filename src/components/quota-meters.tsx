import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quota, QuotaMeter as Meter } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { QuotaMeter } from './quota-meter.tsx';

/** What a plan limits, in the order in which it is shown. */
export const QUOTA_LIMITS = ['generations', 'runs', 'downloads', 'savedPrompts'] as const;

export type QuotaMetersProps = {
  quota: Quota;
  note?: (meter: Meter) => ReactNode;
  children?: ReactNode;
};

/** Every limit of the plan, and how much of it is used. */
export function QuotaMeters({ quota, note, children }: QuotaMetersProps) {
  const { t } = useTranslation('components');
  const { number } = useFormats();
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {QUOTA_LIMITS.map((key) => {
        const { used, limit } = quota[key];
        return (
          <QuotaMeter
            key={key}
            label={t(`limits.${key}`)}
            meter={quota[key]}
            text={
              limit === null
                ? t('limits.unlimited', { used: number(used) })
                : t('limits.of', { used: number(used), limit: number(limit) })
            }
            note={note?.(quota[key])}
          />
        );
      })}
      {children}
    </Box>
  );
}

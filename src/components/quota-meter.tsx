import type { ReactNode } from 'react';
import type { QuotaMeter as Meter } from '#src/generated/api/endpoints.schemas.ts';
import { UsageMeter } from '#src/ui/usage-meter.tsx';
import { QUOTA_TONES, quotaLevel, quotaRatio } from './quota-level.ts';

export type QuotaMeterProps = {
  meter: Meter;
  label: string;
  /** Already written in the person's language, as in '914 of 2,500'. */
  text: string;
  note?: ReactNode;
};

/** One limit of the plan, and how much of it is used. */
export function QuotaMeter({ meter, ...rest }: QuotaMeterProps) {
  return <UsageMeter {...rest} tone={QUOTA_TONES[quotaLevel(meter)]} ratio={quotaRatio(meter)} />;
}

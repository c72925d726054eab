import Chip from '@mui/material/Chip';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { Interval } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';

export type IntervalSwitchProps = {
  interval: Interval;
  /** What the year saves, as in 0.2; 0 says nothing. */
  saving: number;
  onChange: (interval: Interval) => void;
};

/** Paid by the month or by the year. */
export function IntervalSwitch({ interval, saving, onChange }: IntervalSwitchProps) {
  const { t } = useTranslation('billing');
  const { percent } = useFormats();
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      size="small"
      value={interval}
      aria-label={t('plans.interval.label')}
      onChange={(_event, next: Interval | null) => {
        if (next) onChange(next);
      }}
    >
      {Object.values(Interval).map((value) => (
        <ToggleButton key={value} value={value} sx={{ px: 4, gap: 2, textTransform: 'none' }}>
          {t(`plans.interval.${value}`)}
          {value === 'year' && saving > 0 && (
            <Chip
              size="small"
              color="success"
              label={t('plans.interval.saving', { percent: percent(saving) })}
            />
          )}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

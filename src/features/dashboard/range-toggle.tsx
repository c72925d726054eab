import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { CountsRange } from '#src/generated/api/endpoints.schemas.ts';

export type RangeToggleProps = { range: CountsRange; onChange: (range: CountsRange) => void };

/** The days that are counted. */
export function RangeToggle({ range, onChange }: RangeToggleProps) {
  const { t } = useTranslation('dashboard');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={range}
      aria-label={t('range.label')}
      onChange={(_event, next: CountsRange | null) => {
        if (next) onChange(next);
      }}
    >
      {Object.values(CountsRange).map((value) => (
        <ToggleButton key={value} value={value} sx={{ px: 3, textTransform: 'none' }}>
          {t(`range.${value}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { atFirstLine } from '#src/ui/form/at-first-line.ts';
import { useRenewalSentence, type Renewal } from './use-renewal-sentence.ts';

export type RenewalConsentProps = {
  renewal: Renewal;
  isTicked: boolean;
  /** The button was pressed without the tick. */
  isMissing: boolean;
  onChange: (isTicked: boolean) => void;
};

/** Consent to renewal: a box that only the person ticks. */
export function RenewalConsent({ renewal, isTicked, isMissing, onChange }: RenewalConsentProps) {
  const { t } = useTranslation('common');
  const renewalSentence = useRenewalSentence();
  const helpId = useId();
  return (
    <FormControl error={isMissing}>
      <FormControlLabel
        label={renewalSentence(renewal)}
        sx={atFirstLine}
        control={
          <Checkbox
            checked={isTicked}
            onChange={(_event, isOn) => onChange(isOn)}
            slotProps={{
              input: {
                'aria-describedby': isMissing ? helpId : undefined,
                'aria-invalid': isMissing,
                'aria-required': true,
              },
            }}
          />
        }
      />
      {isMissing && <FormHelperText id={helpId}>{t('validation.required')}</FormHelperText>}
    </FormControl>
  );
}

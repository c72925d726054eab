import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Control } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { useRenewalSentence, type Renewal } from '#src/components/billing/use-renewal-sentence.ts';
import { paths } from '#src/lib/paths.ts';
import { CheckboxField } from '#src/ui/form/checkbox-field.tsx';

export type Consent = { acceptTerms: boolean; renewalConsent: boolean };

export type ConsentFieldsProps<Output> = {
  control: Control<Consent, unknown, Output>;
  renewal: Renewal;
};

/** The terms, and in a box of its own the consent to renewal; its wording has a version. */
export function ConsentFields<Output>({ control, renewal }: ConsentFieldsProps<Output>) {
  const { t } = useTranslation('billing');
  const renewalSentence = useRenewalSentence();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CheckboxField
        control={control}
        name="acceptTerms"
        label={
          <Trans
            t={t}
            i18nKey="checkout.terms"
            components={[
              <Link key="terms" href={paths.terms()} target="_blank" rel="noopener">
                {null}
              </Link>,
            ]}
          />
        }
      />
      <CheckboxField control={control} name="renewalConsent" label={renewalSentence(renewal)} />
    </Box>
  );
}

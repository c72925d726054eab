import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrorsOf, messageOf } from '#src/api/problem.ts';
import { useCheckCoupon } from '#src/generated/api/billing/billing.ts';
import type { Interval, PaidPlanCode } from '#src/generated/api/endpoints.schemas.ts';

export type CouponFieldProps = {
  plan: PaidPlanCode;
  interval: Interval;
  /** The coupon that the quote holds already. */
  applied: string | undefined;
  onApply: (code: string) => void;
};

/** A coupon's code. It is asked after first, so that a wrong one leaves the quote as it is. */
export function CouponField({ plan, interval, applied, onApply }: CouponFieldProps) {
  const { t } = useTranslation('billing');
  const [code, setCode] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const check = useCheckCoupon({
    mutation: { onSuccess: (coupon) => onApply(coupon.code) },
  });
  if (applied)
    return <Chip label={applied} onDelete={() => onApply('')} color="success" variant="outlined" />;
  if (!isOpen)
    return (
      <Button size="small" sx={{ marginInlineStart: -3 }} onClick={() => setIsOpen(true)}>
        {t('coupon.add')}
      </Button>
    );
  const error = check.error && (fieldErrorsOf(check.error)['couponCode'] ?? messageOf(check.error));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const couponCode = code.trim();
    if (couponCode !== '' && !check.isPending)
      check.mutate({ data: { couponCode, planCode: plan, interval } });
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', gap: 2 }}>
      <TextField
        size="small"
        autoFocus
        fullWidth
        label={t('coupon.label')}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          check.reset();
        }}
        error={Boolean(error)}
        helperText={error}
        slotProps={{ htmlInput: { dir: 'ltr', maxLength: 40, autoComplete: 'off' } }}
      />
      <Button type="submit" variant="outlined" loading={check.isPending} sx={{ height: 40 }}>
        {t('coupon.apply')}
      </Button>
    </Box>
  );
}

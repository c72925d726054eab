import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toSubmitError } from '#src/components/submit-error.ts';
import { useIdempotentRequest } from '#src/components/use-idempotent-request.ts';
import { useRefundTransaction } from '#src/generated/api/billing/billing.ts';
import type { AdminTransaction } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { useSchemaResolver } from '#src/i18n/use-schema-resolver.ts';
import { CheckboxField } from '#src/ui/form/checkbox-field.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { NumberField } from '#src/ui/form/number-field.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { MINOR, refundSchema } from './refund-schema.ts';

export type RefundDialogProps = { row: AdminTransaction; onClose: () => void };

/** Pays a payment back, all that is left of it or a part, with the reason that the credit note gives. */
export function RefundDialog({ row, onClose }: RefundDialogProps) {
  const { t } = useTranslation(['billing', 'common']);
  const { exactMoney } = useFormats();
  const titleId = useId();
  const { transaction, owner, refundable } = row;
  const { id, number, currency } = transaction;
  const left = refundable / MINOR;
  const schema = useMemo(() => refundSchema(left), [left]);
  const form = useForm({
    resolver: useSchemaResolver(schema),
    defaultValues: { amount: left, reason: '', endPlan: false },
  });
  const call = useIdempotentRequest();
  const refund = useRefundTransaction({
    request: call.request,
    mutation: {
      onSuccess: () => {
        toast.success(t('admin.refunded'));
        onClose();
      },
    },
  });
  const { control } = form;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('admin.refundOf', { number })}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 4 }}>
          {t('admin.left', {
            owner: owner.email ?? t('admin.gone'),
            amount: exactMoney(refundable, currency),
          })}
        </Typography>
        <Form
          form={form}
          loading={refund.isPending}
          submitError={toSubmitError(refund.error)}
          submitLabel={t('admin.refund')}
          actions={
            <Button color="inherit" disabled={refund.isPending} onClick={onClose}>
              {t('common:actions.cancel')}
            </Button>
          }
          onSubmit={({ amount, reason, endPlan }) => {
            const data = { amount: Math.round(amount * MINOR), currency, reason, endPlan };
            call.prepare(data);
            refund.mutate({ transactionId: id, data });
          }}
        >
          <NumberField
            control={control}
            name="amount"
            label={t('details.amount')}
            unit={currency}
          />
          <TextField
            control={control}
            name="reason"
            label={t('admin.reason')}
            helperText={t('admin.reasonHelp')}
            rows={2}
            maxLength={500}
          />
          <CheckboxField control={control} name="endPlan" label={t('admin.endPlan')} />
        </Form>
      </DialogContent>
    </Dialog>
  );
}

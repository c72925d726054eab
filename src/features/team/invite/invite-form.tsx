import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useForm, useWatch, type Resolver, type ResolverResult } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useIdempotentRequest } from '#src/components/use-idempotent-request.ts';
import { toSubmitError } from '#src/components/submit-error.ts';
import type {
  AddSubUsersAnswer,
  Seats,
  SubUserPreset,
} from '#src/generated/api/endpoints.schemas.ts';
import { useAddSubUsers } from '#src/generated/api/team/team.ts';
import { codeOf } from '#src/api/problem.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Form } from '#src/ui/form/form.tsx';
import { SelectField } from '#src/ui/form/select-field.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { SeatPrice } from '../seat-price.tsx';
import { readAddresses } from './read-addresses.ts';

const MOST = 20;

type Values = { addresses: string; preset: SubUserPreset };

export type InviteFormProps = {
  seats: Seats;
  onInvited: (answer: AddSubUsersAnswer) => void;
  onClose: () => void;
};

/** Addresses in any form, and what these people may do. */
export function InviteForm({ seats, onInvited, onClose }: InviteFormProps) {
  const { t } = useTranslation(['team', 'common']);
  const { number } = useFormats();
  const resolver = useMemo<Resolver<Values>>(
    () =>
      (values): ResolverResult<Values> => {
        const { people, unread } = readAddresses(values.addresses);
        const message =
          unread.length > 0
            ? t('invite.unread', { text: unread.slice(0, 3).join(', ') })
            : people.length === 0
              ? t('invite.required')
              : people.length > MOST && t('invite.tooMany', { most: number(MOST) });
        if (!message) return { values, errors: {} };
        return { values: {}, errors: { addresses: { type: 'read', message } } };
      },
    [t, number],
  );
  const form = useForm<Values>({ resolver, defaultValues: { addresses: '', preset: 'editor' } });
  const request = useIdempotentRequest();
  const invite = useAddSubUsers({
    request: request.request,
    mutation: {
      onSuccess: (answer) => {
        request.renew();
        onInvited(answer);
      },
    },
  });
  const count = readAddresses(useWatch({ control: form.control, name: 'addresses' })).people.length;
  const isFull = seats.used >= seats.total;
  const isRefused = codeOf(invite.error) === 'seats_full';
  return (
    <Form
      form={form}
      loading={invite.isPending}
      isWaiting={isFull}
      submitError={toSubmitError(invite.error)}
      submitLabel={
        count > 0 ? t('invite.submit', { count, formatted: number(count) }) : t('invite.open')
      }
      actions={
        <Button color="inherit" disabled={invite.isPending} onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
      }
      onSubmit={({ addresses, preset }) => {
        const users = readAddresses(addresses).people.map((person) => ({ ...person, preset }));
        request.prepare({ users });
        invite.mutate({ data: { users } });
      }}
    >
      <TextField
        control={form.control}
        name="addresses"
        label={t('invite.addresses')}
        helperText={t('invite.help', { most: number(MOST) })}
        rows={4}
        maxRows={10}
        dir="ltr"
        autoFocus
      />
      <SelectField
        control={form.control}
        name="preset"
        label={t('columns.preset')}
        options={(['editor', 'viewer'] as const).map((value) => ({
          value,
          label: `${t(`preset.${value}`)}: ${t(`presetHelp.${value}`)}`,
        }))}
      />
      {(isFull || isRefused) && <SeatPrice seats={seats} />}
    </Form>
  );
}

import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSchemaResolver } from '#src/i18n/use-schema-resolver.ts';
import { Form } from '#src/ui/form/form.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { toSubmitError } from '#src/components/submit-error.ts';

const emailRequest = async () => (await import('#contract/generated/schemas/auth.ts')).EmailRequest;

export type EmailFormProps = {
  submitLabel: string;
  loading: boolean;
  /** Too many mails were asked for; the label says how long to wait. */
  isWaiting: boolean;
  error: unknown;
  defaultEmail?: string;
  onSubmit: (email: string) => void;
};

/** One address, for a mail to be sent to. */
export function EmailForm(props: EmailFormProps) {
  const { submitLabel, loading, isWaiting, error, defaultEmail, onSubmit } = props;
  const { t } = useTranslation('auth');
  const messages = useMemo(() => ({ email: { required: t('fields.emailRequired') } }), [t]);
  const form = useForm({
    resolver: useSchemaResolver(emailRequest, messages),
    defaultValues: { email: defaultEmail ?? '' },
  });
  return (
    <Form
      form={form}
      isWide
      loading={loading}
      isWaiting={isWaiting}
      submitError={toSubmitError(error)}
      submitLabel={submitLabel}
      onSubmit={({ email }) => onSubmit(email)}
    >
      <TextField
        control={form.control}
        name="email"
        type="email"
        autoComplete="username"
        label={t('fields.email')}
      />
    </Form>
  );
}

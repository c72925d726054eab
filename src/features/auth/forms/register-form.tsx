import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RegisterRequest } from '#src/generated/api/endpoints.schemas.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useSchemaResolver } from '#src/i18n/use-schema-resolver.ts';
import { useDraft } from '#src/session/use-draft.ts';
import { CheckboxField } from '#src/ui/form/checkbox-field.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { isNameDraft } from '../name-draft.ts';
import { toSubmitError } from '#src/components/submit-error.ts';
import { useThrottle } from '../use-throttle.ts';
import { browserTimezone } from './browser-timezone.ts';
import { PersonFields } from './person-fields.tsx';
import { TermsLabel } from './terms-label.tsx';

const registerWithEmailBody = async () =>
  (await import('#contract/generated/schemas/auth.ts')).RegisterWithEmailBody;

// Not by the generated hook: it shares a file with the others, and this page counts its bytes.
const registerWithEmail = async (request: RegisterRequest) =>
  await (await import('#src/generated/api/auth/auth.ts')).registerWithEmail(request);

export type RegisterFormProps = { inviteToken?: string; onSent: (email: string) => void };

/** A new account. Everything but the password outlives a reload. */
export function RegisterForm({ inviteToken, onSent }: RegisterFormProps) {
  const { t } = useTranslation('auth');
  const { code: language } = useLanguage();
  const draft = useDraft('register', isNameDraft);
  const messages = useMemo(
    () => ({
      firstName: { required: t('fields.firstNameRequired') },
      lastName: { required: t('fields.lastNameRequired') },
      email: { required: t('fields.emailRequired') },
      password: { required: t('fields.passwordRequired'), tooShort: t('fields.passwordTooShort') },
      acceptTerms: { required: t('register.termsRequired') },
    }),
    [t],
  );
  const form = useForm({
    resolver: useSchemaResolver(registerWithEmailBody, messages),
    defaultValues: {
      firstName: draft.initial?.firstName ?? '',
      lastName: draft.initial?.lastName ?? '',
      email: draft.initial?.email ?? '',
      password: '',
    },
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { firstName, lastName, email } }) =>
          draft.save({ firstName, lastName, email }),
      }),
    [form, draft],
  );
  useEffect(() => form.setValue('language', language as 'en'), [form, language]);
  const throttle = useThrottle(t('register.submit'));
  const register = useMutation({
    mutationFn: registerWithEmail,
    onSuccess: (_answer, { email }) => {
      draft.discard();
      onSent(email);
    },
    onError: throttle.refused,
  });
  return (
    <Form
      form={form}
      isWide
      loading={register.isPending}
      isWaiting={throttle.isWaiting}
      submitError={toSubmitError(register.error)}
      submitLabel={throttle.label}
      onSubmit={(data) => register.mutate({ ...data, ...browserTimezone(), inviteToken })}
    >
      <PersonFields control={form.control} />
      <TextField
        control={form.control}
        name="email"
        type="email"
        autoComplete="username"
        label={t('fields.email')}
      />
      <PasswordField
        control={form.control}
        name="password"
        autoComplete="new-password"
        label={t('fields.password')}
        helperText={t('fields.passwordHelp')}
      />
      <CheckboxField control={form.control} name="acceptTerms" label={<TermsLabel />} />
    </Form>
  );
}

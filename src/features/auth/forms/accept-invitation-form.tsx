import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { statusOf } from '#src/api/problem.ts';
import { toSubmitError } from '#src/components/submit-error.ts';
import type { Invitation, LoginSession } from '#src/generated/api/endpoints.schemas.ts';
import { useAcceptInvitation } from '#src/generated/api/team/team.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useSchemaResolver } from '#src/i18n/use-schema-resolver.ts';
import { CheckboxField } from '#src/ui/form/checkbox-field.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { useThrottle } from '../use-throttle.ts';
import { browserTimezone } from './browser-timezone.ts';
import { PersonFields } from './person-fields.tsx';
import { TermsLabel } from './terms-label.tsx';

const acceptInvitationBody = async () =>
  (await import('#contract/generated/schemas/team.ts')).AcceptInvitationBody;

export type AcceptInvitationFormProps = {
  token: string;
  invitation: Invitation;
  onSignedIn: (answer: LoginSession) => void;
  /** The invitation is another one meanwhile: its page has to be read again. */
  onChanged: () => void;
};

/** A new account for an invited address, which the link has verified. */
export function AcceptInvitationForm(props: AcceptInvitationFormProps) {
  const { token, invitation, onSignedIn, onChanged } = props;
  const { t } = useTranslation('auth');
  const { code: language } = useLanguage();
  const messages = useMemo(
    () => ({
      firstName: { required: t('fields.firstNameRequired') },
      lastName: { required: t('fields.lastNameRequired') },
      password: { required: t('fields.passwordRequired'), tooShort: t('fields.passwordTooShort') },
      acceptTerms: { required: t('register.termsRequired') },
    }),
    [t],
  );
  const form = useForm({
    resolver: useSchemaResolver(acceptInvitationBody, messages),
    defaultValues: { ...namesOf(invitation.name), password: '' },
  });
  useEffect(() => form.setValue('language', language as 'en'), [form, language]);
  const throttle = useThrottle(t('invitation.accept'));
  const accept = useAcceptInvitation({
    mutation: {
      onSuccess: onSignedIn,
      onError: (error) => {
        throttle.refused(error);
        if ([409, 410].includes(statusOf(error) ?? 0)) onChanged();
      },
    },
  });
  return (
    <Form
      form={form}
      isWide
      loading={accept.isPending}
      isWaiting={throttle.isWaiting}
      submitError={toSubmitError(accept.error)}
      submitLabel={throttle.label}
      onSubmit={(data) => accept.mutate({ token, data: { ...data, ...browserTimezone() } })}
    >
      <PersonFields control={form.control} />
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

/** The name that the client gave, in two: what follows the last space is the last name. */
function namesOf(name = ''): { firstName: string; lastName: string } {
  const at = name.trim().lastIndexOf(' ');
  if (at < 0) return { firstName: name.trim(), lastName: '' };
  return { firstName: name.slice(0, at).trim(), lastName: name.slice(at).trim() };
}

import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useUpdateProfile } from '#src/generated/api/account/account.ts';
import type { User } from '#src/generated/api/endpoints.schemas.ts';
import { ProfileUpdate } from '#contract/generated/schemas/account.ts';
import { changeLanguage } from '#src/i18n/i18n.ts';
import { LANGUAGES } from '#core/language/languages.ts';
import { useSchemaResolver } from '#src/i18n/use-schema-resolver.ts';
import { putProfile } from '#src/session/profile-cache.ts';
import { useDraft } from '#src/session/use-draft.ts';
import { ChoiceField } from '#src/ui/form/choice-field.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { SelectField } from '#src/ui/form/select-field.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { toSubmitError } from '#src/components/submit-error.ts';
import { isProfileDraft, toUpdate, toValues } from './profile-values.ts';
import { countries, timezones } from './regions.ts';

const two = { display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

/** Who the person is. What is not sent yet survives a reload. */
export function ProfileForm({ user }: { user: User }) {
  const { t, i18n } = useTranslation('account');
  const draft = useDraft('profile', isProfileDraft);
  const form = useForm({
    resolver: useSchemaResolver(ProfileUpdate),
    defaultValues: { ...toValues(user), ...draft.initial },
  });
  const { control } = form;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const changes = toUpdate(values, toValues(user));
          if (Object.keys(changes).length > 0) draft.save(changes);
          else draft.discard();
        },
      }),
    [form, draft, user],
  );
  // The language may be chosen elsewhere while the form is open: top bar, palette, Appearance.
  const shownLanguage = useRef(user.language);
  useEffect(() => {
    if (shownLanguage.current === user.language) return;
    shownLanguage.current = user.language;
    form.resetField('language', { defaultValue: user.language });
  }, [form, user.language]);
  const client = useQueryClient();
  const update = useUpdateProfile({
    mutation: {
      onSuccess: (answer) => {
        const { user: changed } = answer;
        putProfile(client, answer);
        form.reset(toValues(changed));
        draft.discard();
        toast.success(t('profile.saved'));
        if (changed.language !== user.language) void changeLanguage(changed.language);
      },
    },
  });
  const submitError = toSubmitError(update.error);
  const countryChoices = useMemo(() => countries(i18n.language), [i18n.language]);
  const zoneChoices = useMemo(() => timezones(user.timezone), [user.timezone]);
  return (
    <Form
      form={form}
      loading={update.isPending}
      submitError={submitError}
      submitLabel={t('profile.save')}
      onSubmit={(values) => update.mutate({ data: toUpdate(values, toValues(user)) })}
    >
      <Box sx={two}>
        <TextField
          control={control}
          name="firstName"
          label={t('profile.firstName')}
          autoComplete="given-name"
          required
        />
        <TextField
          control={control}
          name="lastName"
          label={t('profile.lastName')}
          autoComplete="family-name"
          required
        />
        <TextField
          control={control}
          name="company"
          label={t('profile.company')}
          autoComplete="organization"
        />
        <TextField
          control={control}
          name="jobTitle"
          label={t('profile.jobTitle')}
          autoComplete="organization-title"
        />
        <TextField
          control={control}
          name="phone"
          type="tel"
          label={t('profile.phone')}
          autoComplete="tel"
        />
        <ChoiceField
          control={control}
          name="country"
          label={t('profile.country')}
          options={countryChoices}
          noneLabel={t('profile.noneFound')}
          autoComplete="country-name"
          isClearable
        />
        <ChoiceField
          control={control}
          name="timezone"
          label={t('profile.timezone')}
          helperText={t('profile.timezoneHelp')}
          options={zoneChoices}
          noneLabel={t('profile.noneFound')}
        />
        <SelectField
          control={control}
          name="language"
          label={t('profile.language')}
          helperText={t('profile.languageHelp')}
          options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </Box>
    </Form>
  );
}

import Button from '@mui/material/Button';
import { useEffect, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toSubmitError } from '#src/components/submit-error.ts';
import { useConnectModel, useLookUpModels } from '#src/generated/api/prompts/prompts.ts';
import type { ModelConnection, ModelProviderInfo } from '#src/generated/api/endpoints.schemas.ts';
import { useSchemaResolver } from '#src/i18n/use-schema-resolver.ts';
import { Form } from '#src/ui/form/form.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { SelectField } from '#src/ui/form/select-field.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { LoadingNote } from './loading-note.tsx';
import { connectSchema, toRequest, type ConnectValues } from './connect-schema.ts';

const EMPTY: ConnectValues = { provider: 'openai', apiKey: '', model: '' };

export type ConnectFormProps = {
  providers: readonly ModelProviderInfo[];
  /** The connection whose key is pasted again. */
  lost: Pick<ModelConnection, 'provider' | 'model'> | undefined;
};

/** Connects a model by its provider and key. The names that the key may use are listed on request. */
export function ConnectForm({ providers, lost }: ConnectFormProps) {
  const { t } = useTranslation('prompts');
  const schema = useMemo(() => connectSchema(providers), [providers]);
  const form = useForm({
    resolver: useSchemaResolver(schema),
    defaultValues: lost ? { ...EMPTY, provider: lost.provider, model: lost.model } : EMPTY,
  });
  const { control } = form;
  const provider = useWatch({ control, name: 'provider' });
  const needsKey = providers.find((own) => own.provider === provider)?.needsKey ?? true;
  const names = useLookUpModels();
  const isListed = names.data !== undefined && names.variables.data.provider === provider;
  const connect = useConnectModel({
    mutation: {
      onSuccess: ({ model }) => {
        toast.success(t('models.isConnected', { model }));
        form.reset(EMPTY);
        names.reset();
      },
    },
  });
  // A key belongs to its provider: it is neither shown nor sent to another.
  useEffect(
    () =>
      form.subscribe({
        name: 'provider',
        formState: { values: true },
        callback: ({ name }) => {
          if (name !== 'provider') return;
          form.resetField('apiKey');
          form.resetField('model', { defaultValue: '' });
        },
      }),
    [form],
  );
  useEffect(() => {
    if (lost) form.setFocus('apiKey');
  }, [form, lost]);
  const lookUp = () => {
    connect.reset();
    const { model: _model, ...data } = toRequest(form.getValues());
    const fill = (models: string[]) =>
      data.provider === form.getValues('provider') && form.setValue('model', models[0] ?? '');
    names.mutate({ data }, { onSuccess: ({ models }) => void fill(models) });
  };
  return (
    <Form
      form={form}
      loading={connect.isPending}
      submitError={toSubmitError(connect.error ?? names.error)}
      submitLabel={t('models.submit')}
      actions={
        <Button color="inherit" loading={names.isPending} onClick={lookUp}>
          {t('models.lookUp')}
        </Button>
      }
      onSubmit={(values) => connect.mutate({ data: toRequest(values) })}
    >
      <SelectField
        control={control}
        name="provider"
        label={t('models.provider')}
        options={providers.map(({ provider: value, name }) => ({ value, label: name }))}
      />
      {needsKey && (
        <PasswordField
          control={control}
          name="apiKey"
          label={t('models.key')}
          helperText={t('models.keyHelp')}
          autoComplete="off"
          required
        />
      )}
      {isListed && names.data.models.length > 0 ? (
        <SelectField
          control={control}
          name="model"
          label={t('models.model')}
          options={names.data.models.map((value) => ({ value, label: value }))}
        />
      ) : (
        <TextField
          control={control}
          name="model"
          label={t('models.model')}
          helperText={t('models.modelHelp')}
          dir="ltr"
          autoComplete="off"
          required
        />
      )}
      <div role="status">{connect.isPending && !needsKey && <LoadingNote />}</div>
    </Form>
  );
}

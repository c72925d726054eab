import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { useForm } from 'react-hook-form';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import arabic from '#public/locales/ar/common.json';
import french from '#public/locales/fr/common.json';
import { ChoiceField } from './choice-field.tsx';

function Probe() {
  const { control } = useForm({ defaultValues: { country: 'FR' } });
  const options = [{ value: 'FR', label: 'France' }];
  return (
    <ChoiceField
      control={control}
      name="country"
      label="Pays"
      options={options}
      noneLabel="Rien"
      isClearable
    />
  );
}

it.each([
  ['fr', french],
  ['ar', arabic],
])('names its buttons in the language of the interface: %s', async (lng, common) => {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng, resources: { [lng]: { common } } });
  render(
    <I18nextProvider i18n={i18n}>
      <Probe />
    </I18nextProvider>,
  );
  const { open, close, clear } = common.actions;
  const field = screen.getByRole('combobox');
  await userEvent.click(field);
  const named = (name: string) => screen.getByRole('button', { name, hidden: true });
  expect(named(clear)).toBeTruthy();
  await userEvent.click(named(close));
  expect(named(open)).toBeTruthy();
});

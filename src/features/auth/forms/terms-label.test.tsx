import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import arabic from '#public/locales/ar/auth.json';
import english from '#public/locales/en/auth.json';
import spanish from '#public/locales/es/auth.json';
import french from '#public/locales/fr/auth.json';
import chinese from '#public/locales/zh/auth.json';
import { TermsLabel } from './terms-label.tsx';

it.each([
  ['ar', arabic],
  ['en', english],
  ['es', spanish],
  ['fr', french],
  ['zh', chinese],
])('links the terms and the privacy policy within their sentence: %s', async (lng, auth) => {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng, resources: { [lng]: { auth } } });
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <TermsLabel />
    </I18nextProvider>,
  );
  const links = [...container.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy']);
  const words = links.map((link) => link.firstChild?.textContent ?? '');
  expect(`<0>${words[0]}</0>`).toBe(/<0>.*?<\/0>/u.exec(auth.register.terms)?.[0]);
  expect(`<1>${words[1]}</1>`).toBe(/<1>.*?<\/1>/u.exec(auth.register.terms)?.[0]);
  const sentence = auth.register.terms.replaceAll(/<\/?\d>/gu, '');
  expect(container.textContent?.replaceAll(` ${auth.newTab}`, '')).toBe(sentence);
});

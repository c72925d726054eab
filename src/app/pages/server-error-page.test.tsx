import { render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import common from '#public/locales/en/common.json';
import { Component as ServerErrorPage } from './server-error-page.tsx';

beforeAll(async () => {
  await createInstance()
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { common } }, defaultNS: 'common' });
});

const open = (state: object | null) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/500', state }]}>
      <ServerErrorPage />
    </MemoryRouter>,
  );

it('/500 tells the id of the request that failed', () => {
  open({ requestId: 'req-1f3a' });
  expect(screen.getByText(common.errors.requestId.replace('{{id}}', 'req-1f3a'))).toBeTruthy();
});

it('opened directly there is no id, and no label for one', () => {
  open(null);
  const label = common.errors.requestId.replace('{{id}}', '').trim();
  expect(screen.getByRole('heading', { level: 1, name: common.serverError.title })).toBeTruthy();
  expect(document.body.textContent).not.toContain(label);
  expect(screen.getByRole('button', { name: common.actions.retry })).toBeTruthy();
  expect(screen.getByRole('link', { name: common.actions.backToHome })).toBeTruthy();
});

import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

const texts = {
  title: 'Welcome back',
  intro: 'Sign in to reach your prompts.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  noAccount: 'Create an account',
  invalidEmail: 'Enter an email address.',
  shortPassword: 'Enter at least 8 characters.',
};

/** Resolves once the texts can be read; they are part of the script, so nothing is fetched. */
export const textsReady = i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { translation: texts } },
  interpolation: { escapeValue: false },
});

import 'i18next';
import type account from '#public/locales/en/account.json';
import type auth from '#public/locales/en/auth.json';
import type billing from '#public/locales/en/billing.json';
import type common from '#public/locales/en/common.json';
import type components from '#public/locales/en/components.json';
import type dashboard from '#public/locales/en/dashboard.json';
import type prompts from '#public/locales/en/prompts.json';
import type shell from '#public/locales/en/shell.json';
import type team from '#public/locales/en/team.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      account: typeof account;
      auth: typeof auth;
      billing: typeof billing;
      common: typeof common;
      components: typeof components;
      dashboard: typeof dashboard;
      prompts: typeof prompts;
      shell: typeof shell;
      team: typeof team;
    };
  }
}

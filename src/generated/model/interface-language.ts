/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A language of the interface and of mails.
 */
export type InterfaceLanguage = typeof InterfaceLanguage[keyof typeof InterfaceLanguage];


export const InterfaceLanguage = {
  en: 'en',
  ar: 'ar',
  es: 'es',
  fr: 'fr',
  zh: 'zh',
} as const;

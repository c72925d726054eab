/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type CardBrand = typeof CardBrand[keyof typeof CardBrand];


export const CardBrand = {
  visa: 'visa',
  mastercard: 'mastercard',
  amex: 'amex',
  discover: 'discover',
  diners: 'diners',
  jcb: 'jcb',
  unionpay: 'unionpay',
  unknown: 'unknown',
} as const;

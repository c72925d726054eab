/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The field that asks for the value.
 */
export type VariableType = typeof VariableType[keyof typeof VariableType];


export const VariableType = {
  text: 'text',
  textarea: 'textarea',
  select: 'select',
  number: 'number',
  checkbox: 'checkbox',
  date: 'date',
  email: 'email',
  url: 'url',
} as const;

export const VARIABLE_TYPES = [
  'text',
  'textarea',
  'select',
  'number',
  'checkbox',
  'date',
  'email',
  'url',
] as const;
export type VariableType = (typeof VARIABLE_TYPES)[number];

/** A variable of a prompt, written `{{name}}` in its body (`Variable` in the contract). */
export type Variable = {
  name: string;
  label?: string;
  type: VariableType;
  required: boolean;
  default?: string;
  options?: string[];
  help?: string;
};

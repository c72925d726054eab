/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Letters, digits and underscore of any script. The pattern leaves out spaces and punctuation in a form that reads the same with and without Unicode mode; a server may refuse symbols that it lets through.
 * @minLength 1
 * @maxLength 40
 * @pattern ^[^\u0000-\u002F\u003A-\u0040\u005B-\u005E\u0060\u007B-\u00A9\u00AB-\u00B4\u00B6-\u00B9\u00BB-\u00BF\u2000-\u206F\u3000-\u3004\u3008-\u3020]+$
 */
export type VariableName = string;

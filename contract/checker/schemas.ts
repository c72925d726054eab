import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ContractDocument } from '../document/document.ts';

/** One step of a JSON pointer. */
export const step = (part: string) =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** A pattern in the mode that JSON Schema asks for; contracts of others know the older one too. */
export const schemaPattern = Object.assign(
  (pattern: string, flags: string): RegExp => {
    try {
      return new RegExp(pattern, flags);
    } catch {
      return new RegExp(pattern, flags.replace('u', ''));
    }
  },
  { code: 'new RegExp' },
);

/**
 * The schemas of a document, by pointer. Ajv reads the document itself and shares nothing with generated
 * schemas, so that a fault of their generator shows.
 */
export function schemasOf(document: ContractDocument) {
  const ajv = new Ajv2020({ strict: false, logger: false, code: { regExp: schemaPattern } });
  addFormats(ajv);
  ajv.addSchema(document, 'contract');

  /** What is wrong with a value, in words; undefined when it fits. */
  return (pointer: string, value: unknown): string | undefined => {
    const ref = `contract#${pointer}`;
    const validate = ajv.getSchema(ref) ?? ajv.compile({ $ref: ref });
    return validate(value) === true ? undefined : ajv.errorsText(validate.errors);
  };
}

/** What is wrong with a value by the schema at a pointer; undefined when it fits. */
export type Mismatch = ReturnType<typeof schemasOf>;

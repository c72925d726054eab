import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { withWholeReferences } from './own-ids.ts';
import { DocumentError, type ContractDocument } from '../document/document.ts';

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

/** A whole address, which means the same inside a schema with an `$id`. */
const ID = 'contract:document';

/**
 * The schemas of a document, by pointer. Ajv reads the document itself and shares nothing with generated
 * schemas, so that a fault of their generator shows.
 */
export function schemasOf(document: ContractDocument) {
  const ajv = new Ajv2020({ strict: false, logger: false, code: { regExp: schemaPattern } });
  addFormats(ajv);
  const usual = addFormats.get('date-time') as { validate(text: string): boolean };
  // RFC 3339 mentions a blank for the T, and its grammar has none, nor have the parsers of many languages.
  const isDateTime = (text: string) => !/\s/.test(text) && usual.validate(text);
  ajv.addFormat('date-time', { type: 'string', validate: isDateTime });
  ajv.addSchema(withWholeReferences(document, ID), ID);

  function compiled(ref: string) {
    try {
      return ajv.getSchema(ref) ?? ajv.compile({ $ref: ref });
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new DocumentError(`The schema ${ref.slice(ID.length)}: ${reason}`, { cause });
    }
  }

  /** What is wrong with a value, in words; undefined when it fits. @throws DocumentError for a broken schema */
  return (pointer: string, value: unknown): string | undefined => {
    const ref = `${ID}#${pointer}`;
    const validate = compiled(ref);
    return validate(value) === true ? undefined : ajv.errorsText(validate.errors);
  };
}

/** What is wrong with a value by the schema at a pointer; undefined when it fits. */
export type Mismatch = ReturnType<typeof schemasOf>;

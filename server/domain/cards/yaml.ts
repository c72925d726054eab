import { CORE_SCHEMA, load } from 'js-yaml';

/** A file of `knowledge/` as data; js-yaml reads it several times faster than the library of the contract tools. */
export const readYaml = (text: string): unknown => load(text, { schema: CORE_SCHEMA });

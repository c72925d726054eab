/**
 * Lists of fields, which one late form has. The build takes them out of a copy of the library (lean-libraries.ts), so
 * that no first screen brings them along; they work by the `control` that they are given.
 */
export { useFieldArray } from 'react-hook-form';

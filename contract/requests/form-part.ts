import { step } from '../checker/schemas.ts';
import { bodyObject, type ContractDocument, type Operation } from '../document/document.ts';
import { mediaTypeOf } from '../document/media-types.ts';
import { isFormType, MULTIPART, URL_ENCODED } from './form-body.ts';
import type { FormMedia } from './form-fields.ts';
import type { Placed } from './schema-shapes.ts';
import { writeForm } from './write-form.ts';
import { writeMultipart } from './write-multipart.ts';

/** A form: its media type as the document writes it, and its schema. */
export type FormPart = Placed & { type: string; media: FormMedia };
/** A form as it is sent. */
export type SentForm = { type: string; body: string | Uint8Array<ArrayBuffer> };

/** The form that an operation takes, an encoded one rather than one in parts; undefined where it takes JSON, or none. */
export function formPart(document: ContractDocument, operation: Operation): FormPart | undefined {
  const types = Object.keys(bodyObject(document, operation)?.content ?? {});
  if (types.some((one) => /[/+]json\b/.test(one))) return undefined;
  const named = (name: string) => types.find((one) => mediaTypeOf(one) === name);
  const type = named(URL_ENCODED) ?? named(MULTIPART);
  return type === undefined ? undefined : formOf(document, operation, type);
}

/** The form that an operation takes as a documented media type; undefined for what is none, or has no schema. */
export function formOf(
  document: ContractDocument,
  operation: Operation,
  type: string,
): FormPart | undefined {
  const media = bodyObject(document, operation)?.content[type];
  if (!media?.schema || !isFormType(mediaTypeOf(type))) return undefined;
  return { pointer: bodyPointer(operation, type), schema: media.schema, type, media };
}

/** Where the contract has the schema of a body. */
export function bodyPointer({ object, path, method }: Operation, type: string): string {
  const at = object.requestBody?.$ref?.slice(1) ?? `/paths/${step(path)}/${method}/requestBody`;
  return `${at}/content/${step(type)}/schema`;
}

export const isMultipart = ({ type }: FormPart): boolean => mediaTypeOf(type) === MULTIPART;

/** A form's values as its document has them written; undefined for what it cannot say. */
export function written(
  document: ContractDocument,
  part: FormPart,
  value: unknown,
): SentForm | undefined {
  if (isMultipart(part)) return writeMultipart(document, part.media, part, value);
  const body = writeForm(document, part.media, part, value);
  return body === undefined ? undefined : { type: part.type, body };
}

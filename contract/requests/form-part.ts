import { step } from '../checker/schemas.ts';
import { resolve, type ContractDocument, type Operation } from '../document/document.ts';
import { mediaTypeOf } from '../document/media-types.ts';
import { URL_ENCODED } from './form-body.ts';
import type { FormMedia } from './form-fields.ts';
import type { Placed } from './schema-shapes.ts';

/** An encoded form: its media type as the document writes it, and its schema. */
export type FormPart = Placed & { type: string; media: FormMedia };

/** The encoded form that an operation takes; undefined where it takes JSON, or none. */
export function formPart(
  document: ContractDocument,
  { object: { requestBody }, path, method }: Operation,
): FormPart | undefined {
  if (!requestBody) return undefined;
  const { content } = resolve(document, requestBody);
  const types = Object.keys(content);
  const type = types.find((one) => mediaTypeOf(one) === URL_ENCODED);
  const media = type === undefined ? undefined : content[type];
  if (type === undefined || !media?.schema || types.some((one) => /[/+]json\b/.test(one)))
    return undefined;
  const at = requestBody.$ref?.slice(1) ?? `/paths/${step(path)}/${method}/requestBody`;
  return { pointer: `${at}/content/${step(type)}/schema`, schema: media.schema, type, media };
}

import { resolve, type ContractDocument } from '../document/document.ts';
import { isJsonType, mediaTypeOf } from '../document/media-types.ts';
import { kindOfType } from './documented-styles.ts';
import { hasStyle, type Encoding, type FormMedia } from './form-fields.ts';
import { createShapes, kindsOf, type Placed } from './schema-shapes.ts';
import { pairsFor } from './write-parameter.ts';

const BOUNDARY = 'lantern-4f1b7c02a9d35e68';
const LINE = '\r\n';

/** A multipart body and its media type. */
export type Multipart = { type: string; body: Buffer<ArrayBuffer> };
type Part = { name: string; type?: string | undefined; isFile?: boolean; bytes: Buffer };

/** The media type that a field is sent as; undefined for one that is plain text. */
export function fieldType(
  document: ContractDocument,
  { schema }: Placed,
  { contentType }: Encoding = {},
): string | undefined {
  const own = resolve(document, schema);
  const item = own.items ? resolve(document, own.items) : own;
  const { contentMediaType: said, format } = item;
  const usual = format === 'binary' ? 'application/octet-stream' : undefined;
  const type = contentType?.split(',')[0]?.trim() ?? (typeof said === 'string' ? said : usual);
  return type?.replace(/^image\/\*$/, 'image/png').replace(/\*$/, 'octet-stream');
}

/** Whether a field holds bytes, which its schema counts one by one. */
export const isFileType = (type: string | undefined): boolean =>
  type !== undefined && !isJsonType(mediaTypeOf(type)) && !/^text\/plain\b/.test(type);

/** A `multipart/form-data` body as its document has it written; undefined for a value that it cannot say. */
export function writeMultipart(
  document: ContractDocument,
  { encoding = {} }: FormMedia,
  placed: Placed,
  value: unknown,
): Multipart | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const shapesOf = createShapes(document);
  const properties = new Map(shapesOf(placed).flatMap((shape) => [...shape.properties]));

  function partsOf(name: string, own: unknown): Part[] | undefined {
    const how = encoding[name] ?? {};
    const property = properties.get(name) ?? { schema: {}, pointer: '' };
    if (hasStyle(how)) {
      const { style = 'form', explode = style === 'form' } = how;
      return pairsFor({ name, style, explode }, own, encodeURIComponent)?.map((pair) => {
        const at = pair.indexOf('=');
        const [key, text] = [pair.slice(0, at), pair.slice(at + 1)].map(decodeURIComponent);
        return { name: key ?? name, bytes: Buffer.from(text ?? '') };
      });
    }
    const type = fieldType(document, property, how);
    const isObject = kindsOf(shapesOf(property)).includes('object');
    const all = [own].flat().map((one): Part | undefined => {
      if (typeof one === 'object' && one !== null)
        return { name, type: type ?? 'application/json', bytes: Buffer.from(JSON.stringify(one)) };
      if (!/^(?:string|number|boolean)$/.test(typeof one)) return undefined;
      if (isFileType(type))
        return { name, type, isFile: true, bytes: Buffer.from(String(one), 'latin1') };
      const isJson = type === undefined ? isObject : kindOfType(type) === 'json';
      return { name, type, bytes: Buffer.from(isJson ? JSON.stringify(one) : String(one)) };
    });
    return all.includes(undefined) ? undefined : all.filter((part) => part !== undefined);
  }

  const fields = Object.entries(value).map(([name, own]) => partsOf(name, own));
  if (fields.includes(undefined)) return undefined;
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: Buffer.concat([
      ...fields.flatMap((parts) => parts ?? []).flatMap(bytesOf),
      Buffer.from(`--${BOUNDARY}--${LINE}`),
    ]),
  };
}

function bytesOf({ name, type, isFile, bytes }: Part): Buffer[] {
  const quoted = JSON.stringify(name.replaceAll('"', '%22'));
  const head = [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name=${quoted}${isFile === true ? '; filename="lantern"' : ''}`,
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
  ];
  return [Buffer.from(`${head.join(LINE)}${LINE}${LINE}`), bytes, Buffer.from(LINE)];
}

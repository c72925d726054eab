import { resolve, type ContractDocument, type Operation } from '../document/document.ts';
import { isMultipart, written, type FormPart } from '../requests/form-part.ts';
import { createShapes } from '../requests/schema-shapes.ts';
import { fieldType, isFileType } from '../requests/write-multipart.ts';
import { nameOf, type Run } from './run.ts';
import { fileOf } from './samples/file-bytes.ts';
import { madeUp } from './samples/make-up.ts';

/** A form that ought to be taken: what an adapter gives, the contract's example, or a made-up one. */
export function goodForm(
  { document, checker, random }: Run,
  operation: Operation,
  part: FormPart,
  given?: unknown,
) {
  const { example, examples = {} } = part.media;
  const [named] = Object.values(examples).map((one) => resolve(document, one).value);
  const shown = given ?? example ?? named;
  const isShown = shown !== undefined && checker.mismatch(part.pointer, shown) === undefined;
  const made = () => madeUp(document, part, random(`form ${nameOf(operation)}`), checker.mismatch);
  const value = isShown || given !== undefined ? shown : withFiles(document, part, made());
  return { value, sent: written(document, part, value) };
}

/** Names and media types of the fields that hold files. */
export function fileFields(document: ContractDocument, part: FormPart): Map<string, string> {
  if (!isMultipart(part)) return new Map();
  const properties = createShapes(document)(part).flatMap((shape) => [...shape.properties]);
  return new Map(
    properties.flatMap(([name, placed]): Array<[string, string]> => {
      const type = fieldType(document, placed, part.media.encoding?.[name]);
      return type !== undefined && isFileType(type) ? [[name, type]] : [];
    }),
  );
}

/** Made-up texts replaced by files of their kind, whose bytes a schema counts as characters. */
function withFiles(document: ContractDocument, part: FormPart, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const types = fileFields(document, part);
  const fields = Object.entries(value).map(([name, own]: [string, unknown]) => {
    const type = types.get(name);
    if (type === undefined) return [name, own];
    const file = Buffer.from(fileOf(type)).toString('latin1');
    return [name, Array.isArray(own) ? own.map(() => file) : file];
  });
  return Object.fromEntries(fields) as unknown;
}

import type { ContractFiles } from '#contract/sources/contract-files.ts';
import { asText, child, children, type Located } from '#contract/sources/source.ts';
import { covers, mediaTypeName } from './media-types.ts';
import { alternativesOf, placesOf, type Flat, type Schema } from './schema/flat.ts';
import { propertySchema } from './schema/properties.ts';

/** How the field of a form is written: as one of some media types, or in a style. */
type Encoding = { types: string[]; style: string };

/** Which values of a field are read otherwise, or not at all: those of before, those of now, or both. */
export type EncodingChange = { field: string; narrows: boolean; widens: boolean };

const STYLES = ['style', 'explode', 'allowReserved'];

/** The fields that a form writes otherwise. What is not said has a default, which depends on the field's schema. */
export function encodingChanges(
  files: { old: ContractFiles; new: ContractFiles },
  form: { old: Located; new: Located },
): EncodingChange[] {
  const fields = [form.old, form.new].flatMap((at) =>
    children(child(at, 'encoding')).map(([field]) => field),
  );
  return [...new Set(fields)].flatMap((field) => {
    const before = encodingOf(files.old, form.old, field);
    const after = encodingOf(files.new, form.new, field);
    if (!before || !after) return [];
    const isIn = (encoding: Encoding) => (type: string) =>
      encoding.types.some((other) => covers(other, type));
    const isOther = before.style !== after.style;
    const change = {
      field,
      narrows: isOther || !before.types.every(isIn(after)),
      widens: isOther || !after.types.every(isIn(before)),
    };
    return change.narrows || change.widens ? [change] : [];
  });
}

/** Undefined where the form has no such field. */
function encodingOf(files: ContractFiles, form: Located, field: string): Encoding | undefined {
  const schema = child(form, 'schema');
  const { flats } = alternativesOf(files, schema ? [schema] : []);
  const named = flats.flatMap((flat) => propertySchema(flat, field));
  if (named.length === 0) return undefined;
  const encoding = child(child(form, 'encoding') ?? form, field);
  const said = (key: string) => encoding && child(encoding, key)?.value;
  const fieldFlats = alternativesOf(files, named).flats;
  const isObject = fieldFlats.some(({ types }) => types.has('object'));
  // An object is JSON unless a style is named, in which case the media type is left alone.
  const isStyled = STYLES.some((key) => said(key) !== undefined);
  const style = asText(said('style') ?? 'form');
  const explode = asText(said('explode') ?? style === 'form');
  const written = [style, explode, asText(said('allowReserved') ?? false)].join(' ');
  if (isStyled) return { types: [], style: written };
  const types =
    typeof said('contentType') === 'string'
      ? asText(said('contentType')).split(',').map(mediaTypeName)
      : defaultTypes(files, named);
  return { types, style: isObject ? 'as its media type' : written };
}

/** The media types that a field has where none is named. */
function defaultTypes(files: ContractFiles, schema: Schema): string[] {
  return [...new Set(alternativesOf(files, schema).flats.flatMap((flat) => typesOf(files, flat)))];
}

const BYTES = ['contentEncoding', 'contentMediaType'];

function typesOf(files: ContractFiles, flat: Flat): string[] {
  const items = placesOf(flat, 'items');
  if (flat.types.has('array') && items.length > 0) return defaultTypes(files, items);
  if (flat.types.has('object')) return ['application/json'];
  const isBinary =
    placesOf(flat, 'format').some(({ value }) => value === 'binary') ||
    BYTES.some((keyword) => placesOf(flat, keyword).length > 0);
  return [isBinary ? 'application/octet-stream' : 'text/plain'];
}

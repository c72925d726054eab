import type { ContractDocument } from '../document/document.ts';
import { kindOfType } from './documented-styles.ts';
import { hasStyle, type FormMedia } from './form-fields.ts';
import { createShapes, kindsOf, type Placed } from './schema-shapes.ts';
import { pairsFor } from './write-parameter.ts';

/** An encoded form as its document has it written; undefined for a value that it cannot say. */
export function writeForm(
  document: ContractDocument,
  { encoding = {} }: FormMedia,
  placed: Placed,
  value: unknown,
): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const shapesOf = createShapes(document);
  const properties = new Map(shapesOf(placed).flatMap((shape) => [...shape.properties]));

  /** Whether a field is one text of JSON: by its media type, or as an object of which nothing is said. */
  function isJson(name: string, own: unknown): boolean {
    const property = properties.get(name);
    const type = encoding[name]?.contentType?.split(',')[0];
    if (type !== undefined) return kindOfType(type) === 'json';
    const isObject = property && kindsOf(shapesOf(property)).includes('object');
    return isObject === true || [own].flat().some((one) => typeof one === 'object');
  }

  const fields = Object.entries(value).map(([name, own]) => {
    const { style = 'form', explode = style === 'form', ...rest } = encoding[name] ?? {};
    if (!hasStyle(encoding[name] ?? rest) && isJson(name, own))
      return [`${encodeURIComponent(name)}=${encodeURIComponent(JSON.stringify(own))}`];
    return pairsFor({ name, style, explode }, own, encodeURIComponent);
  });
  return fields.includes(undefined) ? undefined : fields.flatMap((pairs) => pairs ?? []).join('&');
}

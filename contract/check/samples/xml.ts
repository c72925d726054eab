import { flatten, type Part } from './schema-parts.ts';
import type { Mismatch } from '#contract/checker/schemas.ts';
import type { ContractDocument, SchemaObject } from '#contract/document/document.ts';
import { asText } from '#contract/sources/source.ts';

type Xml = {
  name?: string;
  namespace?: string;
  prefix?: string;
  attribute?: boolean;
  wrapped?: boolean;
};
type Element = { name: string; attributes: string; content: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (value: unknown) =>
  asText(value).replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
/** A name that XML takes; a field may be called anything. */
const named = (name: string) => name.replaceAll(/[^\w.:-]/g, '_').replace(/^(?![A-Za-z_])/, '_');
const written = ({ name, attributes, content }: Element) =>
  `<${name}${attributes}>${content}</${name}>`;

/** JSON values as XML, by the `xml` keywords of their schemas: names, prefixes, attributes and wrapped arrays. */
export function createXml(document: ContractDocument, mismatch: Mismatch) {
  const xmlOf = (part: Part, value: unknown): Xml =>
    flatten(document, part, value, mismatch).keywords['xml'] ?? {};

  /** The elements that a value is: several for an array that is not wrapped, none for null. */
  function elements(part: Part, value: unknown, called: string): Element[] {
    if (value === null || value === undefined) return [];
    const { keywords, properties, items } = flatten(document, part, value, mismatch);
    const { name: own, namespace, prefix, wrapped } = (keywords['xml'] ?? {}) as Xml;
    const plain = named(own ?? called);
    const name = prefix === undefined ? plain : `${named(prefix)}:${plain}`;
    const space = prefix === undefined ? 'xmlns' : `xmlns:${named(prefix)}`;
    let attributes = namespace === undefined ? '' : ` ${space}="${escaped(namespace)}"`;
    if (Array.isArray(value)) {
      const inner = value.flatMap((item: unknown) =>
        elements(items ?? ANY, item, wrapped === true ? called : plain),
      );
      return wrapped === true
        ? [{ name, attributes, content: inner.map(written).join('') }]
        : inner;
    }
    if (!isObject(value)) return [{ name, attributes, content: escaped(value) }];
    let content = '';
    for (const [field, inner] of Object.entries(value)) {
      const at = properties.get(field) ?? ANY;
      const { attribute, name: other } = xmlOf(at, inner);
      if (attribute === true && inner !== null)
        attributes += ` ${named(other ?? field)}="${escaped(inner)}"`;
      else content += elements(at, inner, field).map(written).join('');
    }
    return [{ name, attributes, content }];
  }

  /** A body as a document of one root, which its schema names. */
  return (part: Part, value: unknown): string => {
    const root = nameOf(part.schema);
    const inner = elements(part, value, root);
    const [only] = inner;
    const whole =
      only && inner.length === 1 && !Array.isArray(value)
        ? only
        : { name: root, attributes: '', content: inner.map(written).join('') };
    return `<?xml version="1.0" encoding="UTF-8"?>\n${written(whole)}\n`;
  };
}

const ANY: Part = { pointer: '', schema: {} };
/** The last name of a reference, as schemas are called where `xml` does not say otherwise. */
const nameOf = ({ $ref, items }: SchemaObject): string =>
  named(($ref ?? items?.$ref)?.split('/').at(-1) ?? 'item');

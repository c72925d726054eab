import type { Mismatch } from '../checker/schemas.ts';
import type { MediaType } from '../document/document.ts';
import { isJsonType, mediaTypeOf } from '../document/media-types.ts';
import { kindOfType } from './documented-styles.ts';
import type { FormPart } from './multipart.ts';
import { kindsOf, type Placed, type ShapesOf } from './schema-shapes.ts';
import { createStyleValues, type ReadValue } from './style-values.ts';
import { isBelow, meaningsOfPairs, type Pairs, type Style } from './styles.ts';

/** How a document has a field written. */
export type Encoding = {
  contentType?: string;
  style?: Style;
  explode?: boolean;
  allowReserved?: boolean;
};
export type FormMedia = MediaType & { encoding?: Record<string, Encoding> };
export type Field = { name: string; placed: Placed; encoding: Encoding };

/** A form as it came: its fields, and how a field's text is read. */
export type Form = {
  isMultipart: boolean;
  pairs: Pairs;
  /** By name. */
  parts: ReadonlyMap<string, readonly FormPart[]>;
  decode(raw: string): string;
};

/** Whether an encoding names a style; its media type then says nothing. */
export const hasStyle = ({ style, explode, allowReserved }: Encoding): boolean =>
  style !== undefined || explode !== undefined || allowReserved !== undefined;

/** Reads fields of forms in the way that their document has them written. */
export function createFormFields(shapesOf: ShapesOf, mismatch: Mismatch) {
  const { inStyle, ofContent, best } = createStyleValues(shapesOf, mismatch);
  const has = (placed: Placed, kind: 'list' | 'object') => kindsOf(shapesOf(placed)).includes(kind);

  /** Whether a field holds an object, or a list of them. */
  const isComplex = (placed: Placed): boolean =>
    has(placed, 'object') ||
    shapesOf(placed).some(({ items }) => items !== undefined && has(items, 'object'));

  /** Styles of a field; those that clients have for an object of which the document says nothing. */
  function stylesOf({ placed, encoding }: Field, isMultipart: boolean) {
    const { style = 'form', explode = style === 'form' } = encoding;
    if (hasStyle(encoding) || !isComplex(placed)) return [{ style, explode }];
    return isMultipart || encoding.contentType !== undefined
      ? []
      : [
          { style: 'deepObject' as const, explode: true },
          { style: 'form' as const, explode: true },
        ];
  }

  /** How a field's texts are taken apart, where no style says so. */
  function contentOf({ placed, encoding }: Field, part: FormPart | undefined) {
    if (hasStyle(encoding)) return undefined;
    const said = mediaTypeOf(part?.type);
    if (isJsonType(said)) return 'json';
    const type = encoding.contentType?.split(',')[0];
    if (type !== undefined && kindOfType(type) === 'json') return 'json';
    if (!isComplex(placed)) return undefined;
    return type === undefined && /^(?:text\/plain)?$/.test(said) ? 'json' : 'unread';
  }

  /** JSON of one part or several; a list may come as one text, or as one for each item. */
  function jsonIn(placed: Placed, parts: readonly FormPart[]): ReadValue {
    const texts = parts.map(({ bytes }) => bytes.toString());
    const [text = ''] = texts;
    const isWhole = texts.length === 1 && (!has(placed, 'list') || /^\s*\[/.test(text));
    return ofContent(placed, 'json', isWhole ? text : `[${texts.join(',')}]`);
  }

  /** Names of the properties that an object spreads over a form. */
  function spreadNames({ placed, encoding }: Field, others: ReadonlySet<string>): Set<string> {
    const names = shapesOf(placed).flatMap(({ properties }) => [...properties.keys()]);
    return new Set(hasStyle(encoding) ? names : names.filter((name) => !others.has(name)));
  }

  return {
    /** A field's value; `others` are the names of the form's own fields. */
    read(field: Field, form: Form, others: ReadonlySet<string>): ReadValue | 'unread' {
      const { name, placed } = field;
      const parts = form.parts.get(name) ?? [];
      const content = contentOf(field, parts[0]);
      if (parts.length > 0 && content === 'unread') return 'unread';
      if (parts.length > 0 && content === 'json') return jsonIn(placed, parts);
      const names = spreadNames(field, others);
      const at = { name, isProperty: (pair: string) => names.has(pair) };
      return best(
        stylesOf(field, form.isMultipart).map((style) =>
          inStyle(placed, (kind) =>
            meaningsOfPairs(kind, { ...at, ...style }, form.pairs, form.decode),
          ),
        ),
      );
    },

    /** Whether a name in a form belongs to a field. */
    owns(field: Field, name: string, isMultipart: boolean, others: ReadonlySet<string>): boolean {
      return (
        field.name === name ||
        stylesOf(field, isMultipart).some(({ style, explode }) =>
          style === 'deepObject'
            ? isBelow(name, field.name)
            : explode && has(field.placed, 'object') && spreadNames(field, others).has(name),
        )
      );
    },

    /** Whether the document has a field written in a way that is not read. */
    isUnread: (field: Field): boolean =>
      contentOf(field, undefined) === 'unread' ||
      (hasStyle(field.encoding) && !STYLES.test(field.encoding.style ?? 'form')),
  };
}

const STYLES = /^(?:form|spaceDelimited|pipeDelimited|deepObject)$/;

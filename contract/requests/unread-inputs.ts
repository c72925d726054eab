import {
  operationsOf,
  resolve,
  type ContractDocument,
  type Operation,
} from '../document/document.ts';
import { isJsonType, mediaTypeOf } from '../document/media-types.ts';
import { isFormType } from './form-body.ts';
import { createFormFields, type FormMedia } from './form-fields.ts';
import { documentedParameter, kindOfType } from './documented-styles.ts';
import { createShapes, kindsOf } from './schema-shapes.ts';

/** Parts of requests that a document has written in a way that is not read; they are passed and not checked. */
function unreadInputs(document: ContractDocument): string[] {
  const shapesOf = createShapes(document);
  const { isUnread } = createFormFields(shapesOf, () => undefined);

  function fieldsIn({ schema, encoding = {} }: FormMedia, pointer: string): string[] {
    const shapes = schema ? shapesOf({ schema, pointer }) : [];
    const fields = new Map(shapes.flatMap(({ properties }) => [...properties]));
    return [...fields].flatMap(([name, placed]) => {
      const own = encoding[name] ?? {};
      if (!isUnread({ name, placed, encoding: own })) return [];
      return `the field "${name}" (${own.style ?? own.contentType ?? ''})`;
    });
  }

  function bodyOf({ object: { requestBody }, id }: Operation): string[] {
    if (!requestBody) return [];
    return Object.entries(resolve(document, requestBody).content).flatMap(([type, media]) => {
      const name = mediaTypeOf(type);
      // Pointers of their own: shapes are kept by them.
      const pointer = `unread ${id} ${type}`;
      if (isFormType(name)) return fieldsIn(media, pointer);
      const { schema } = media;
      if (!schema || isJsonType(name)) return [];
      const isText = kindsOf(shapesOf({ schema, pointer })).every((kind) => kind === 'text');
      return isText && (kindOfType(type) === 'text' || !/[/+]xml$/.test(name))
        ? []
        : `a body of ${name}`;
    });
  }

  return operationsOf(document).flatMap((operation) => {
    const parameters = operation.parameters.flatMap((parameter) => {
      const documented = documentedParameter(document, operation, parameter);
      return documented.kind === 'unread'
        ? `the parameter "${parameter.name}" (${documented.why})`
        : [];
    });
    const all = [...parameters, ...bodyOf(operation)];
    const at = `${operation.method.toUpperCase()} ${operation.path}`;
    return all.length === 0 ? [] : `${at}: ${all.join(', ')}`;
  });
}

/** The same as a sentence, where there are any. */
export function unreadNotes(document: ContractDocument): string[] {
  const unread = unreadInputs(document);
  if (unread.length === 0) return [];
  return [
    `Passed and not checked, since the contract has them written in ways that are not read: ${unread.join('; ')}.`,
  ];
}

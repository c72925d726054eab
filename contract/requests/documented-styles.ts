import { step } from '../checker/schemas.ts';
import {
  resolve,
  type ContractDocument,
  type Operation,
  type ParameterObject,
} from '../document/document.ts';
import { isJsonType, mediaTypeOf } from '../document/media-types.ts';
import type { Placed } from './schema-shapes.ts';
import type { Style } from './styles.ts';

/** How a document has a parameter written: in a style, or as a text of a media type. */
export type DocumentedParameter = { placed: Placed; pointer: string } & (
  | { kind: 'style'; style: Style; explode: boolean }
  | { kind: 'json' | 'text' }
  | { kind: 'unread'; why: string }
);

const STYLES: Readonly<Record<ParameterObject['in'], readonly Style[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
};

/** How a parameter is written. */
export function documentedParameter(
  document: ContractDocument,
  operation: Operation,
  parameter: ParameterObject,
): DocumentedParameter {
  const pointer = pointerOf(document, operation, parameter);
  const { schema, content = {}, style, explode, in: place } = parameter;
  const [[type, media] = []] = Object.entries(content);
  if (!schema && type !== undefined) {
    const placed = {
      schema: media?.schema ?? {},
      pointer: `${pointer}/content/${step(type)}${media?.schema ? '/schema' : ''}`,
    };
    const kind = kindOfType(type);
    return kind === undefined
      ? { placed, pointer, kind: 'unread', why: `as ${type}` }
      : { placed, pointer, kind };
  }
  const placed = { schema: schema ?? {}, pointer: schema ? `${pointer}/schema` : pointer };
  const [usual = 'form'] = STYLES[place];
  const own = STYLES[place].find((one) => one === (style ?? usual));
  if (own === undefined) return { placed, pointer, kind: 'unread', why: `in the style ${style}` };
  return { placed, pointer, kind: 'style', style: own, explode: explode ?? own === 'form' };
}

/** How texts of a media type are read; undefined for one that is not. */
export function kindOfType(type: string): 'json' | 'text' | undefined {
  const name = mediaTypeOf(type);
  if (isJsonType(name)) return 'json';
  return name.startsWith('text/') && !/xml|html/.test(name) ? 'text' : undefined;
}

/** Where the contract describes a parameter. */
function pointerOf(
  document: ContractDocument,
  { object, path, method }: Operation,
  parameter: ParameterObject,
): string {
  const shared = document.paths[path]?.parameters ?? [];
  for (const [list, at] of [
    [object.parameters ?? [], `/paths/${step(path)}/${method}`],
    [shared, `/paths/${step(path)}`],
  ] as const) {
    const index = list.findIndex((one) => resolve(document, one) === parameter);
    if (index >= 0) return list[index]?.$ref?.slice(1) ?? `${at}/parameters/${index}`;
  }
  return '';
}

import type { ParameterObject, SchemaObject } from '#contract/document/document.ts';

/** A place within a body: `body.variables[].name`. */
export const bodyPlace = (at: ReadonlyArray<string | number>): string =>
  `body${at.map((key) => (typeof key === 'number' ? '[]' : `.${key}`)).join('')}`;

/** A place within an encoded form: `form.place.lat`. */
export const formPlace = (at: ReadonlyArray<string | number>): string =>
  bodyPlace(at).replace(/^body/, 'form');
/** Every place that an encoded form fills. */
export const formPlaces = (value: unknown): string[] =>
  placesIn(value).map((place) => place.replace(/^body/, 'form'));

/** A parameter as a place: `?limit`, `header.X-Shelf`, `cookie.theme`. */
export const parameterPlace = ({ in: place, name }: Pick<ParameterObject, 'in' | 'name'>): string =>
  place === 'query' ? `?${name}` : `${place}.${name}`;

/** Every place that a body fills. */
export function placesIn(body: unknown): string[] {
  const places = new Set<string>();
  const visit = (value: unknown, at: string): void => {
    places.add(at);
    if (Array.isArray(value)) for (const one of value) visit(one, `${at}[]`);
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) visit(inner, `${at}.${name}`);
  };
  if (body !== undefined) visit(body, 'body');
  return [...places];
}

/** The types that a schema names itself, null aside. */
export const typesOfSchema = (schema: SchemaObject): string[] =>
  [schema.type ?? []].flat().filter((type) => type !== 'null');

/** Whether a media type without parameters is JSON. */
export const isJsonType = (type: string): boolean =>
  type.endsWith('/json') || type.endsWith('+json');

/** A Content-Type without its parameters, in lower case; empty where there is none. */
export const mediaTypeOf = (header: string | null | undefined): string =>
  header?.split(';')[0]?.trim().toLowerCase() ?? '';

/** The documented media type or range (`image/*`) that a type falls under. */
export function mediaFor(documented: readonly string[], type: string): string | undefined {
  const names = new Map(documented.map((name) => [mediaTypeOf(name), name]));
  return names.get(type) ?? names.get(`${type.split('/')[0] ?? ''}/*`) ?? names.get('*/*');
}

/** `[[request]]` is the goal in its own words; `[[value]]` the value inside a wording. */
export const RESERVED = ['request', 'value'] as const;
export const PLACE = /\[\[([a-z_]+)\]\]/gu;

/** Names between double brackets in a text, in order, each once. */
export function placesIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACE)].map(([, name = '']) => name))];
}

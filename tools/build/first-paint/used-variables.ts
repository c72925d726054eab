const DECLARED = /(--[\w-]+):([^;{}]+);?/gu;
const USED = /var\((--[\w-]+)/gu;

/** A rule without declarations, and one around nothing else. */
const EMPTY = /[^{}]+\{(?:[^{}]+\{\})*\}/gu;

const namesIn = (text: string) => [...text.matchAll(USED)].map(([, name = '']) => name);

/**
 * A stylesheet without the custom properties that a page does not use by itself, nor by way of others. A theme declares
 * ten times as many as a page has need of, and all of them would come before its first painting.
 *
 * @param css - the stylesheet, whose other rules are kept
 * @param page - rules and markup of the page, that stylesheet left out
 */
export function usedVariables(css: string, page: string): string {
  const declared = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(DECLARED))
    declared.set(name, [...(declared.get(name) ?? []), value]);
  const used = new Set<string>();
  const waiting = [...namesIn(page), ...namesIn(css.replaceAll(DECLARED, ''))];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    waiting.push(...namesIn((declared.get(name) ?? []).join(' ')));
  }
  return css
    .replaceAll(DECLARED, (whole, name: string) => (used.has(name) ? whole : ''))
    .replaceAll(EMPTY, '');
}

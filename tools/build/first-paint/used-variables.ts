const DECLARED = /(--[\w-]+):([^;{}]+);?/gu;
const USED = /var\((--[\w-]+)/gu;

/** A rule without declarations, and one around nothing else. */
const EMPTY = /[^{}]+\{(?:[^{}]+\{\})*\}/gu;

const namesIn = (text: string) => [...text.matchAll(USED)].map(([, name = '']) => name);

const withVariables = (css: string, isKept: (name: string) => boolean) =>
  css
    .replaceAll(DECLARED, (whole, name: string) => (isKept(name) ? whole : ''))
    .replaceAll(EMPTY, '');

/** The same rules, each of which gives way to any other rule for the same element. */
const yielding = (css: string) => css.replaceAll(/([^{}@]+)\{(?=[^{}]*\})/gu, ':where($1){');

/**
 * Parts a stylesheet in two: with the custom properties that a page uses by itself or by way of others, and with the
 * rest of them. A theme declares ten times as many as a page has need of, and all of them would come before its first
 * painting. What is no custom property is in both. The rest gives way to whatever else is declared: it stays in the
 * page when the theme is another one.
 *
 * @param css - the stylesheet
 * @param page - rules and markup of the page, that stylesheet left out
 */
export function partVariables(css: string, page: string): { used: string; rest: string } {
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
  return {
    used: withVariables(css, (name) => used.has(name)),
    rest: yielding(withVariables(css, (name) => !used.has(name))),
  };
}

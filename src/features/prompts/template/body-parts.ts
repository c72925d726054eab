/**
 * Blanks as the server reads them (`Variable` in the contract): letters, marks, digits and
 * underscore of any script, 40 code points at most; `\{{` is literal.
 */
const TOKEN = /\\\{\{|\{\{([\p{L}\p{M}\p{Nd}_]{1,40})\}\}/gu;

/** A piece of the body as written; `name` when it is a blank. */
export type BodyPart = { text: string; name?: string };

/** The body cut at its blanks; the texts together are the body, character by character. */
export function bodyParts(body: string): BodyPart[] {
  const parts: BodyPart[] = [];
  let last = 0;
  for (const match of body.matchAll(TOKEN)) {
    const name = match[1];
    if (name === undefined) continue;
    if (match.index > last) parts.push({ text: body.slice(last, match.index) });
    parts.push({ text: match[0], name });
    last = match.index + match[0].length;
  }
  if (last < body.length) parts.push({ text: body.slice(last) });
  return parts;
}

/** The names of the blanks, in the order in which the body first has them. */
export function variableNames(body: string): string[] {
  return [...new Set(bodyParts(body).flatMap(({ name }) => (name === undefined ? [] : [name])))];
}

/** A name for a blank made of any words: `launch date!` → `launch_date`; empty when nothing is left. */
export function toVariableName(words: string): string {
  const name = words
    .trim()
    .replaceAll(/[^\p{L}\p{M}\p{Nd}_]+/gu, '_')
    .replaceAll(/^_+|_+$/gu, '');
  return Array.from(name).slice(0, 40).join('');
}

/**
 * Blanks in a prompt body: `{{name}}`, a name being letters, marks, digits and underscore of any script, at most 40
 * code points. `\{{` is literal. Anything else in braces is plain text; the quality rules point at near misses.
 */
const TOKEN = /\\\{\{|\{\{([\p{L}\p{M}\p{Nd}_]{1,40})\}\}/gu;
const NAME = /^[\p{L}\p{M}\p{Nd}_]{1,40}$/u;

/** `start` and `end` are UTF-16 offsets of the whole `{{name}}`. */
export type Blank = { name: string; start: number; end: number };

export type TemplatePart = { kind: 'text'; text: string } | ({ kind: 'blank' } & Blank);

/** Whether a name can stand between the braces. */
export function isVariableName(name: string): boolean {
  return NAME.test(name);
}

/** The body cut into text (with `\{{` turned into `{{`) and blanks, in order. */
export function parseTemplate(body: string): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let text = '';
  let last = 0;
  for (const match of body.matchAll(TOKEN)) {
    text += body.slice(last, match.index);
    last = match.index + match[0].length;
    const name = match[1];
    if (name === undefined) {
      text += '{{';
      continue;
    }
    if (text !== '') parts.push({ kind: 'text', text });
    text = '';
    parts.push({ kind: 'blank', name, start: match.index, end: last });
  }
  text += body.slice(last);
  if (text !== '') parts.push({ kind: 'text', text });
  return parts;
}

/** Every blank where it stands, repeated ones too. */
export function findBlanks(body: string): Blank[] {
  return parseTemplate(body).flatMap((part) =>
    part.kind === 'blank' ? [{ name: part.name, start: part.start, end: part.end }] : [],
  );
}

/** Names of the blanks in the order in which the body first uses them. */
export function variableNames(body: string): string[] {
  return [...new Set(findBlanks(body).map((blank) => blank.name))];
}

/** Makes braces in a person's own text literal, so that they stay text when the body is filled. */
export function escapeBraces(text: string): string {
  return text.replaceAll('{{', String.raw`\{{`);
}

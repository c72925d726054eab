/**
 * Variables in a prompt body: `{{name}}`, a name being letters, marks, digits and underscore of any script, at most 40
 * code points. `\{{` is literal. Anything else in braces is plain text; the quality rules point at near misses.
 */
const TOKEN = /\\\{\{|\{\{([\p{L}\p{M}\p{Nd}_]{1,40})\}\}/gu;

/** `start` and `end` are UTF-16 offsets of the whole `{{name}}`. */
export type VariableUse = { name: string; start: number; end: number };

export type TemplatePart = { kind: 'text'; text: string } | ({ kind: 'variable' } & VariableUse);

/** The body cut into text (with `\{{` turned into `{{`) and variables, in order. */
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
    parts.push({ kind: 'variable', name, start: match.index, end: last });
  }
  text += body.slice(last);
  if (text !== '') parts.push({ kind: 'text', text });
  return parts;
}

/** Every use of a variable, repeated ones too, in order. */
export function findVariables(body: string): VariableUse[] {
  return parseTemplate(body).flatMap((part) =>
    part.kind === 'variable' ? [{ name: part.name, start: part.start, end: part.end }] : [],
  );
}

/** A piece of the body as written; `name` when it is a variable. */
export type BodyPart = { text: string; name?: string };

/** The body cut at its variables; the texts together are the body, character by character. */
export function bodyParts(body: string): BodyPart[] {
  const parts: BodyPart[] = [];
  let last = 0;
  for (const { name, start, end } of findVariables(body)) {
    if (start > last) parts.push({ text: body.slice(last, start) });
    parts.push({ text: body.slice(start, end), name });
    last = end;
  }
  if (last < body.length) parts.push({ text: body.slice(last) });
  return parts;
}

/** Names of the variables in the order in which the body first uses them. */
export function variableNames(body: string): string[] {
  return [...new Set(findVariables(body).map(({ name }) => name))];
}

/** Makes braces in a person's own text literal, so that they stay text when the body is filled. */
export function escapeBraces(text: string): string {
  return text.replaceAll('{{', String.raw`\{{`);
}

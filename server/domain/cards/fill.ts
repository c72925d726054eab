import { PLACE } from './places.ts';

/** Content of a placeholder: `inline` inside a sentence, `block` alone on its line, byte for byte. */
export type Filling = { inline: string } | { block: string; inline?: string };

const LETTER = /[\p{L}\p{N}]/u;
const ALONE = /^\[\[([a-z_]+)\]\]$/u;

/** A line whose places are all empty and that says nothing besides is dropped, and so is the gap it leaves. */
function fillLine(line: string, fillings: ReadonlyMap<string, Filling>): string | undefined {
  if (ALONE.exec(line)?.[1] !== undefined && isBlock(line, fillings)) return line;
  let places = 0;
  let filled = 0;
  const text = line.replace(PLACE, (whole, name: string) => {
    const filling = fillings.get(name);
    if (!filling) return whole;
    places += 1;
    const value = filling.inline ?? ('block' in filling ? filling.block : '');
    if (value !== '') filled += 1;
    return value;
  });
  if (places === 0) return line;
  if (filled === 0 && !LETTER.test(text)) return undefined;
  // Of the line as written: an empty place at its start leaves a space that belongs to none.
  const indent = /^ */u.exec(line)?.[0] ?? '';
  return (
    indent +
    text
      .trim()
      .replaceAll(/ {2,}/gu, ' ')
      .replaceAll(/ ([.,،؛])(?=\s|$)/gu, '$1')
      .replaceAll(/([，、])[，、]+/gu, '$1')
      .replaceAll(/[，、](?=[。：])/gu, '')
  );
}

const blockOf = (line: string, fillings: ReadonlyMap<string, Filling>) => {
  const filling = fillings.get(ALONE.exec(line)?.[1] ?? '');
  return filling && 'block' in filling ? filling.block : undefined;
};

const isBlock = (line: string, fillings: ReadonlyMap<string, Filling>) =>
  blockOf(line, fillings) !== undefined;

/** A card's text with its places filled; a place that nothing fills stays as it is. */
export function fillText(text: string, fillings: ReadonlyMap<string, Filling>): string {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => fillLine(line, fillings))
    .filter((line) => line !== undefined)
    .filter((line) => blockOf(line, fillings) !== '');
  return lines
    .filter((line, at) => line !== '' || (at > 0 && lines[at - 1] !== ''))
    .map((line) => blockOf(line, fillings) ?? line)
    .join('\n')
    .trim();
}

/** A value in the words that a slot has for it. */
export function worded(wording: string, value: string): string {
  return wording.replaceAll('[[value]]', (_place, at: number) =>
    value.slice(overlapOf(wording.slice(0, at), value)),
  );
}

/** How much of a value's beginning the text before it has said already: "at most " before "at most 120 words". */
function overlapOf(before: string, value: string): number {
  for (let at = before.search(/\S/u); at >= 0 && at < before.length; at += 1) {
    const end = before.slice(at);
    const isWord = at === 0 || /\s/u.test(before[at - 1] ?? '');
    if (isWord && /\s$/u.test(end) && value.toLowerCase().startsWith(end.toLowerCase()))
      return end.length;
  }
  return 0;
}

/** A text between tags that it cannot close by itself. */
export function tagged(tag: string, text: string): string {
  let name = tag;
  while (text.includes(`</${name}>`)) name += '_text';
  return `<${name}>\n${text}\n</${name}>`;
}

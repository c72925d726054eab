import { cutText } from './clean-text.ts';

const MAX = 240;
/** Enough of the body for any excerpt; a longer one is not looked at, so patterns stay quick. */
const SAMPLE = 2000;

const MARKS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^ {0,3}(?:`{3,}|~{3,}).{0,80}$/gmu, ' '],
  [/^[ \t]{0,12}(?:#{1,6}|>|[-+*]|\d{1,9}[.)])[ \t]+/gmu, ''],
  [/^[ \t]{0,3}(?:[-*_][ \t]?){3,40}$/gmu, ' '],
  [/^\|?(?:[ \t]?:?-{2,40}:?[ \t]?\|)+.{0,80}$/gmu, ' '],
  [/!?\[([^\][\n]{0,200})\]\([^()\s]{0,500}\)/gu, '$1'],
  [
    /\*{1,3}|~~|`{1,3}|(?<![\p{L}\p{Nd}_{])_{1,2}(?=[^_\s}])|(?<=[^_\s{])_{1,2}(?![\p{L}\p{Nd}_}])/gu,
    '',
  ],
  [/\|/gu, ' '],
];

/** A body's beginning as plain text on one line, blanks kept as written. At most 240 units. */
export function excerptOf(body: string): string {
  let text = body.slice(0, SAMPLE);
  for (const [pattern, replacement] of MARKS) text = text.replaceAll(pattern, replacement);
  text = text.replaceAll(/\s+/gu, ' ').trim();
  if (text.length <= MAX) return text.toWellFormed();
  const cut = cutText(text, MAX - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > MAX / 2 ? cut.slice(0, space) : cut).trimEnd()}…`.toWellFormed();
}

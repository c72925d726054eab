import type { Language } from '#core/language/languages.ts';
import { hasSpaces } from '#core/language/scripts.ts';
import type { GrammarFile } from './grammar-schema.ts';
import { AFTER, BEFORE } from './word-edges.ts';

/** Patterns in folded text by which several things asked for are told apart. */
export type DeliverablePatterns = {
  /** Pause or joining words between two of them. */
  separator: RegExp;
  /** Words that open one, at the start of a sentence. */
  opening: RegExp;
  /** Beginning of one that asks by itself. */
  asks: RegExp;
  /** Beginning of one by its name. */
  thing: RegExp;
  /** Beginning of a role or scene, which is none. */
  scene: RegExp;
  /** Beginning of what is ruled out or limits the way, which is none. */
  excluded: RegExp;
  /** Words before a list of what one holds. */
  within: RegExp;
  /** Conjunction that is written together with the word after it; empty where there is none. */
  attached: string;
};

const PAUSE = String.raw`\s*[,;:،؛，、；：]\s*|\s+[-–—]\s+|\s*\n[-–—*•\s]*(?:\p{Nd}+[.)、]\s*)?`;
const BULLET = String.raw`[\s\-–—*•]*(?:\p{Nd}+[.)、]\s*)?`;

/** Compiles a grammar's `parts`. @param source of a pattern of the file, its marks written out and folded. */
export function deliverablePatterns(
  file: GrammarFile['parts'],
  language: Language,
  source: (pattern: string) => string,
): DeliverablePatterns {
  const isSpaced = hasSpaces(language);
  const shared = (pattern: string) =>
    pattern.replaceAll(/<([a-z_]+)>/gu, (mark, name: string) => {
      const list = file.shared[name];
      return list ? `(?:${list.join('|')})` : mark;
    });
  const any = (list: readonly string[]) =>
    `(?:${list.map((pattern) => source(shared(pattern))).join('|')})`;
  const edge = isSpaced ? AFTER : '';
  const gap = isSpaced ? String.raw`\s+` : '';
  const after = isSpaced ? String.raw`\s*` : '';
  const joining = `${any(file.joins)}${edge}${after}`;
  const opening = `(?:(?:${joining})|(?:${any(file.openings)}${edge}${after}))`;
  const beginning = (...lists: (readonly string[])[]) =>
    new RegExp(`^${lists.map(any).join('')}${edge}`, 'u');
  return {
    separator: new RegExp(`(?:${PAUSE})${opening}*|${gap}(?:${joining})+${opening}*`, 'gu'),
    opening: new RegExp(`^${BULLET}${opening}+`, 'u'),
    asks: beginning(file.asks),
    thing: beginning(file.before, file.things),
    scene: beginning(file.scenes),
    excluded: beginning(file.excluded),
    within: new RegExp(`${isSpaced ? BEFORE : ''}${any(file.within)}${edge}`, 'u'),
    attached: file.attached,
  };
}

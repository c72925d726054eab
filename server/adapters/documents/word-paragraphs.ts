import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
} from 'docx';
import type { Flow, Inline } from './content.ts';
import type { Direction } from '#core/text/direction.ts';
import { ACCENT, fontsFor, inlineRuns, languageTags } from './word-runs.ts';

/** Indent of one level, in twentieths of a point. */
export const INDENT = 400;
export const HEADINGS = [
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
];

/** Place of a block: its depth in lists, and the quote around it with that quote's depth. */
export type Place = { depth: number; quote?: { dir: Direction; depth: number } };

export const flowRuns = (
  node: Flow,
  style: Parameters<typeof inlineRuns>[2] = {},
): ParagraphChild[] =>
  inlineRuns(node.c, node.dir, {
    font: fontsFor(node.lang),
    language: languageTags(node.lang),
    ...style,
  });

/**
 * A paragraph of a flow, in its own direction; a bidirectional one starts at the right by itself,
 * and one in a list or table of another direction is aligned with that one's edge.
 */
export const flowParagraph = (
  node: Flow,
  options: Omit<IParagraphOptions, 'children'> = {},
  style: Parameters<typeof inlineRuns>[2] = {},
): Paragraph =>
  new Paragraph({
    ...options,
    bidirectional: node.dir === 'rtl',
    ...(node.edge && node.edge !== node.dir && { alignment: AlignmentType.END }),
    ...(node.open && { spacing: { ...options.spacing, after: 0 } }),
    children: flowRuns(node, style),
  });

/** Points between a quote's bar and its text, and how many Word allows at most. */
const BAR_ROOM = 8;
const MAX_ROOM = 31;

/** The bar at a quote's side: in one line, however deep in a list the text is. */
export const bar = ({ depth, quote }: Place): Omit<IParagraphOptions, 'children'> => {
  if (!quote) return {};
  const room = BAR_ROOM + ((depth - quote.depth) * INDENT) / 20;
  const space = Math.min(room, MAX_ROOM);
  const edge = { style: BorderStyle.SINGLE, size: 18, color: ACCENT, space };
  return { border: quote.dir === 'rtl' ? { right: edge } : { left: edge } };
};

/** Indents of a block at its place. */
export const placed = (place: Place): Omit<IParagraphOptions, 'children'> => {
  const indent = place.depth * INDENT + (place.quote ? 200 : 0);
  return { ...(indent > 0 && { indent: { start: indent } }), ...bar(place) };
};

/** The mark without width that makes signs at a text's ends belong to it, where the text around goes the other way. */
const MARKS = { ltr: '\u200e', rtl: '\u200f' };

export const isolated = (node: Flow, around: Direction): Flow => {
  if (node.dir === around || node.c.length === 0) return node;
  const mark: Inline = { t: 'text', v: MARKS[node.dir] };
  return { ...node, c: [mark, ...node.c, mark] };
};

/** A line of code, left to right wherever it is. */
export const codeParagraph = (node: { v: Inline[] }, place: Place): Paragraph =>
  new Paragraph({
    ...placed({ depth: place.depth }),
    style: 'PromptCodeBlock',
    bidirectional: false,
    children: inlineRuns(node.v, 'ltr'),
  });

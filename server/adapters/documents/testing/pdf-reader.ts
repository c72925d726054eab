import { inflateSync } from 'node:zlib';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

type Glyph = { originalCharCode: number; unicode: string; operatorListId?: string };
type Entry = { title: string; items: Entry[] };
type Marked = { name: string };

export type PdfText = {
  pages: number;
  /** Everything that is shown, in reading order, without white space. */
  text: string;
  /** Glyphs shown as the empty box, because no font has them. */
  missing: number;
  links: string[];
  title: unknown;
  language: unknown;
  tagged: boolean;
  outline: string[];
};

const isGlyph = (value: unknown): value is Glyph =>
  typeof value === 'object' && value !== null && 'originalCharCode' in value;

/** Replacement text of several glyphs at once, in the order of the file: PDF.js does not hand it on. */
const actualTexts = (bytes: Uint8Array): string[] => {
  const data = Buffer.from(bytes);
  const streams = data.toString('latin1').matchAll(/stream\r?\n/g);
  return [...streams].flatMap((match) => {
    let content: string;
    try {
      const start = match.index + match[0].length;
      content = inflateSync(data.subarray(start), { finishFlush: 2 }).toString('latin1');
    } catch {
      return [];
    }
    return [...content.matchAll(/\/ActualText <FEFF([0-9A-F]*)>/g)].map((text) =>
      Buffer.from(text[1] ?? '', 'hex')
        .swap16()
        .toString('utf16le'),
    );
  });
};

/**
 * Reads a PDF by its glyphs, not by their places: Typst writes the pieces of a paragraph in
 * reading order, and marks right-to-left ones as /ReversedChars, as the PDF standard says.
 */
export const readPdf = async (bytes: Uint8Array): Promise<PdfText> => {
  const { OPS } = await getResolvedPDFJS();
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const found = { text: '', missing: 0, links: new Array<string>() };
  const actual = actualTexts(bytes);
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    const open: string[] = [];
    /** Right-to-left groups stand left to right: the later one is read first. */
    let span: string[] = [];
    let group = '';
    const flush = (): void => {
      found.text += span.join('');
      span = [];
    };
    for (const [index, operator] of fnArray.entries()) {
      const args = argsArray[index] as unknown[];
      if (operator === OPS.beginMarkedContentProps) {
        if (args[0] === 'Span' && typeof args[1] !== 'number') {
          open.push('actual');
          span.push(actual.shift() ?? '');
        } else {
          flush();
          open.push('other');
        }
      } else if (operator === OPS.beginMarkedContent) {
        open.push((args[0] as Marked).name === 'ReversedChars' ? 'reversed' : 'other');
        group = '';
      } else if (operator === OPS.showText) {
        const glyphs = (args as unknown[][])[0]?.filter(isGlyph) ?? [];
        // In an emoji font (Type 3) glyph 0 is an ordinary one.
        found.missing += glyphs.filter((g) => g.originalCharCode === 0 && !g.operatorListId).length;
        const texts = glyphs.map((glyph) => glyph.unicode);
        if (open.at(-1) === 'reversed') group = texts.toReversed().join('') + group;
        else if (open.at(-1) !== 'actual') span.push(texts.join(''));
      } else if (operator === OPS.endMarkedContent && open.pop() === 'reversed') {
        span.unshift(group);
      }
    }
    flush();
    for (const annotation of await page.getAnnotations()) {
      if (typeof annotation.unsafeUrl === 'string') found.links.push(annotation.unsafeUrl);
    }
  }
  const info = (await pdf.getMetadata()).info as Record<string, unknown>;
  const titles = (entries: Entry[]): string[] =>
    entries.flatMap((entry) => [entry.title, ...titles(entry.items)]);
  const outline = titles((await pdf.getOutline()) ?? []);
  return {
    ...found,
    text: found.text.replace(/\s+/g, ''),
    pages: pdf.numPages,
    title: info['Title'],
    language: info['Language'],
    tagged: (await pdf.getMarkInfo())?.Marked === true,
    outline,
  };
};

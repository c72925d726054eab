import {
  AlignmentType,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  type Table,
} from 'docx';
import type { DocumentContent } from './content.ts';
import { ListNumbers, wordBlocks } from './word-blocks.ts';
import { TEXT_WIDTH } from './word-tables.ts';
import { flowParagraph } from './word-paragraphs.ts';
import { wordParts } from './word-parts.ts';
import { ACCENT, MUTED } from './word-runs.ts';
import { LEVELS, level, styles } from './word-styles.ts';
import { facts, section, variableTable } from './word-sections.ts';
import { furniture } from './word-furniture.ts';

/** Widths and heights in twentieths of a point. */
const PAGES = {
  a4: { width: 11906, height: 16838 },
  'us-letter': { width: 12240, height: 15840 },
};

/** Writes a document as .docx: real headings, lists and table headers, every paragraph in its direction. */
export const writeWord = async (content: DocumentContent): Promise<Uint8Array> => {
  const numbers = new ListNumbers();
  const children: Array<Paragraph | Table> = [];
  if (content.showTitle) {
    const title = { dir: content.titleDir, lang: content.titleLang };
    children.push(
      flowParagraph(
        { ...title, c: [{ t: 'text', v: content.title }] },
        { heading: HeadingLevel.TITLE },
      ),
    );
  }
  if (content.description) {
    children.push(flowParagraph(content.description, {}, { size: 23, color: MUTED }));
  }
  children.push(...facts(content));
  if (content.body) {
    children.push(
      section(content.body.label, content),
      ...wordBlocks(content.body.blocks, numbers),
    );
  }
  if (content.variables) {
    children.push(
      section(content.variables.label, content),
      variableTable(content.variables, content),
    );
  }
  const markers = ['•', '–', '•', '–', '•', '–', '•', '–', '•'];
  const side = (PAGES[content.paper].width - TEXT_WIDTH) / 2;
  const document = new Document({
    title: content.title,
    creator: content.author ?? content.brand,
    styles: styles(content),
    numbering: {
      config: [
        {
          reference: 'bullets',
          levels: LEVELS.map((index) => ({
            level: index,
            format: LevelFormat.BULLET,
            text: markers[index] ?? '•',
            alignment: AlignmentType.START,
            style: { paragraph: level(index), run: { color: ACCENT } },
          })),
        },
        ...[...numbers.starts].map((start) => ({
          reference: `ordered-${start}`,
          levels: LEVELS.map((index) => ({
            level: index,
            format: LevelFormat.DECIMAL,
            text: `%${index + 1}.`,
            start,
            alignment: AlignmentType.START,
            style: { paragraph: level(index), run: { color: ACCENT, bold: true } },
          })),
        })),
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: PAGES[content.paper],
            // The text is as wide on every paper: tables and the page's number stand at its edge.
            margin: { top: 1474, bottom: 1361, left: side, right: side },
          },
        },
        ...furniture(content),
        children,
      },
    ],
  });
  return Packer.toBuffer(document, undefined, wordParts(content));
};

import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  type Table,
  TabStopType,
  TextRun,
} from 'docx';
import type { DocumentContent } from './content.ts';
import { flowParagraph, ListNumbers, TEXT_WIDTH, wordBlocks, wordTable } from './word-blocks.ts';
import { wordParts } from './word-parts.ts';
import {
  ACCENT,
  codeFonts,
  fontsFor,
  inlineRuns,
  languageTags,
  LINE,
  MUTED,
  SHADE,
  textRuns,
  TINT,
} from './word-runs.ts';

/** Widths and heights in twentieths of a point. */
const PAGES = {
  a4: { width: 11906, height: 16838 },
  'us-letter': { width: 12240, height: 15840 },
};

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const level = (index: number) => ({
  indent: { start: (index + 1) * 400, hanging: 300 },
});

const styles = (content: DocumentContent) => {
  const heading = (size: number, color = '1C2926', before = 280) => ({
    run: { size, bold: true, color, font: fontsFor(content.locale) },
    paragraph: { spacing: { before, after: 120 }, keepNext: true, keepLines: true },
  });
  return {
    default: {
      document: {
        run: {
          font: fontsFor(content.language),
          size: 21,
          color: '1C2926',
          language: languageTags(content.language),
        },
        paragraph: { spacing: { after: 140, line: 300, lineRule: LineRuleType.AUTO } },
      },
      title: {
        run: { size: 46, bold: true },
        paragraph: { spacing: { after: 120 }, keepNext: true },
      },
      heading1: heading(20, ACCENT, 360),
      heading2: heading(29),
      heading3: heading(25),
      heading4: heading(22),
      heading5: heading(21),
      listParagraph: { paragraph: { spacing: { after: 60 } } },
    },
    characterStyles: [
      {
        id: 'PromptVariable',
        name: 'Prompt Variable',
        run: { bold: true, color: ACCENT, shading: { type: ShadingType.CLEAR, fill: TINT } },
      },
      {
        id: 'PromptCode',
        name: 'Prompt Code',
        run: {
          size: 19,
          noProof: true,
          font: codeFonts(content.language),
          shading: { type: ShadingType.CLEAR, fill: SHADE },
        },
      },
    ],
    paragraphStyles: [
      {
        id: 'PromptCodeBlock',
        name: 'Prompt Code Block',
        basedOn: 'Normal',
        run: { size: 18, noProof: true, font: codeFonts(content.language) },
        paragraph: {
          spacing: { before: 60, after: 160, line: 264, lineRule: LineRuleType.AUTO },
          shading: { type: ShadingType.CLEAR, fill: SHADE },
          border: {
            top: { style: BorderStyle.SINGLE, size: 4, color: LINE, space: 4 },
            bottom: { style: BorderStyle.SINGLE, size: 4, color: LINE, space: 4 },
            left: { style: BorderStyle.SINGLE, size: 4, color: LINE, space: 4 },
            right: { style: BorderStyle.SINGLE, size: 4, color: LINE, space: 4 },
          },
        },
      },
    ],
  };
};

const furniture = (content: DocumentContent) => {
  const small = { size: 17, color: MUTED, font: fontsFor(content.locale) };
  const row = {
    bidirectional: content.dir === 'rtl',
    tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
  };
  const pages = content.pageText.split(/(\{page\}|\{total\})/).map((part) => {
    if (part === '{page}') return new TextRun({ ...small, children: [PageNumber.CURRENT] });
    if (part === '{total}') return new TextRun({ ...small, children: [PageNumber.TOTAL_PAGES] });
    return textRuns(part, content.dir, small);
  });
  const brand = new TextRun({ ...small, text: content.brand });
  const name = new TextRun({ ...small, text: content.brand, bold: true, color: ACCENT });
  return {
    headers: { default: new Header({ children: [new Paragraph({ ...row, children: [name] })] }) },
    footers: {
      default: new Footer({
        children: [
          new Paragraph({
            ...row,
            children: [brand, new TextRun({ ...small, text: '\t' }), ...pages.flat()],
          }),
        ],
      }),
    },
  };
};

const section = (label: string, content: DocumentContent): Paragraph =>
  new Paragraph({
    heading: HeadingLevel.HEADING_1,
    bidirectional: content.dir === 'rtl',
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: ACCENT, space: 3 } },
    children: textRuns(label, content.dir, { language: languageTags(content.locale) }),
  });

const facts = (content: DocumentContent): Paragraph[] => {
  const entries = content.metadata.map(({ label, value }) => ({ label, values: [value] }));
  if (content.tags.values.length > 0) {
    entries.push({ label: content.tags.label, values: content.tags.values.map((tag) => tag.v) });
  }
  return entries.map(
    ({ label, values }) =>
      new Paragraph({
        bidirectional: content.dir === 'rtl',
        spacing: { after: 30 },
        children: [
          ...textRuns(`${label}: `, content.dir, { size: 18, color: MUTED }),
          ...textRuns(values.join(' · '), content.dir, { size: 18, bold: true }),
        ],
      }),
  );
};

const variableTable = (
  variables: NonNullable<DocumentContent['variables']>,
  content: DocumentContent,
) => {
  const spacing = { before: 0, after: 0 };
  const cell = (children: ParagraphChild[]) => ({
    paragraph: new Paragraph({ spacing, bidirectional: content.dir === 'rtl', children }),
  });
  const head = variables.columns.map((column) =>
    cell(textRuns(column, content.dir, { bold: true, size: 18 })),
  );
  const rows = variables.rows.map((row) =>
    row.map((entry) => cell(inlineRuns(entry.v, entry.dir, { size: 18 }))),
  );
  return wordTable([head, ...rows], [1.6, 1.7, 1, 1, 1.3, 1.9], content.dir);
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

import { Footer, Header, PageNumber, Paragraph, TabStopType, TextRun } from 'docx';
import type { DocumentContent } from './content.ts';
import { TEXT_WIDTH } from './word-tables.ts';
import { ACCENT, fontsFor, MUTED, textRuns } from './word-runs.ts';

/** Header and footer of every page. */
export const furniture = (content: DocumentContent) => {
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

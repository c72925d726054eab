import { BorderStyle, HeadingLevel, Paragraph, type ParagraphChild } from 'docx';
import type { DocumentContent } from './content.ts';
import { wordTable } from './word-tables.ts';
import { ACCENT, inlineRuns, languageTags, MUTED, textRuns } from './word-runs.ts';

/** The heading of a section. */
export const section = (label: string, content: DocumentContent): Paragraph =>
  new Paragraph({
    heading: HeadingLevel.HEADING_1,
    bidirectional: content.dir === 'rtl',
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: ACCENT, space: 3 } },
    children: textRuns(label, content.dir, { language: languageTags(content.locale) }),
  });

/** Lines of metadata, each with its label. */
export const facts = (content: DocumentContent): Paragraph[] => {
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

export const variableTable = (
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
  return wordTable([head, ...rows], [1.6, 1.65, 1, 1.2, 1.35, 1.7], content.dir);
};

import { BorderStyle, LineRuleType, ShadingType } from 'docx';
import type { DocumentContent } from './content.ts';
import { ACCENT, codeFonts, fontsFor, languageTags, LINE, SHADE, TINT } from './word-runs.ts';

export const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

export const level = (index: number) => ({
  indent: { start: (index + 1) * 400, hanging: 300 },
});

/** Word's styles for this document. */
export const styles = (content: DocumentContent) => {
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
          // Word draws a border outside the text: four points and half a one of line, inside the margins.
          indent: { start: 90, end: 90 },
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

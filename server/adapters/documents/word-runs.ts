import { type IRunOptions, TextRun } from 'docx';
import type { Inline } from './content.ts';
import { type Direction, directionRuns } from './direction.ts';

export const ACCENT = '0A744A';
export const MUTED = '54625E';
export const TINT = 'E3F4EC';
export const SHADE = 'F5F8F7';
export const LINE = 'D7E0DC';

type RunStyle = Omit<IRunOptions, 'text' | 'children' | 'break'>;

export const languageBase = (language: string): string =>
  language.toLowerCase().split('-')[0] ?? 'en';

const EAST_ASIAN: Record<string, string> = { ja: 'Noto Sans JP', ko: 'Noto Sans KR' };
const COMPLEX: Record<string, string> = {
  he: 'Noto Sans Hebrew',
  hi: 'Noto Sans Devanagari',
  bn: 'Noto Sans Bengali',
  ta: 'Noto Sans Tamil',
  th: 'Noto Sans Thai',
};

/** The faces of a run: Word takes one for each kind of script, and `fontTable.xml` names what stands in. */
export const fontsFor = (
  language: string,
  latin = 'Poppins',
): { ascii: string; hAnsi: string; eastAsia: string; cs: string } => {
  const base = languageBase(language);
  return {
    ascii: latin,
    hAnsi: latin,
    eastAsia: EAST_ASIAN[base] ?? 'Noto Sans SC',
    cs: COMPLEX[base] ?? 'Vazirmatn',
  };
};

export const languageTags = (
  language: string,
): { value: string; eastAsia: string; bidirectional: string } => {
  const base = languageBase(language);
  return {
    value: language,
    eastAsia: ['zh', 'ja', 'ko'].includes(base) ? language : 'zh-CN',
    bidirectional: ['ar', 'he', 'fa', 'ur'].includes(base) ? language : 'ar-SA',
  };
};

/** Runs of one text, a new one wherever the letters change direction. */
export const textRuns = (text: string, base: Direction, style: RunStyle): TextRun[] =>
  directionRuns(text, base).map(
    (run) =>
      new TextRun({
        ...style,
        text: run.text,
        ...(run.direction === 'rtl' && { rightToLeft: true }),
      }),
  );

/** Inline nodes as runs. Links are text and address, so that a file holds no external relationship. */
export const inlineRuns = (
  nodes: readonly Inline[],
  base: Direction,
  style: RunStyle = {},
): TextRun[] =>
  nodes.flatMap((node): TextRun[] => {
    switch (node.t) {
      case 'text':
        return textRuns(node.v, base, style);
      case 'variable':
        return textRuns(`{{${node.v}}}`, base, { ...style, style: 'PromptVariable' });
      case 'code':
        return textRuns(node.v, base, { ...style, style: 'PromptCode' });
      case 'break':
        return [new TextRun({ ...style, break: 1 })];
      // Word breaks an over-long word by itself.
      case 'split':
        return [];
      case 'strong':
        return inlineRuns(node.c, base, { ...style, bold: true });
      case 'emphasis':
        return inlineRuns(node.c, base, { ...style, italics: true });
      case 'strike':
        return inlineRuns(node.c, base, { ...style, strike: true });
      default: {
        const shown = node.url ? { ...style, color: ACCENT, underline: {} } : style;
        const address = node.show
          ? textRuns(` (${node.show})`, base, { ...style, color: MUTED, size: 18 })
          : [];
        return [...inlineRuns(node.c, base, shown), ...address];
      }
    }
  });

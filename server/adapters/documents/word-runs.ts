import { ExternalHyperlink, type IRunOptions, type ParagraphChild, TextRun } from 'docx';
import type { Inline } from './content.ts';
import { type Direction } from '#core/text/direction.ts';
import { directionRuns } from './direction.ts';

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

/** Languages whose letters Poppins lacks: the PDF sets them in Noto Sans too. */
const WIDER = new Set(['ru', 'uk', 'bg', 'sr', 'mk', 'be', 'kk', 'ky', 'mn', 'tg', 'el', 'vi']);

/** The faces of a run: Word takes one for each kind of script, and `fontTable.xml` names the fallbacks. */
export const fontsFor = (
  language: string,
): { ascii: string; hAnsi: string; eastAsia: string; cs: string } => {
  const base = languageBase(language);
  const latin = WIDER.has(base) ? 'Noto Sans' : 'Poppins';
  return {
    ascii: latin,
    hAnsi: latin,
    eastAsia: EAST_ASIAN[base] ?? 'Noto Sans SC',
    cs: COMPLEX[base] ?? 'Vazirmatn',
  };
};

/** Faces that a code block surely finds: an installed monospaced one, not the page's own face. */
export const codeFonts = (
  language: string,
): { ascii: string; hAnsi: string; eastAsia: string; cs: string } => ({
  ...fontsFor(language),
  ascii: 'Consolas',
  hAnsi: 'Consolas',
  cs: 'Courier New',
});

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

/** Inline nodes as runs; a link that may be followed is one in Word too. */
export const inlineRuns = (
  nodes: readonly Inline[],
  base: Direction,
  style: RunStyle = {},
): ParagraphChild[] =>
  nodes.flatMap((node): ParagraphChild[] => {
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
        const address = node.show
          ? textRuns(` (${node.show})`, base, { ...style, color: MUTED, size: 18 })
          : [];
        if (!node.url) return [...inlineRuns(node.c, base, style), ...address];
        const shown = inlineRuns(node.c, base, { ...style, color: ACCENT, underline: {} });
        return [new ExternalHyperlink({ link: node.url, children: shown }), ...address];
      }
    }
  });

import { MONO_FAMILY } from '#src/theme/typography.ts';

/** Typography of a prompt's text. Letters of one width tear Arabic apart: it gets the face of the page. */
export const bodyFace = (direction: 'ltr' | 'rtl') =>
  ({
    fontFamily: direction === 'rtl' ? 'inherit' : MONO_FAMILY,
    fontSize: '0.875rem',
    lineHeight: 1.7,
    letterSpacing: 0,
    tabSize: 4,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    wordBreak: 'normal',
    textAlign: 'start',
  }) as const;

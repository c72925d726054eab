import Box from '@mui/material/Box';
import { MONO_FAMILY } from '#src/theme/typography.ts';
import { bodyParts } from '#core/template/parse.ts';
import { bodyDirection } from '#core/template/body-direction.ts';

export type BodyTextProps = {
  body: string;
  /** In CSS pixels; beyond it the text scrolls. */
  maxHeight?: number;
};

/**
 * The look of a prompt's text, the same in the editor and wherever it is only read. Letters of one
 * width tear Arabic apart: it gets the face of the page.
 */
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

/** A prompt's text to read, its variables marked. */
export function BodyText({ body, maxHeight }: BodyTextProps) {
  const direction = bodyDirection(body);
  return (
    <Box
      // A scrolling region is reached by keyboard too.
      tabIndex={0}
      role="group"
      dir={direction}
      sx={{
        ...bodyFace(direction),
        fontSize: '0.8125rem',
        unicodeBidi: 'plaintext',
        maxHeight: maxHeight ?? 'none',
        overflowY: 'auto',
        p: 4,
        borderRadius: 1,
        bgcolor: 'surface.track',
        '& mark': {
          color: 'primary.main',
          fontWeight: 600,
          bgcolor: 'transparent',
        },
      }}
    >
      {bodyParts(body).map(({ text, name }, index) =>
        name === undefined ? text : <mark key={index}>{text}</mark>,
      )}
    </Box>
  );
}

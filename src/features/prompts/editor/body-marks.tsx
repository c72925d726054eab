import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { memo } from 'react';
import { bodyParts } from '#core/template/parse.ts';

export type BodyMarksProps = { body: string; dir: 'ltr' | 'rtl'; sx: SystemStyleObject<Theme> };

/** The body once more, invisible but for its variables, behind the text area. */
export const BodyMarks = memo(function BodyMarks({ body, dir, sx }: BodyMarksProps) {
  return (
    <Box
      aria-hidden="true"
      dir={dir}
      sx={[
        sx,
        {
          color: 'transparent',
          pointerEvents: 'none',
          userSelect: 'none',
          '& mark': (theme) => ({
            color: 'transparent',
            borderRadius: '3px',
            backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.22),
            // Drawn outside: padding would push the letters apart from those of the text area.
            boxShadow: `0 0 0 2px ${theme.alpha(theme.vars.palette.primary.main, 0.22)}`,
          }),
        },
      ]}
    >
      {body.split('\n').map((line, index) => (
        <MarkedLine key={index} line={line} />
      ))}
    </Box>
  );
});

/**
 * A line of its own element: of 20,000 characters, a key press writes and lays out one line again.
 * The last character gives an empty line its height.
 */
const MarkedLine = memo(function MarkedLine({ line }: { line: string }) {
  return (
    <div style={{ unicodeBidi: 'inherit' }}>
      {bodyParts(line).map(({ text, name }, index) =>
        name === undefined ? text : <mark key={index}>{text}</mark>,
      )}
      {line === '' && '\u200b'}
    </div>
  );
});

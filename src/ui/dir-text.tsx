import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type DirTextProps = {
  /** 'auto' asks the text itself. */
  direction?: 'auto' | 'ltr' | 'rtl';
  /** Keeps line ends, as in a prompt's body. */
  isPreserved?: boolean;
  lang?: string;
  sx?: SxProps<Theme>;
  children: ReactNode;
};

/** A person's text, in its own direction whatever the interface's; aligned to its own start. */
export function DirText(props: DirTextProps) {
  const { direction = 'auto', isPreserved = false, lang, sx, children } = props;
  return (
    <Box
      dir={direction}
      lang={lang}
      sx={[
        {
          textAlign: 'start',
          unicodeBidi: 'plaintext',
          overflowWrap: 'anywhere',
          whiteSpace: isPreserved ? 'pre-wrap' : 'normal',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}

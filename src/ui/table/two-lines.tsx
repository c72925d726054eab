import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export type TwoLinesProps = {
  /** A text in its own direction, or a link that brings its own looks. */
  title: ReactNode;
  text: string;
  /** How many lines each of the two may take before it is cut. */
  lines?: number;
};

/**
 * A row's name with what it is below. Both run in their own direction, but stand at the page's
 * start, so that a column keeps one edge.
 */
export function TwoLines({ title, text, lines = 1 }: TwoLinesProps) {
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.4 }}>
      {typeof title === 'string' ? (
        <Typography
          component="div"
          dir="auto"
          noWrap={lines === 1}
          sx={{ fontWeight: 500, lineHeight: 1.4, overflowWrap: 'anywhere', textAlign: 'left' }}
        >
          {title}
        </Typography>
      ) : (
        title
      )}
      <Typography
        variant="caption"
        component="div"
        color="textSecondary"
        dir="auto"
        sx={{
          display: '-webkit-box',
          WebkitLineClamp: lines,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
          // A grid's cell says 'nowrap', under which nothing is cut with an ellipsis.
          whiteSpace: 'normal',
          overflowWrap: 'break-word',
          // Mirrored by the style sheet, unlike 'start', which would follow the text.
          textAlign: 'left',
        }}
      >
        {text}
      </Typography>
    </Box>
  );
}

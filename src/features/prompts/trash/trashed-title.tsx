import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TrashedPrompt } from '#src/generated/api/endpoints.schemas.ts';

/** A deleted prompt's name with one line of what it is. It leads nowhere until it is restored. */
export function TrashedTitle({ prompt, lines = 1 }: { prompt: TrashedPrompt; lines?: number }) {
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.4 }}>
      <Typography
        component="div"
        dir="auto"
        noWrap={lines === 1}
        sx={{ fontWeight: 500, lineHeight: 1.4, overflowWrap: 'anywhere', textAlign: 'left' }}
      >
        {prompt.title}
      </Typography>
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
          textAlign: 'left',
        }}
      >
        {prompt.description || prompt.excerpt}
      </Typography>
    </Box>
  );
}

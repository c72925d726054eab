import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { Reading } from '#src/generated/api/endpoints.schemas.ts';
import { ReadingBar } from './reading-bar.tsx';
import { WritingProgress } from './writing-progress.tsx';

export type GeneratingProps = {
  count: number;
  /** What was understood of the goal, as soon as it is. */
  reading: Reading | null;
  onCancel: () => void;
};

/** Until the first draft is there: what was understood, what goes on, and a way to stop. */
export function Generating({ count, reading, onCancel }: GeneratingProps) {
  return (
    <Box>
      <Card sx={{ p: 5, mb: 5, display: 'grid', gap: 4 }}>
        {/* The region is there before its words, so that they are read out. */}
        <Box aria-live="polite" sx={{ minHeight: '1.5em' }}>
          {reading && <ReadingBar reading={reading} />}
        </Box>
        <WritingProgress ready={0} isRead={reading !== null} onStop={onCancel} />
      </Card>
      <Box
        aria-hidden="true"
        sx={{
          display: 'grid',
          gap: 5,
          gridTemplateColumns: { xs: '1fr', md: `repeat(${count}, minmax(0, 1fr))` },
        }}
      >
        {Array.from({ length: count }, (_item, index) => (
          <Card key={index} sx={{ p: 5 }}>
            <Skeleton width="70%" height={28} />
            <Skeleton width="40%" />
            <Skeleton variant="rounded" height={260} sx={{ my: 4 }} />
            <Skeleton width="90%" />
            <Skeleton width="80%" />
          </Card>
        ))}
      </Box>
    </Box>
  );
}

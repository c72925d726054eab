import Box from '@mui/material/Box';
import { lazy, Suspense, type ComponentType } from 'react';
import type { IllustrationProps } from '../ui/illustrations/illustration.tsx';

// Error pages must show when nothing can be fetched any more; then they do without a drawing.
const Illustration = lazy(async (): Promise<{ default: ComponentType<IllustrationProps> }> => {
  try {
    return { default: (await import('../ui/illustrations/illustration.tsx')).Illustration };
  } catch {
    return { default: () => null };
  }
});

/** A drawing that keeps its place until it is here. */
export function DeferredIllustration(props: IllustrationProps) {
  return (
    <Box sx={{ minHeight: 180 }}>
      <Suspense>
        <Illustration {...props} />
      </Suspense>
    </Box>
  );
}

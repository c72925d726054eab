import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from './visually-hidden.ts';

export type SkeletonsProps = {
  /** `cards` in a grid, `rows` of a list, `form` fields, one `text`. */
  kind: 'cards' | 'rows' | 'form' | 'text';
  count?: number;
};

const heights = { cards: 168, rows: 50, form: 48, text: 20 } as const;

/** Placeholder in the size of the content, so that nothing jumps. Spoken once as loading. */
export function Skeletons({ kind, count = kind === 'cards' ? 6 : 5 }: SkeletonsProps) {
  const { t } = useTranslation('common');
  const height = heights[kind];
  const items = Array.from({ length: count }, (_item, index) => index);
  return (
    <Box aria-busy="true">
      <Box component="span" role="status" sx={visuallyHidden}>
        {t('states.loading')}
      </Box>
      <Box
        aria-hidden="true"
        sx={{
          display: 'grid',
          gap: kind === 'rows' ? 1 : 5,
          gridTemplateColumns:
            kind === 'cards' ? 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))' : '1fr',
        }}
      >
        {items.map((index) =>
          kind === 'cards' ? (
            <Card key={index}>
              <CardContent sx={{ height }}>
                <Skeleton width="60%" height={24} />
                <Skeleton width="100%" />
                <Skeleton width="85%" />
                <Skeleton variant="rounded" width={72} height={24} sx={{ mt: 5 }} />
              </CardContent>
            </Card>
          ) : (
            <Skeleton
              key={index}
              variant="rounded"
              height={height}
              width={kind === 'text' ? `${92 - ((index * 17) % 40)}%` : '100%'}
            />
          ),
        )}
      </Box>
    </Box>
  );
}

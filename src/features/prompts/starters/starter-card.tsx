import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { Category, PromptSummary } from '#src/generated/api/endpoints.schemas.ts';
import { CategoryLabel } from '../category-label.tsx';

export type StarterCardProps = {
  starter: PromptSummary;
  category: Category | undefined;
  onOpen: (starterId: string) => void;
};

/**
 * One starter of the gallery; the whole card opens its preview. A text in another direction still
 * is at the card's start, where its category is.
 */
export const StarterCard = memo(function StarterCard({
  starter,
  category,
  onOpen,
}: StarterCardProps) {
  return (
    <Card component="li" sx={{ display: 'flex' }}>
      <CardActionArea
        onClick={() => onOpen(starter.id)}
        aria-haspopup="dialog"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'stretch',
          justifyContent: 'flex-start',
          gap: 2.5,
          p: 5,
        }}
      >
        <Typography variant="h6" component="h2" dir="auto" sx={{ textAlign: 'left' }}>
          {starter.title}
        </Typography>
        <Typography color="textSecondary" dir="auto" sx={{ flex: 1, textAlign: 'left' }}>
          {starter.description}
        </Typography>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 2,
            fontSize: '0.8125rem',
          }}
        >
          <CategoryLabel category={category} />
          {starter.tags.slice(0, 2).map((tag) => (
            <Chip key={tag} size="small" variant="outlined" label={tag} />
          ))}
        </Box>
      </CardActionArea>
    </Card>
  );
});

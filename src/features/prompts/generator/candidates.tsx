import { mdiArrowLeft, mdiRefresh } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '#src/generated/api/endpoints.schemas.ts';
import { Icon } from '#src/ui/icon.tsx';
import { CandidateCard } from './candidate-card.tsx';

export type CandidatesProps = {
  candidates: readonly Candidate[];
  goal: string;
  onChoose: (index: number) => void;
  onEditBrief: () => void;
  onAgain: () => void;
};

/** What was generated, side by side. The heading takes the focus, so that it is read out. */
export function Candidates({ candidates, goal, onChoose, onEditBrief, onAgain }: CandidatesProps) {
  const { t } = useTranslation('prompts');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (candidates.length > 0) heading.current?.focus();
  }, [candidates]);
  return (
    <>
      <Card
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 3,
          px: 5,
          py: 3,
          mb: 5,
        }}
      >
        <Typography
          dir="auto"
          title={goal}
          sx={{
            flex: '1 1 260px',
            minWidth: 0,
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: 'hidden',
            color: 'text.secondary',
          }}
        >
          {goal}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button color="inherit" onClick={onEditBrief} sx={{ gap: 2 }}>
            <Icon path={mdiArrowLeft} fontSize="small" isDirectional />
            {t('generator.editBrief')}
          </Button>
          <Button variant="outlined" onClick={onAgain} sx={{ gap: 2 }}>
            <Icon path={mdiRefresh} fontSize="small" />
            {t('generator.again')}
          </Button>
        </Box>
      </Card>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h5"
        component="h2"
        sx={{ mb: 4, outline: 'none' }}
      >
        {t('generator.choose', { count: candidates.length })}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          alignItems: 'stretch',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: `repeat(${Math.min(2, candidates.length)}, minmax(0, 1fr))`,
            lg: `repeat(${Math.min(3, candidates.length)}, minmax(0, 1fr))`,
          },
        }}
      >
        {candidates.map((candidate, index) => (
          <CandidateCard
            // Two candidates may have the same title; their places never change.
            key={`${index} ${candidate.title}`}
            candidate={candidate}
            isBest={index === 0 && candidates.length > 1}
            onChoose={() => onChoose(index)}
          />
        ))}
      </Box>
    </>
  );
}

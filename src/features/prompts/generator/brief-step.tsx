import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Brief, Category } from '#src/generated/api/endpoints.schemas.ts';
import { BriefAside } from './brief-aside.tsx';
import { BriefForm } from './brief-form.tsx';
import { prefetchCanvas } from './lazy-canvas.tsx';
import type { BriefValues } from './brief-values.ts';

export type BriefStepProps = {
  form: UseFormReturn<BriefValues, unknown, Brief>;
  categories: readonly Category[];
  /** Why the last generation was refused. */
  problem: ReactNode;
  /** Picks the model that writes. */
  picker: ReactNode;
  onGenerate: (brief: Brief) => void;
  onClear: () => void;
};

/** The goal alone, before there are drafts, next to goals to start from. */
export function BriefStep(props: BriefStepProps) {
  const { form, categories, problem, onGenerate, onClear } = props;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 4fr)' },
      }}
    >
      <Card onInput={prefetchCanvas} sx={{ p: { xs: 4, sm: 6 } }}>
        <BriefForm
          form={form}
          categories={categories}
          problem={problem}
          picker={props.picker}
          onSubmit={onGenerate}
          onClear={onClear}
        />
      </Card>
      <BriefAside
        onPick={(goal) => {
          prefetchCanvas();
          form.setValue('goal', goal, { shouldDirty: true, shouldValidate: false });
          form.clearErrors('goal');
          form.setFocus('goal');
        }}
      />
    </Box>
  );
}

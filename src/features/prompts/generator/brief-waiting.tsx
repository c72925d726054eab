import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import type { Brief } from '#src/generated/api/endpoints.schemas.ts';
import { BriefStep } from './brief-step.tsx';
import { EMPTY_BRIEF, type BriefValues } from './brief-values.ts';

const nothing = () => {};

/**
 * The empty form until what the page reads is here. In the picture that is painted before the program
 * has come, a goal can be typed into it and sent (first-paint/early-form.ts).
 */
export function BriefWaiting() {
  const form = useForm<BriefValues, unknown, Brief>({ defaultValues: EMPTY_BRIEF });
  return (
    <Box inert data-brief="">
      <BriefStep
        form={form}
        categories={[]}
        problem={undefined}
        picker={undefined}
        onGenerate={nothing}
        onClear={nothing}
      />
    </Box>
  );
}

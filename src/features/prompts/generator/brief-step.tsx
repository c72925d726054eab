import { mdiArrowRight } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Brief, Category } from '#src/generated/api/endpoints.schemas.ts';
import { Icon } from '#src/ui/icon.tsx';
import { ProblemAlert } from '#src/components/problem-alert.tsx';
import { BriefAside } from './brief-aside.tsx';
import { BriefForm } from './brief-form.tsx';
import { toBrief, type BriefValues } from './brief-values.ts';

export type BriefStepProps = {
  form: UseFormReturn<BriefValues, unknown, Brief>;
  categories: readonly Category[];
  /** Why the last generation was refused. */
  error: unknown;
  onGenerate: (brief: Brief) => void;
  onClear: () => void;
  /** Back to the prompts that there are already. */
  onBack: (() => void) | undefined;
};

/** The first step: the brief, and beside it goals to begin with. */
export function BriefStep(props: BriefStepProps) {
  const { form, categories, error, onGenerate, onClear, onBack } = props;
  const { t } = useTranslation('prompts');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 4fr)' },
      }}
    >
      <Card sx={{ p: { xs: 4, sm: 6 } }}>
        {onBack && (
          <Button onClick={onBack} sx={{ mb: 4, gap: 2 }}>
            {t('generator.backToPrompts')}
            <Icon path={mdiArrowRight} fontSize="small" isDirectional />
          </Button>
        )}
        <BriefForm
          form={form}
          categories={categories}
          loading={false}
          problem={
            error !== undefined && (
              <ProblemAlert
                error={error}
                title={t('generator.failed')}
                onRetry={() => onGenerate(toBrief(form.getValues()))}
              />
            )
          }
          onSubmit={onGenerate}
          onClear={onClear}
        />
      </Card>
      <BriefAside
        onPick={(goal) => {
          form.setValue('goal', goal, { shouldDirty: true, shouldValidate: false });
          form.clearErrors('goal');
          form.setFocus('goal');
        }}
      />
    </Box>
  );
}

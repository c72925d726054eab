import { mdiCreation } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useRef, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Brief, Category } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Kbd } from '#src/ui/kbd.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { modifierKey } from '#src/ui/modifier-key.ts';
import { QuotaNote } from '#src/components/quota-note.tsx';
import { useHotkeys } from '../use-hotkeys.ts';
import { BriefCount } from './brief-count.tsx';
import { BriefDetails } from './brief-details.tsx';
import type { BriefValues } from './brief-values.ts';

/** The longest goal that the contract takes. */
const MAX_GOAL = 2000;

export type BriefFormProps = {
  form: UseFormReturn<BriefValues, unknown, Brief>;
  categories: readonly Category[];
  loading: boolean;
  /** A refusal, above the fields. */
  problem: ReactNode;
  onSubmit: (brief: Brief) => void;
  onClear: () => void;
};

/** The brief: a goal, and whatever else one cares to say. */
export function BriefForm(props: BriefFormProps) {
  const { form, categories, loading, problem, onSubmit, onClear } = props;
  const { t } = useTranslation('prompts');
  const element = useRef<HTMLFormElement>(null);
  useHotkeys({ enter: () => element.current?.requestSubmit() });
  const counter = useMemo(() => <GoalCounter form={form} />, [form]);

  return (
    <Box
      component="form"
      ref={element}
      noValidate
      aria-busy={loading}
      onSubmit={(event) => {
        if (loading) event.preventDefault();
        else void form.handleSubmit(onSubmit)(event);
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}
    >
      {problem}
      <TextField
        control={form.control}
        name="goal"
        rows={4}
        maxRows={14}
        required
        autoFocus
        label={t('generator.goal')}
        placeholder={t('generator.goalPlaceholder')}
        helperText={counter}
      />
      <BriefDetails form={form} categories={categories} />
      <BriefCount form={form} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Button type="submit" variant="contained" size="large" loading={loading} sx={{ gap: 2 }}>
          <Icon path={mdiCreation} fontSize="small" />
          {t('generator.submit')}
        </Button>
        <Box
          component="span"
          aria-hidden="true"
          sx={{ display: { xs: 'none', md: 'inline-flex' }, gap: 1 }}
        >
          <Kbd>{modifierKey()}</Kbd>
          <Kbd>↵</Kbd>
        </Box>
        <Button color="inherit" onClick={onClear} disabled={loading} sx={{ ml: 'auto' }}>
          {t('generator.clear')}
        </Button>
      </Box>
      <QuotaNote meter="generations" hasBar />
    </Box>
  );
}

/** Its own component, so that a key press draws one line anew and not the form. */
function GoalCounter({ form }: { form: BriefFormProps['form'] }) {
  const { t } = useTranslation('prompts');
  const { number } = useFormats();
  const goal = useWatch({ control: form.control, name: 'goal' });
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <span>{t('generator.goalHelp')}</span>
      <Box component="span" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
        {t('generator.goalCount', { used: number(goal.length), max: number(MAX_GOAL) })}
      </Box>
    </Box>
  );
}

import { mdiCreation } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useRef, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_GOAL } from '#core/limits.ts';
import { characterCount } from '#core/text/characters.ts';
import type { Brief, Category } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Kbd } from '#src/ui/kbd.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { QuotaDoor, useIsQuotaFull } from '#src/components/quota-door.tsx';
import { QuotaNote } from '#src/components/quota-note.tsx';
import { useHotkeys } from '../use-hotkeys.ts';
import { BriefCount } from './brief-count.tsx';
import { BriefDetails } from './brief-details.tsx';
import type { BriefValues } from './brief-values.ts';

export type BriefFormProps = {
  form: UseFormReturn<BriefValues, unknown, Brief>;
  categories: readonly Category[];
  /** A refusal, above the fields. */
  problem: ReactNode;
  onSubmit: (brief: Brief) => void;
  onClear: () => void;
  /** Picks the model that writes, where there are several. */
  picker?: ReactNode;
  /** Above drafts: the goal in two lines, its button after it. */
  isCompact?: boolean;
};

/** The brief: a goal, and whatever else one cares to say. */
export function BriefForm(props: BriefFormProps) {
  const { form, categories, problem, onSubmit, onClear, isCompact = false } = props;
  const { t } = useTranslation('prompts');
  const element = useRef<HTMLFormElement>(null);
  // Next to drafts the shortcut runs the prompt; in the goal Enter still generates.
  useHotkeys(isCompact ? {} : { enter: () => element.current?.requestSubmit() });
  const isFull = useIsQuotaFull('generations');
  const counter = useMemo(() => <GoalCounter form={form} />, [form]);
  const goal = (
    <TextField
      control={form.control}
      name="goal"
      // One row alone would be a text field, whose Enter and line breaks are others.
      rows={isCompact ? 2 : 4}
      maxRows={isCompact ? 6 : 14}
      required
      autoFocus={!isCompact}
      label={t('generator.goal')}
      placeholder={t('generator.goalPlaceholder')}
      helperText={isCompact ? undefined : counter}
    />
  );
  const generate = (
    <Button
      type="submit"
      disabled={isFull}
      variant={isCompact ? 'outlined' : 'contained'}
      size={isCompact ? 'medium' : 'large'}
      sx={{ gap: 2 }}
    >
      <Icon path={mdiCreation} fontSize="small" />
      {t(isCompact ? 'generator.again' : 'generator.submit')}
    </Button>
  );
  const clear = (
    <Button color="inherit" onClick={onClear} sx={{ ml: isCompact ? 0 : 'auto' }}>
      {t(isCompact ? 'generator.startOver' : 'generator.clear')}
    </Button>
  );

  return (
    <Box
      component="form"
      ref={element}
      noValidate
      onSubmit={(event) => {
        if (isFull) event.preventDefault();
        else void form.handleSubmit(onSubmit)(event);
      }}
      onKeyDown={(event) => {
        // In the goal Enter generates; Shift makes it a new line, and so does a composition's own Enter.
        const isGoal = event.target instanceof HTMLTextAreaElement && event.target.name === 'goal';
        if (event.key !== 'Enter' || !isGoal || event.shiftKey || event.altKey) return;
        if (event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: isCompact ? 3 : 5 }}
    >
      {problem}
      {isCompact ? (
        <>
          <Box
            sx={{
              display: 'flex',
              flexWrap: { xs: 'wrap', md: 'nowrap' },
              alignItems: 'center',
              gap: 3,
              '& > button': { flexShrink: 0 },
            }}
          >
            <Box sx={{ flex: { xs: '1 1 100%', md: 1 }, minWidth: 0 }}>{goal}</Box>
            {generate}
            {clear}
          </Box>
          <BriefDetails form={form} categories={categories} />
        </>
      ) : (
        <>
          {goal}
          <BriefDetails form={form} categories={categories} />
          <BriefCount form={form} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            {generate}
            <Box
              component="span"
              aria-hidden="true"
              sx={{ display: { xs: 'none', md: 'inline-flex' }, gap: 1 }}
            >
              <Kbd>↵</Kbd>
            </Box>
            {/* The picker comes late: it may not move a button that is being pressed. */}
            <Box
              sx={{
                display: 'flex',
                flex: { xs: '1 1 100%', md: '0 1 auto' },
                order: { xs: 1, md: 0 },
                mt: { xs: 2, md: 0 },
                '&:empty': { display: 'none' },
              }}
            >
              {props.picker}
            </Box>
            {clear}
          </Box>
        </>
      )}
      {isFull && <QuotaDoor meter="generations" />}
      {!isCompact && <QuotaNote meter="generations" hasBar />}
    </Box>
  );
}

/** Its own component, so that a key press redraws one line and not the form. */
function GoalCounter({ form }: { form: BriefFormProps['form'] }) {
  const { t } = useTranslation('prompts');
  const { number } = useFormats();
  const goal = useWatch({ control: form.control, name: 'goal' });
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <span>{t('generator.goalHelp')}</span>
      <Box component="span" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
        {t('generator.goalCount', { used: number(characterCount(goal)), max: number(MAX_GOAL) })}
      </Box>
    </Box>
  );
}

import { mdiCreation } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MAX_GOAL } from '#core/limits.ts';
import { paths } from '#src/lib/paths.ts';
import { FieldFrame } from '#src/ui/form/field-frame.tsx';
import { Icon } from '#src/ui/icon.tsx';

/** The generator's goal box on another page: Enter opens the generator, which starts at once. */
export function GoalForm() {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const [goal, setGoal] = useState('');
  const generate = () => {
    const text = goal.trim();
    void navigate(paths.generator({ goal: text }), { state: { isStarted: text !== '' } });
    // This page may be kept behind the next one: the goal goes along and does not wait here.
    setGoal('');
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        generate();
      }}
      sx={{ display: 'grid', gap: 3, justifyItems: 'start', maxWidth: 560 }}
    >
      <FieldFrame label={t('welcome.goal')} error={undefined}>
        {({ id }) => (
          <OutlinedInput
            id={id}
            multiline
            minRows={2}
            maxRows={8}
            label={t('welcome.goal')}
            placeholder={t('welcome.goalPlaceholder')}
            value={goal}
            onChange={(event) => setGoal(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              generate();
            }}
            slotProps={{ input: { maxLength: MAX_GOAL, dir: goal ? 'auto' : undefined } }}
          />
        )}
      </FieldFrame>
      <Button type="submit" variant="contained" sx={{ gap: 2 }}>
        <Icon path={mdiCreation} fontSize="small" />
        {t('welcome.generate')}
      </Button>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { storageKey } from '#src/lib/brand.ts';
import { lazyImport } from '#src/lib/lazy.ts';
import { localStore } from '#src/lib/storage.ts';
import { Skeletons } from '#src/ui/skeletons.tsx';
import type { DraftColumnsProps } from './draft-columns.tsx';
import type { Work, WorkDraft } from './generator-state.ts';

const Columns = lazy(async () => {
  const { DraftColumns } = await lazyImport('diff', () => import('./draft-columns.tsx'));
  return { default: DraftColumns };
});

const MARKS = storageKey('draftMarks');

export type DraftCompareProps = {
  work: Work;
  index: number;
  /** The draft that the open one is compared with. */
  other: number;
  onOther: (index: number) => void;
};

/** The open draft beside another one. The library that tells them apart is fetched when first looked at. */
export function DraftCompare({ work, index, other, onOther }: DraftCompareProps) {
  const { t } = useTranslation('prompts');
  const labelId = useId();
  const [isMarked, setMarked] = useState(() => localStore.get(MARKS) !== 'off');
  const nameOf = ({ candidate }: WorkDraft) => t(`generator.variants.${candidate.variant}`);
  const compared = (at: number): DraftColumnsProps['open'] | undefined => {
    const draft = work.drafts[at];
    return draft && { name: nameOf(draft), body: draft.values?.body ?? draft.candidate.body };
  };
  const [open, second] = [compared(index), compared(other)];
  if (!open || !second) return null;
  return (
    <Box sx={{ mt: 3, display: 'grid', gap: 3 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 5, rowGap: 2 }}
      >
        <Box
          role="group"
          aria-labelledby={labelId}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
        >
          <Typography id={labelId} component="span" color="textSecondary">
            {t('generator.compare.with')}
          </Typography>
          {work.drafts.map(
            (draft, at) =>
              at !== index && (
                <Chip
                  // Drafts never change their places.
                  key={at}
                  size="small"
                  label={nameOf(draft)}
                  variant={at === other ? 'filled' : 'outlined'}
                  color={at === other ? 'primary' : 'default'}
                  aria-pressed={at === other}
                  onClick={() => onOther(at)}
                />
              ),
          )}
        </Box>
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={isMarked}
              onChange={(_event, isOn) => {
                localStore.set(MARKS, isOn ? 'on' : 'off');
                setMarked(isOn);
              }}
            />
          }
          label={t('generator.compare.mark')}
        />
      </Box>
      <Suspense fallback={<Skeletons kind="text" />}>
        <Columns open={open} other={second} isMarked={isMarked} />
      </Suspense>
    </Box>
  );
}

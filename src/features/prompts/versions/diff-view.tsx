import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/use-formats.ts';
import { bodyFace } from '../editor/body-face.ts';
import { bodyDirection } from '#core/template/body-direction.ts';
import { countChanges, diffParts } from './diff-parts.ts';

export type DiffViewProps = { before: string; after: string };

/** Two texts in one: what went is struck through, what came is underlined. */
export function DiffView({ before, after }: DiffViewProps) {
  const { t, i18n } = useTranslation('prompts');
  const formats = useFormats();
  const parts = useMemo(
    () => diffParts(before, after, i18n.language),
    [before, after, i18n.language],
  );
  const { added, removed } = countChanges(parts);
  const direction = bodyDirection(after);
  return (
    <Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 2 }}>
        {before === after
          ? t('editor.versions.noChange')
          : t('editor.versions.changes', {
              added: formats.number(added),
              removed: formats.number(removed),
            })}
      </Typography>
      <Box
        tabIndex={0}
        role="group"
        aria-label={t('editor.versions.compare')}
        dir={direction}
        sx={(theme) => ({
          ...bodyFace(direction),
          fontSize: '0.8125rem',
          unicodeBidi: 'plaintext',
          p: 4,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          maxHeight: '50dvh',
          overflowY: 'auto',
          '& ins, & del': {
            px: 0.75,
            borderRadius: 0.5,
            color: 'text.primary',
            boxDecorationBreak: 'clone',
            textDecorationThickness: '0.1em',
          },
          '& ins': {
            backgroundColor: theme.alpha(theme.vars.palette.success.main, 0.28),
            textDecorationColor: theme.vars.palette.success.main,
            textUnderlineOffset: '0.2em',
          },
          '& del': {
            backgroundColor: theme.alpha(theme.vars.palette.error.main, 0.24),
            textDecorationColor: theme.vars.palette.error.main,
          },
          // A word in place of another: without a gap, 3 → 5 reads as 35.
          '& .replacing': { marginInlineStart: theme.spacing(1) },
        })}
      >
        {parts.map(({ kind, text }, index) => {
          const isReplacing = kind === 'added' && parts[index - 1]?.kind === 'removed';
          if (kind === 'added')
            return (
              <ins key={index} {...(isReplacing && { className: 'replacing' })}>
                {text}
              </ins>
            );
          if (kind === 'removed') return <del key={index}>{text}</del>;
          return text;
        })}
      </Box>
    </Box>
  );
}

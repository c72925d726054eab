import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyDirection } from '#core/template/body-direction.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { visuallyHidden } from '#src/ui/visually-hidden.ts';
import { bodyFace } from '../editor/body-face.ts';
import { draftDifferences, turnsOf, wordsOnlyHere, type DraftLine } from './draft-differences.ts';

export type ComparedDraft = { name: string; body: string };
export type DraftColumnsProps = { open: ComparedDraft; other: ComparedDraft; isMarked: boolean };

/** Two drafts side by side, each with what the other lacks marked; a narrow screen shows the open one. */
export function DraftColumns({ open, other, isMarked }: DraftColumnsProps) {
  const { i18n } = useTranslation();
  const lines = useMemo(
    () => draftDifferences(open.body, other.body, i18n.language),
    [open.body, other.body, i18n.language],
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Column {...open} lines={lines.one} isMarked={isMarked} />
      <Column {...other} lines={lines.other} isMarked={isMarked} isSecond />
    </Box>
  );
}

type ColumnProps = ComparedDraft & {
  lines: readonly DraftLine[];
  isMarked: boolean;
  isSecond?: boolean;
};

function Column({ name, body, lines, isMarked, isSecond = false }: ColumnProps) {
  const { t, i18n } = useTranslation('prompts');
  const formats = useFormats();
  const direction = bodyDirection(body);
  const words = useMemo(() => wordsOnlyHere(lines, i18n.language), [lines, i18n.language]);
  return (
    <Box sx={{ display: { xs: isSecond ? 'none' : 'block', md: 'block' }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 2, mb: 2 }}>
        <Typography component="h2" sx={{ fontWeight: 500, fontSize: '0.9375rem' }}>
          {name}
        </Typography>
        {isMarked && (
          <Typography variant="caption" color="textSecondary">
            {t('generator.compare.words', { words: formats.number(words) })}
          </Typography>
        )}
      </Box>
      <Box
        tabIndex={0}
        role="group"
        aria-label={name}
        dir={direction}
        sx={(theme) => ({
          ...bodyFace(direction),
          fontSize: '0.8125rem',
          position: 'relative',
          p: 4,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          maxHeight: '50dvh',
          overflowY: 'auto',
          '& mark': {
            px: 0.75,
            borderRadius: 0.5,
            color: 'text.primary',
            boxDecorationBreak: 'clone',
            backgroundColor: theme.alpha(theme.vars.palette.info.main, 0.24),
            // A line as well as a colour, for eyes that tell no colours apart.
            textDecoration: `underline ${theme.vars.palette.info.main} 0.1em`,
            textUnderlineOffset: '0.2em',
          },
        })}
      >
        {isMarked ? <Marked lines={lines} /> : body}
      </Box>
    </Box>
  );
}

/** The text with its marks; where one begins or ends is also said, since a mark is not read out. */
function Marked({ lines }: { lines: readonly DraftLine[] }) {
  const { t } = useTranslation('prompts');
  const turns = useMemo(() => turnsOf(lines), [lines]);
  return lines.map((line, index) => (
    <Box key={index} sx={{ unicodeBidi: 'plaintext', minHeight: '1.7em' }}>
      {line.map((part, at) => (
        <Fragment key={at}>
          {turns.has(part) && (
            <Box component="span" sx={{ ...visuallyHidden, userSelect: 'none' }}>
              {t(part.isOnlyHere ? 'generator.compare.onlyHere' : 'generator.compare.inBoth')}
            </Box>
          )}
          {part.isOnlyHere ? <mark>{part.text}</mark> : part.text}
        </Fragment>
      ))}
    </Box>
  ));
}

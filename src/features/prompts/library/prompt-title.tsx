import { mdiStar } from '@mdi/js';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { PromptSummary } from '#src/generated/api/endpoints.schemas.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { TwoLines } from '#src/ui/table/two-lines.tsx';
import { promptPath } from './prompt-path.ts';

/** A prompt's name as the link to it, with one line of what it is. */
export function PromptTitle({ prompt, lines = 1 }: { prompt: PromptSummary; lines?: number }) {
  const { t } = useTranslation('prompts');
  return (
    <TwoLines
      lines={lines}
      text={prompt.description || prompt.excerpt}
      title={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
          <Link
            component={PrefetchLink}
            to={promptPath(prompt)}
            color="textPrimary"
            underline="hover"
            dir="auto"
            noWrap={lines === 1}
            sx={{ fontWeight: 500, minWidth: 0, overflowWrap: 'anywhere', textAlign: 'left' }}
          >
            {prompt.title}
          </Link>
          {prompt.state === 'draft' && (
            <Chip
              size="small"
              variant="outlined"
              label={t('library.draft')}
              sx={{ flexShrink: 0, height: 20 }}
            />
          )}
          {prompt.isFavourite && (
            <Icon
              path={mdiStar}
              titleAccess={t('library.favourite')}
              sx={{ fontSize: '1rem', color: 'warning.main', flexShrink: 0 }}
            />
          )}
        </Box>
      }
    />
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryBoundary } from '#src/components/query-boundary.tsx';
import { useListPromptVersionsSuspense } from '#src/generated/api/prompts/prompts.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Skeletons } from '#src/ui/skeletons.tsx';
import type { PromptEditor } from '../editor/use-prompt-editor.ts';
import { VersionDialog } from './version-dialog.tsx';

export type VersionsPanelProps = { promptId: string; editor: PromptEditor; canRestore: boolean };

const PAGE_SIZE = 20;

/** The history of a prompt: who saved when and why, each version to compare and to go back to. */
export function VersionsPanel(props: VersionsPanelProps) {
  return (
    <QueryBoundary fallback={<Skeletons kind="rows" />}>
      <Versions {...props} />
    </QueryBoundary>
  );
}

function Versions({ promptId, editor, canRestore }: VersionsPanelProps) {
  const { t } = useTranslation('prompts');
  const formats = useFormats();
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<number>();
  // While another page loads, the last one stays.
  const { items, total } = useListPromptVersionsSuspense(promptId, {
    page: useDeferredValue(page),
    pageSize: PAGE_SIZE,
  }).data;
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map(({ version, cause, changeNote, author, createdAt }) => {
          const isCurrent = version === editor.saved?.version;
          const name = author ? `${author.firstName} ${author.lastName}`.trim() : undefined;
          return (
            <Box
              component="li"
              key={version}
              sx={{
                display: 'flex',
                gap: 3,
                alignItems: 'center',
                py: 3,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography
                  component="div"
                  sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, fontWeight: 500 }}
                >
                  {t('editor.versions.version', { number: formats.number(version) })}
                  {isCurrent && (
                    <Chip size="small" color="primary" label={t('editor.versions.current')} />
                  )}
                </Typography>
                <Typography dir="auto">
                  {changeNote || t(`editor.versions.causes.${cause}`)}
                </Typography>
                <Typography variant="caption" component="p" color="textSecondary">
                  {name && (
                    <>
                      <bdi>{name}</bdi>
                      {' · '}
                    </>
                  )}
                  <time dateTime={createdAt} title={formats.dateTime(createdAt)}>
                    {formats.relative(createdAt)}
                  </time>
                </Typography>
              </Box>
              <Button
                size="small"
                variant="outlined"
                onClick={() => setShown(version)}
                aria-label={t('editor.versions.compareWith', { number: formats.number(version) })}
              >
                {t('editor.versions.compare')}
              </Button>
            </Box>
          );
        })}
      </Box>
      {total > PAGE_SIZE && (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 3 }}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('editor.versions.newer')}
          </Button>
          <Button disabled={page * PAGE_SIZE >= total} onClick={() => setPage(page + 1)}>
            {t('editor.versions.older')}
          </Button>
        </Box>
      )}
      {shown !== undefined && (
        <VersionDialog
          key={shown}
          promptId={promptId}
          version={shown}
          editor={editor}
          canRestore={canRestore}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}

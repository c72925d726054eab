import {
  mdiDotsVertical,
  mdiFilePdfBox,
  mdiFileWordBox,
  mdiPencilOutline,
  mdiTrashCanOutline,
} from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toastRefusal } from '#src/components/toast-refusal.tsx';
import { useDownload, type DownloadFormat } from '#src/components/use-download.ts';
import type { PromptSummary } from '#src/generated/api/endpoints.schemas.ts';
import { Icon } from '#src/ui/icon.tsx';
import { promptPath } from './prompt-path.ts';
import { useDeletePromptWithUndo } from './use-delete-prompt.tsx';

/** What can be done with one prompt of a list; its menu is rendered once it was opened, being one of many. */
export function RowMenu({ prompt, canDelete }: { prompt: PromptSummary; canDelete: boolean }) {
  const { t } = useTranslation(['prompts', 'common']);
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { deletePrompt, isPending } = useDeletePromptWithUndo();
  const downloads = useDownload({ onError: toastRefusal });
  const isBusy = isPending || downloads.isPending;
  const close = () => setOpen(false);
  const chosen = (action: () => unknown) => () => {
    close();
    action();
  };
  const download = (format: DownloadFormat) =>
    void downloads.download(format, { promptId: prompt.id }, false);
  // The button goes away with its row; the keyboard goes on from the page's beginning.
  const leaveRow = () => document.querySelector<HTMLElement>('main')?.focus();
  return (
    <>
      <IconButton
        size="small"
        loading={isBusy}
        aria-label={t('prompts:library.actionsFor', { title: prompt.title })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpen(true);
        }}
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      {anchor && (
        <Menu anchorEl={anchor} open={isOpen} onClose={close}>
          <MenuItem onClick={chosen(() => navigate(promptPath(prompt)))}>
            <ListItemIcon>
              <Icon path={mdiPencilOutline} fontSize="small" />
            </ListItemIcon>
            {t('prompts:library.open')}
          </MenuItem>
          <MenuItem onClick={chosen(() => download('pdf'))}>
            <ListItemIcon>
              <Icon path={mdiFilePdfBox} fontSize="small" />
            </ListItemIcon>
            {t('prompts:library.pdf')}
          </MenuItem>
          <MenuItem onClick={chosen(() => download('word'))}>
            <ListItemIcon>
              <Icon path={mdiFileWordBox} fontSize="small" />
            </ListItemIcon>
            {t('prompts:library.word')}
          </MenuItem>
          {canDelete && (
            <MenuItem
              onClick={chosen(() => deletePrompt(prompt.id, leaveRow))}
              sx={{ color: 'error.main' }}
            >
              <ListItemIcon sx={{ color: 'inherit' }}>
                <Icon path={mdiTrashCanOutline} fontSize="small" />
              </ListItemIcon>
              {t('common:actions.delete')}
            </MenuItem>
          )}
        </Menu>
      )}
    </>
  );
}

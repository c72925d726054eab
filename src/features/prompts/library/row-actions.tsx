import { mdiFilePdfBox, mdiFileWordBox, mdiPencilOutline, mdiTrashCanOutline } from '@mdi/js';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toastRefusal } from '#src/components/toast-refusal.tsx';
import { useDownload, type DownloadFormat } from '#src/components/use-download.ts';
import type { PromptSummary } from '#src/generated/api/endpoints.schemas.ts';
import { Icon } from '#src/ui/icon.tsx';
import { promptPath } from './prompt-path.ts';
import { useDeletePromptWithUndo } from './use-delete-prompt.tsx';

export type RowActionsProps = {
  prompt: PromptSummary;
  canDelete: boolean;
  anchor: HTMLElement;
  isOpen: boolean;
  onClose: () => void;
  /** A call is under way, or has ended. */
  onBusy: (isBusy: boolean) => void;
};

/** The button goes away with its row; the keyboard goes on from the page's beginning. */
const leaveRow = () => document.querySelector<HTMLElement>('main')?.focus();

/** Menu of one prompt of a list, with its calls: mounted beyond its closing, until they have ended. */
export function RowActions(props: RowActionsProps) {
  const { prompt, canDelete, anchor, isOpen, onClose, onBusy } = props;
  const { t } = useTranslation(['prompts', 'common']);
  const navigate = useNavigate();
  const { deletePrompt, isPending } = useDeletePromptWithUndo(leaveRow);
  const downloads = useDownload({ onError: toastRefusal });
  const isBusy = isPending || downloads.isPending;
  useEffect(() => onBusy(isBusy), [onBusy, isBusy]);
  const chosen = (action: () => unknown) => () => {
    onClose();
    action();
  };
  const download = (format: DownloadFormat) =>
    void downloads.download(format, { promptId: prompt.id }, false);
  return (
    <Menu anchorEl={anchor} open={isOpen} onClose={onClose}>
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
        <MenuItem onClick={chosen(() => deletePrompt(prompt.id))} sx={{ color: 'error.main' }}>
          <ListItemIcon sx={{ color: 'inherit' }}>
            <Icon path={mdiTrashCanOutline} fontSize="small" />
          </ListItemIcon>
          {t('common:actions.delete')}
        </MenuItem>
      )}
    </Menu>
  );
}

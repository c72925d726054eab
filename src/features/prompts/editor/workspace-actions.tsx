import { mdiContentSave, mdiStar, mdiStarOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icon.tsx';
import { DownloadMenu } from '../downloads/download-menu.tsx';
import type { DownloadFormat } from '#src/components/use-download.ts';
import { useHotkeys } from '../use-hotkeys.ts';
import { SaveStatus } from './save-status.tsx';
import type { PromptEditor } from './use-prompt-editor.ts';

export type WorkspaceActionsProps = {
  editor: PromptEditor;
  /** 'Save', or 'Save a copy'; absent for who may only read. */
  saveLabel: string | undefined;
  /** Something else is the next step. */
  isSaveSecondary?: boolean;
  isDownloading: boolean;
  onDownload: (format: DownloadFormat, isSaving: boolean) => void;
  children?: ReactNode;
};

/** Favourite, download and save, with what is unsaved said next to them. */
export function WorkspaceActions(props: WorkspaceActionsProps) {
  const { editor, saveLabel, isDownloading, onDownload, children } = props;
  const { t } = useTranslation(['prompts', 'common']);
  const { field } = useController({ control: editor.form.control, name: 'isFavourite' });
  const canSave = saveLabel !== undefined;
  const isUnsaved = editor.isDirty || !editor.saved;
  useHotkeys({ s: canSave ? () => void editor.save() : () => {} });
  const toggle = () => {
    const wasClean = !editor.isDirty && editor.saved;
    field.onChange(!field.value);
    // The mark alone makes no version; with other changes it waits for them.
    if (wasClean) void editor.save();
  };
  const favourite = t(field.value ? 'editor.removeFavourite' : 'editor.addFavourite');
  return (
    <>
      {canSave && <SaveStatus editor={editor} isUnsaved={isUnsaved} />}
      {canSave && (
        <Tooltip title={favourite}>
          <IconButton aria-label={favourite} aria-pressed={field.value} onClick={toggle}>
            <Icon
              path={field.value ? mdiStar : mdiStarOutline}
              sx={{ color: field.value ? 'warning.main' : 'text.secondary' }}
            />
          </IconButton>
        </Tooltip>
      )}
      <DownloadMenu
        isUnsaved={isUnsaved}
        canSave={canSave}
        isPending={isDownloading}
        onDownload={onDownload}
      />
      {canSave && (
        <Button
          variant={props.isSaveSecondary ? 'outlined' : 'contained'}
          loading={editor.isSaving}
          disabled={!isUnsaved}
          onClick={() => void editor.save()}
          aria-keyshortcuts="Control+S Meta+S"
          // On narrow screens it is in the bar at the bottom.
          sx={{ gap: 2, display: { xs: 'none', lg: 'inline-flex' } }}
        >
          <Icon path={mdiContentSave} fontSize="small" />
          {saveLabel}
        </Button>
      )}
      {children}
    </>
  );
}

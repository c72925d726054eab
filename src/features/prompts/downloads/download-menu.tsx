import { mdiChevronDown, mdiFileDocumentOutline, mdiFilePdfBox, mdiTrayArrowDown } from '@mdi/js';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icon.tsx';
import type { DownloadFormat } from '#src/components/use-download.ts';

export type DownloadMenuProps = {
  /** There is something that saving would keep: both ways are offered. */
  isUnsaved: boolean;
  canSave: boolean;
  isPending: boolean;
  onDownload: (format: DownloadFormat, isSaving: boolean) => void;
};

const FORMATS = [
  { format: 'pdf', icon: mdiFilePdfBox },
  { format: 'word', icon: mdiFileDocumentOutline },
] as const;

/** PDF or Word, and for what is not saved yet: with saving it or without. */
export function DownloadMenu({ isUnsaved, canSave, isPending, onDownload }: DownloadMenuProps) {
  const { t } = useTranslation('prompts');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const items = (isSaving: boolean) =>
    FORMATS.map(({ format, icon }) => (
      <MenuItem
        key={`${format} ${isSaving}`}
        onClick={() => {
          setAnchor(null);
          onDownload(format, isSaving);
        }}
      >
        <Icon path={icon} fontSize="small" sx={{ color: 'text.secondary' }} />
        {t(`downloads.${format}${isSaving ? 'Saved' : isUnsaved && canSave ? 'Unsaved' : ''}`)}
      </MenuItem>
    ));
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        loading={isPending}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ gap: 2 }}
      >
        <Icon path={mdiTrayArrowDown} fontSize="small" />
        {t('downloads.title')}
        <Icon path={mdiChevronDown} fontSize="small" />
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {isUnsaved && canSave
          ? [...items(true), <Divider key="line" />, ...items(false)]
          : items(false)}
      </Menu>
    </>
  );
}

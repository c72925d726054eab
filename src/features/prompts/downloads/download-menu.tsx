import { mdiChevronDown, mdiFileDocumentOutline, mdiFilePdfBox, mdiTrayArrowDown } from '@mdi/js';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DownloadFormat } from '#src/components/use-download.ts';
import { storageKey } from '#src/lib/brand.ts';
import { localStore } from '#src/lib/storage.ts';
import { Icon } from '#src/ui/icon.tsx';

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

const LAST_FORMAT = storageKey('download-format');
const isFormat = (value: unknown): value is DownloadFormat => value === 'pdf' || value === 'word';

/** The last format in one click; the menu has both, and for what is not saved: with saving or without. */
export function DownloadMenu({ isUnsaved, canSave, isPending, onDownload }: DownloadMenuProps) {
  const { t } = useTranslation('prompts');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [last, setLast] = useState(() => localStore.getJson(LAST_FORMAT, isFormat) ?? 'pdf');
  const menuId = useId();
  const download = (format: DownloadFormat, isSaving: boolean) => {
    setAnchor(null);
    setLast(format);
    localStore.setJson(LAST_FORMAT, format);
    onDownload(format, isSaving);
  };
  const items = (isSaving: boolean) =>
    FORMATS.map(({ format, icon }) => (
      <MenuItem key={`${format} ${isSaving}`} onClick={() => download(format, isSaving)}>
        <Icon path={icon} fontSize="small" sx={{ color: 'text.secondary' }} />
        {t(`downloads.${format}${isSaving ? 'Saved' : isUnsaved && canSave ? 'Unsaved' : ''}`)}
      </MenuItem>
    ));
  return (
    <>
      <ButtonGroup variant="outlined" color="inherit">
        <Button
          loading={isPending}
          aria-label={t('downloads.again', { format: t(`downloads.${last}`) })}
          onClick={() => download(last, false)}
          sx={{ gap: 2 }}
        >
          <Icon path={mdiTrayArrowDown} fontSize="small" />
          {t(`downloads.${last}`)}
        </Button>
        <Button
          aria-label={t('downloads.title')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menuId : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ px: 1 }}
        >
          <Icon path={mdiChevronDown} fontSize="small" />
        </Button>
      </ButtonGroup>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {isUnsaved && canSave
          ? [...items(true), <Divider key="line" />, ...items(false)]
          : items(false)}
      </Menu>
    </>
  );
}

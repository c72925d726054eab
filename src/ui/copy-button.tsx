import { mdiCheck, mdiContentCopy } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from './copy-text.ts';
import { Icon } from './icon.tsx';
import { toast } from './toast/toast.ts';
import { visuallyHidden } from './visually-hidden.ts';

export type CopyButtonProps = {
  text: string;
  /** What is copied, as in 'Copy prompt'; 'Copy' when left out. */
  label?: string;
  isIconOnly?: boolean;
};

/** Copies, and says so for two seconds. */
export function CopyButton({ text, label, isIconOnly = false }: CopyButtonProps) {
  const { t } = useTranslation(['shell', 'common']);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    if (await copyText(text)) setCopied(true);
    else toast.error(t('ui.copyFailed'));
  };
  const name = label ?? t('common:actions.copy');
  const icon = <Icon path={isCopied ? mdiCheck : mdiContentCopy} fontSize="small" />;
  return (
    <>
      {isIconOnly ? (
        <IconButton size="small" aria-label={name} onClick={() => void copy()}>
          {icon}
        </IconButton>
      ) : (
        <Button variant="outlined" onClick={() => void copy()} sx={{ gap: 2 }}>
          {icon}
          {isCopied ? t('common:actions.copied') : name}
        </Button>
      )}
      <Box component="span" role="status" sx={visuallyHidden}>
        {isCopied && isIconOnly ? t('common:actions.copied') : ''}
      </Box>
    </>
  );
}

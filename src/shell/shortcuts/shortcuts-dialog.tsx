import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '#src/ui/kbd.tsx';
import { modifierKey } from '#src/ui/modifier-key.ts';
import { SHEET_ROWS } from './shortcuts.ts';

const keyLabel = (key: string) =>
  key === 'escape' ? 'Esc' : `${key.charAt(0).toUpperCase()}${key.slice(1)}`;

export type ShortcutsDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  hasSingleKeys: boolean;
  onSingleKeys: (isOn: boolean) => void;
};

/** The sheet of keyboard shortcuts, and the switch for those of a single key. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const { isOpen, onClose, hasSingleKeys, onSingleKeys } = props;
  const { t } = useTranslation(['shell', 'common']);
  const titleId = useId();
  const helpId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('shortcuts.title')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0 }}>
          {SHEET_ROWS.map(({ key, text, hasModifier, isSingle }) => (
            <Box
              key={key}
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: 4,
                py: 2.5,
                borderBottom: 1,
                borderColor: 'divider',
                color: isSingle && !hasSingleKeys ? 'text.disabled' : 'text.primary',
              }}
            >
              <dt>{t(`shortcuts.${text}`)}</dt>
              <Box component="dd" dir="ltr" sx={{ m: 0, display: 'flex', gap: 1 }}>
                {hasModifier && <Kbd>{modifierKey()}</Kbd>}
                <Kbd>{keyLabel(key)}</Kbd>
              </Box>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          sx={{ mt: 4 }}
          control={
            <Switch
              checked={hasSingleKeys}
              onChange={(_event, isOn) => onSingleKeys(isOn)}
              slotProps={{ input: { 'aria-describedby': helpId } }}
            />
          }
          label={t('shortcuts.single')}
        />
        <Typography id={helpId} variant="caption" component="p" color="textSecondary">
          {t('shortcuts.singleHelp')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:actions.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

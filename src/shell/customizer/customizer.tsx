import { mdiClose, mdiCogOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#src/settings/use-settings.ts';
import { layoutTokens } from '#src/theme/tokens.ts';
import { Icon } from '#src/ui/icon.tsx';
import { CustomizerFields } from './customizer-fields.tsx';

export type CustomizerProps = {
  /** The menu has groups, which may open one by one or together. */
  hasGroups: boolean;
};

/**
 * The theme customizer: a drawer of 400 px that changes everything live. Off unless configured.
 * Nothing dims the page meanwhile, and it can be used: what changes is what one looks at.
 */
export function Customizer({ hasGroups }: CustomizerProps) {
  const { t } = useTranslation(['shell', 'common']);
  const { settings, change, reset } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <ButtonBase
        ref={opener}
        aria-label={t('customizer.open')}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        sx={{
          position: 'fixed',
          insetInlineEnd: 0,
          top: '45%',
          zIndex: 'speedDial',
          // No wider than the margin beside the content, until it is reached for.
          width: 24,
          height: 44,
          transition: 'width 150ms',
          '&:hover, &:focus-visible': { width: 40 },
          borderStartStartRadius: 8,
          borderEndStartRadius: 8,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        <Icon path={mdiCogOutline} />
      </ButtonBase>
      <Drawer
        variant="persistent"
        anchor="right"
        open={isOpen}
        slotProps={{
          transition: { mountOnEnter: true, unmountOnExit: true },
          paper: {
            role: 'dialog',
            'aria-labelledby': titleId,
            elevation: 8,
            onKeyDown: (event: KeyboardEvent) => {
              if (event.key === 'Escape') close();
            },
            sx: { width: layoutTokens.customizerWidth, maxWidth: '100vw' },
          },
        }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            px: 6,
            py: 4,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: 1 }}>
            <Typography id={titleId} variant="h6" component="h2">
              {t('customizer.title')}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {t('customizer.text')}
            </Typography>
          </Box>
          <Button size="small" onClick={reset}>
            {t('customizer.reset')}
          </Button>
          <IconButton autoFocus size="small" aria-label={t('common:actions.close')} onClick={close}>
            <Icon path={mdiClose} fontSize="small" />
          </IconButton>
        </Box>
        <Box sx={{ px: 6, py: 5, overflowY: 'auto' }}>
          <CustomizerFields settings={settings} change={change} hasGroups={hasGroups} />
        </Box>
      </Drawer>
    </>
  );
}

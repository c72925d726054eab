import { mdiChatOutline, mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { contrastRatio } from '#src/theme/contrast.ts';
import { Icon } from '#src/ui/icon.tsx';
import type { ChatConfig } from '../shell-types.ts';
import { chatColor, chatUrl, isChatAllowed } from './chat-rules.ts';

export type LiveChatProps = { chat: ChatConfig; language: string };

/**
 * A button in the configured colour, and behind it the widget in a sandboxed frame on its own
 * origin: it loads when first opened, and can read nothing of ours.
 */
export function LiveChat({ chat, language }: LiveChatProps) {
  const { pathname } = useLocation();
  const { t } = useTranslation('shell');
  const [state, setState] = useState<'idle' | 'open' | 'closed'>('idle');
  const src = chatUrl(chat, language, window.location.origin);
  if (!src || !isChatAllowed(pathname)) return null;
  const color = chatColor(chat.color);
  const ink = color && contrastRatio(color, '#ffffff') >= 4.5 ? '#ffffff' : '#0b1512';
  const isOpen = state === 'open';
  return (
    <>
      {state !== 'idle' && (
        <Paper
          elevation={12}
          hidden={!isOpen}
          sx={{
            position: 'fixed',
            insetInlineEnd: 24,
            bottom: 88,
            zIndex: 'speedDial',
            width: 'min(380px, calc(100vw - 48px))',
            height: 'min(560px, calc(100dvh - 120px))',
            overflow: 'hidden',
            '&[hidden]': { display: 'none' },
          }}
        >
          <Box
            component="iframe"
            src={src}
            title={t('chat.title')}
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
            referrerPolicy="no-referrer"
            loading="lazy"
            sx={{ width: '100%', height: '100%', border: 0 }}
          />
        </Paper>
      )}
      <Fab
        color="primary"
        size="medium"
        aria-label={t(isOpen ? 'chat.close' : 'chat.open')}
        aria-expanded={isOpen}
        onClick={() => setState(isOpen ? 'closed' : 'open')}
        sx={{
          position: 'fixed',
          insetInlineEnd: 24,
          bottom: 24,
          zIndex: 'speedDial',
          ...(color && { bgcolor: color, color: ink, '&:hover': { bgcolor: color } }),
        }}
      >
        <Icon path={isOpen ? mdiClose : mdiChatOutline} />
      </Fab>
    </>
  );
}

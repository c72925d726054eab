import { mdiCardsOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Drawer from '@mui/material/Drawer';
import { useId, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import type { DataRouter } from '../app/router-engine.ts';
import { layoutTokens } from '../theme/tokens.ts';
import { Icon } from '../ui/icon.tsx';
import { visuallyHidden } from '../ui/visually-hidden.ts';
import { DeckPanel } from './deck-panel.tsx';
import { deckState } from './deck-state.ts';
import { useDeckTexts } from './deck-texts.ts';
import { choose } from './show-answers.ts';

export type DeckProps = { router: DataRouter };

/**
 * The scenario deck of mock mode: a small button at the edge, and a drawer in which the mock's answers are
 * chosen. Nothing dims the page meanwhile, and it can be used: what changes is what one looks at.
 */
export function Deck({ router }: DeckProps) {
  const t = useDeckTexts();
  const scenario = useSyncExternalStore(deckState.subscribe, deckState.get);
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const isActive = scenario.length > 0;
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <aside aria-label={t.title}>
      <ButtonBase
        ref={opener}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        sx={{
          position: 'fixed',
          // As wide as the margin of a page, where no action of its lies.
          insetInlineEnd: 0,
          bottom: 16,
          zIndex: 'speedDial',
          flexDirection: 'column',
          width: { xs: 16, sm: 22 },
          minHeight: 44,
          borderStartStartRadius: 8,
          borderEndStartRadius: 8,
          typography: 'caption',
          border: 1,
          borderInlineEnd: 0,
          borderColor: isActive ? 'warning.main' : 'divider',
          bgcolor: isActive ? 'warning.main' : 'background.paper',
          color: isActive ? 'warning.contrastText' : 'text.secondary',
          'body:has([data-bottom-bar]) &': { bottom: { xs: 80, lg: 16 } },
          '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        <Icon path={mdiCardsOutline} sx={{ fontSize: { xs: 14, sm: 18 } }} />
        <Box component="span" sx={visuallyHidden}>
          {t.open}
        </Box>
        {isActive && <span>{scenario.length}</span>}
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
            // On a phone the screen is seen above it.
            sx: {
              width: { xs: '100vw', sm: layoutTokens.customizerWidth },
              height: { xs: '60dvh', sm: '100%' },
              top: { xs: 'auto', sm: 0 },
              bottom: 0,
            },
          },
        }}
      >
        <DeckPanel
          titleId={titleId}
          scenario={scenario}
          onChoose={(next, path) => void choose(router, next, path)}
          onClose={close}
        />
      </Drawer>
    </aside>
  );
}

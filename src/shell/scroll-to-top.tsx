import { mdiArrowUp } from '@mdi/js';
import Fab from '@mui/material/Fab';
import Zoom from '@mui/material/Zoom';
import { useTranslation } from 'react-i18next';
import { layoutTokens } from '../theme/tokens.ts';
import { Icon } from '../ui/icon.tsx';
import { useScrolled } from './use-scrolled.ts';

export type ScrollToTopProps = {
  /** Pixels from the bottom, to stand above what else is there. */
  bottom?: number;
};

/** Appears after 400 px of scrolling. */
export function ScrollToTop({ bottom = 24 }: ScrollToTopProps) {
  const { t } = useTranslation('shell');
  const isFar = useScrolled(layoutTokens.scrollToTopAfter);
  return (
    <Zoom in={isFar} unmountOnExit>
      <Fab
        color="primary"
        size="small"
        aria-label={t('scrollToTop')}
        onClick={() => {
          const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
          window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
        }}
        sx={{ position: 'fixed', insetInlineEnd: 24, bottom, zIndex: 'appBar' }}
      >
        <Icon path={mdiArrowUp} />
      </Fab>
    </Zoom>
  );
}

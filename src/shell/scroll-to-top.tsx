import { mdiArrowUp } from '@mdi/js';
import Fade from '@mui/material/Fade';
import IconButton from '@mui/material/IconButton';
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
    <Fade in={isFar} unmountOnExit>
      <IconButton
        aria-label={t('scrollToTop')}
        onClick={() => {
          const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
          window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
        }}
        sx={(theme) => ({
          position: 'fixed',
          insetInlineEnd: 24,
          bottom,
          zIndex: 'appBar',
          width: 40,
          height: 40,
          color: theme.vars.palette.primary.contrastText,
          backgroundColor: theme.vars.palette.primary.main,
          'body:has([data-bottom-bar]) &': { bottom: { xs: bottom + 64, lg: bottom } },
          '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
        })}
      >
        <Icon path={mdiArrowUp} />
      </IconButton>
    </Fade>
  );
}

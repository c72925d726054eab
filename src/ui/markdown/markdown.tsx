import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyImport } from '#src/lib/lazy.ts';
import { MONO_FAMILY } from '#src/theme/typography.ts';
import { MarkdownBoundary } from './markdown-boundary.tsx';
import { isWithinMarkdownLimits } from './markdown-limits.ts';

const MarkdownBody = lazy(() =>
  lazyImport('markdown', () => import('./markdown-body.tsx')).then((module) => ({
    default: module.MarkdownBody,
  })),
);

export type MarkdownProps = {
  text: string;
  direction?: 'auto' | 'ltr' | 'rtl';
  lang?: string;
};

/**
 * Text of a person or a model, formatted. Nothing in it is trusted: no HTML, links only to the
 * web and mail, images as links; what is too long or too deep is shown as it is.
 */
export function Markdown({ text, direction = 'auto', lang }: MarkdownProps) {
  const { t } = useTranslation('shell');
  const plain = (
    <Box component="div" sx={{ whiteSpace: 'pre-wrap' }}>
      {text}
    </Box>
  );
  const isSafe = isWithinMarkdownLimits(text);
  return (
    <Box
      dir={direction}
      lang={lang}
      sx={{
        overflowWrap: 'anywhere',
        textAlign: 'start',
        '& > :first-of-type': { mt: 0 },
        '& > :last-child': { mb: 0 },
        '& h1, & h2, & h3, & h4, & h5, & h6': { fontSize: '1.0625rem', lineHeight: 1.45, mt: 5 },
        '& p, & ul, & ol, & blockquote, & pre, & .table': { my: 3 },
        '& ul, & ol': { paddingInlineStart: 6 },
        '& blockquote': {
          mx: 0,
          paddingInlineStart: 4,
          borderInlineStart: 3,
          borderColor: 'divider',
          color: 'text.secondary',
        },
        '& code, & pre': { fontFamily: MONO_FAMILY, fontSize: '0.8125rem' },
        '& code, & pre, & th': { bgcolor: 'surface.track', borderRadius: 1 },
        '& :not(pre) > code': { px: 1, py: 0.5 },
        '& pre': {
          p: 4,
          overflowX: 'auto',
          textAlign: 'start',
          unicodeBidi: 'plaintext',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        },
        // Letters of one width tear Arabic apart.
        '& pre:dir(rtl), & pre:dir(rtl) code': { fontFamily: 'inherit' },
        '& .table': { overflowX: 'auto' },
        '& table': { borderCollapse: 'collapse' },
        '& th, & td': { px: 3, py: 2, border: 1, borderColor: 'divider', textAlign: 'start' },
      }}
    >
      {isSafe ? (
        <MarkdownBoundary key={text} fallback={plain}>
          <Suspense fallback={plain}>
            <MarkdownBody text={text} />
          </Suspense>
        </MarkdownBoundary>
      ) : (
        <>
          <Typography variant="caption" component="p" sx={{ mb: 3, color: 'text.secondary' }}>
            {t('ui.plainText')}
          </Typography>
          {plain}
        </>
      )}
    </Box>
  );
}

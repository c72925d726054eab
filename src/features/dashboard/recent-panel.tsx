import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PromptSummary } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { Panel } from './panel.tsx';

/**
 * The prompts that were changed last; each opens in the editor. Texts are cut at their own end, and stand
 * at the page's side ('left' is turned around with the page), so that the list keeps one edge.
 */
export function RecentPanel({ prompts }: { prompts: readonly PromptSummary[] | undefined }) {
  const { t } = useTranslation('dashboard');
  const { relative, dateTime, number } = useFormats();
  return (
    <Panel
      title={t('recent.title')}
      action={
        <Button size="small" component={PrefetchLink} to={paths.prompts()}>
          {t('recent.all')}
        </Button>
      }
    >
      {!prompts && <Skeletons kind="rows" />}
      {prompts?.length === 0 && <Typography color="textSecondary">{t('recent.empty')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {prompts?.map((prompt) => (
          <Box
            key={prompt.id}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              columnGap: 4,
              py: 3,
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0, pt: 0 },
              '&:last-of-type': { pb: 0 },
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Link
                component={PrefetchLink}
                to={paths.prompt(prompt.id)}
                color="textPrimary"
                underline="hover"
                noWrap
                dir="auto"
                sx={{ display: 'block', fontWeight: 500, textAlign: 'left' }}
              >
                {prompt.title}
              </Link>
              <Typography
                variant="caption"
                component="div"
                color="textSecondary"
                noWrap
                dir="auto"
                sx={{ textAlign: 'left' }}
              >
                {prompt.description || prompt.excerpt}
              </Typography>
            </Box>
            <Typography
              variant="caption"
              component="div"
              color="textSecondary"
              sx={{ flexShrink: 0, textAlign: 'end' }}
            >
              <time dateTime={prompt.updatedAt} title={dateTime(prompt.updatedAt)}>
                {relative(prompt.updatedAt)}
              </time>
              <br />
              {t('recent.runs', { count: prompt.runCount, formatted: number(prompt.runCount) })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

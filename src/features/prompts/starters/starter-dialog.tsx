import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryBoundary } from '#src/components/query-boundary.tsx';
import { useGetPrompt, useGetPromptSuspense } from '#src/generated/api/prompts/prompts.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { DirText } from '#src/ui/dir-text.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Skeletons } from '#src/ui/skeletons.tsx';

/** A starter, whole: what it says, what it asks for, and the button that takes it over. */
export function StarterDialog({ starterId, onClose }: { starterId: string; onClose: () => void }) {
  const { t } = useTranslation(['prompts', 'common']);
  const titleId = useId();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const { data } = useGetPrompt(starterId);
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} sx={{ display: 'flex', alignItems: 'flex-start', gap: 3 }}>
        <Box component="span" dir="auto" sx={{ flex: 1 }}>
          {data?.title ?? t('prompts:starters.preview')}
        </Box>
        <IconButton
          edge="end"
          size="small"
          aria-label={t('common:actions.close')}
          onClick={onClose}
        >
          <Icon path={mdiClose} />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers>
        <QueryBoundary fallback={<Skeletons kind="text" count={9} />}>
          <StarterContent starterId={starterId} />
        </QueryBoundary>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
        <Button
          variant="contained"
          component={PrefetchLink}
          to={paths.generator({ starter: starterId })}
          disabled={!data}
        >
          {t('prompts:starters.use')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function StarterContent({ starterId }: { starterId: string }) {
  const { t } = useTranslation('prompts');
  const { description, direction, language, body, variables } =
    useGetPromptSuspense(starterId).data;
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 5 }}>
        {description}
      </Typography>
      <DirText
        isPreserved
        direction={direction}
        lang={language}
        sx={{ p: 4, borderRadius: 1, bgcolor: 'action.hover', lineHeight: 1.7 }}
      >
        {body}
      </DirText>
      {variables.length > 0 && (
        <>
          <Typography variant="subtitle2" component="h3" sx={{ mt: 5, mb: 2 }}>
            {t('starters.variables')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {variables.map(({ name, label }) => (
              <Chip
                key={name}
                size="small"
                color="primary"
                variant="outlined"
                label={label ?? name}
              />
            ))}
          </Box>
        </>
      )}
    </>
  );
}

import { mdiDotsVertical } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PromptSummary } from '#src/generated/api/endpoints.schemas.ts';
import { Icon } from '#src/ui/icon.tsx';
import { RowActions } from './row-actions.tsx';

/**
 * What can be done with one prompt of a list. A page has twenty of these, so the menu and its calls come
 * with the first opening.
 */
export function RowMenu({ prompt, canDelete }: { prompt: PromptSummary; canDelete: boolean }) {
  const { t } = useTranslation('prompts');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <IconButton
        size="small"
        loading={isBusy}
        aria-label={t('library.actionsFor', { title: prompt.title })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpen(true);
        }}
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      {anchor && (
        <RowActions
          prompt={prompt}
          canDelete={canDelete}
          anchor={anchor}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onBusy={setBusy}
        />
      )}
    </>
  );
}

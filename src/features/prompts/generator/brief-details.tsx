import { mdiChevronDown } from '@mdi/js';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Collapse from '@mui/material/Collapse';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useId, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { lazyImport } from '#src/lib/lazy.ts';
import { Icon } from '#src/ui/icon.tsx';
import type { BriefDetailsProps } from './brief-detail-fields.tsx';
import { countDetails } from './brief-values.ts';

// Folded away at first, and with it selects and examples, for which no one waits.
const importFields = () => import('./brief-detail-fields.tsx');
const Fields = lazy(async () => ({
  default: (await lazyImport('brief-details', importFields)).BriefDetailFields,
}));
const prefetchFields = () => void importFields().catch(() => {});

/** What may be said besides the goal; folded away until it is wanted, or until a fault is in it. */
export function BriefDetails({ form, categories }: BriefDetailsProps) {
  const { t } = useTranslation('prompts');
  const { control } = form;
  const regionId = useId();
  const values = useWatch({ control, compute: countDetails });
  const { errors } = useFormState({ control });
  const [isWanted, setWanted] = useState(() => countDetails(form.getValues()) > 0);
  const hasFault = Object.keys(errors).some((name) => name !== 'goal');
  const isOpen = isWanted || hasFault;
  const [isNeeded, setNeeded] = useState(isOpen);
  // Once there, the fields stay: what they hold is seen again when they unfold.
  if (isOpen && !isNeeded) setNeeded(true);

  return (
    <div>
      <Button
        aria-expanded={isOpen}
        aria-controls={regionId}
        onClick={() => setWanted(!isOpen)}
        onPointerEnter={prefetchFields}
        onFocus={prefetchFields}
        sx={{ gap: 2, marginInlineStart: -3 }}
      >
        <Icon
          path={mdiChevronDown}
          fontSize="small"
          sx={{ transition: 'transform 150ms', transform: isOpen ? 'rotate(180deg)' : 'none' }}
        />
        {t('generator.details')}
        {values > 0 && <Chip size="small" label={values} />}
      </Button>
      <Collapse in={isOpen} id={regionId} unmountOnExit={false}>
        {isNeeded && (
          <Suspense fallback={<Skeleton variant="rounded" height={320} sx={{ mt: 4 }} />}>
            <Fields form={form} categories={categories} />
          </Suspense>
        )}
      </Collapse>
    </div>
  );
}

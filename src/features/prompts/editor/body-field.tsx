import { mdiCodeBraces } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useForkRef } from '@mui/material/utils';
import { useDeferredValue, useId, type RefObject } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Draft } from '#src/generated/api/endpoints.schemas.ts';
import { Icon } from '#src/ui/icon.tsx';
import { bodyDirection } from '#core/template/body-direction.ts';
import { BodyMarks } from './body-marks.tsx';
import { BodyStats } from './body-stats.tsx';
import { bodyFace } from './body-face.ts';
import type { EditorValues } from './editor-values.ts';
import { insertVariable } from './insert-variable.ts';

export type BodyFieldProps = {
  control: Control<EditorValues, unknown, Draft>;
  direction: 'auto' | 'ltr' | 'rtl';
  readOnly: boolean;
  lang?: string;
  /** To mark a place in it. */
  areaRef: RefObject<HTMLTextAreaElement | null>;
};

/**
 * The prompt's text. Its variables are marked on a layer behind it, in the same cell of a grid: the
 * layer gives the height, so both are always as tall, as wide and as far scrolled as each other.
 */
export function BodyField({ control, direction, readOnly, lang, areaRef }: BodyFieldProps) {
  const { t } = useTranslation('prompts');
  const { field, fieldState } = useController({ control, name: 'body' });
  const ref = useForkRef(field.ref, areaRef);
  const id = useId();
  const body = field.value;
  const deferred = useDeferredValue(body);
  const error = fieldState.error?.message;
  // Told here rather than by dir="auto", which a text area and a layer read differently.
  const base = direction === 'auto' ? bodyDirection(deferred) : direction;
  const layer = {
    ...bodyFace(base),
    gridArea: '1 / 1',
    m: 0,
    p: 4,
    border: 0,
    minWidth: 0,
    boxSizing: 'border-box',
    unicodeBidi: direction === 'auto' ? 'plaintext' : 'normal',
  } as const;

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box component="label" htmlFor={id} sx={{ flex: 1, fontWeight: 500 }}>
          {t('editor.body')}
        </Box>
        {!readOnly && (
          <Button
            size="small"
            // The text area keeps its selection, which becomes the variable's name.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => areaRef.current && insertVariable(areaRef.current)}
            sx={{ gap: 1.5 }}
          >
            <Icon path={mdiCodeBraces} fontSize="small" />
            {t('editor.insertVariable')}
          </Button>
        )}
      </Box>
      <Box
        sx={(theme) => ({
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          overflowY: 'auto',
          maxHeight: { xs: '70dvh', lg: 'calc(100dvh - 320px)' },
          minHeight: 280,
          border: 1,
          borderColor: error ? 'error.main' : 'surface.inputBorder',
          borderRadius: 1,
          bgcolor: 'background.paper',
          '&:focus-within': {
            borderColor: error ? 'error.main' : 'primary.main',
            boxShadow: `0 0 0 1px ${theme.vars.palette[error ? 'error' : 'primary'].main}`,
          },
        })}
      >
        <BodyMarks body={body} dir={base} sx={layer} />
        <Box
          component="textarea"
          id={id}
          ref={ref}
          name={field.name}
          value={body}
          readOnly={readOnly}
          onChange={field.onChange}
          onBlur={field.onBlur}
          dir={base}
          lang={lang}
          spellCheck
          autoCapitalize="sentences"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-help`}
          sx={{
            ...layer,
            display: 'block',
            width: '100%',
            height: '100%',
            resize: 'none',
            outline: 'none',
            overflow: 'hidden',
            color: 'text.primary',
            background: 'none',
          }}
        />
      </Box>
      <Box id={`${id}-help`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {error && <FormHelperText error>{error}</FormHelperText>}
        <BodyStats body={deferred} />
      </Box>
    </Box>
  );
}

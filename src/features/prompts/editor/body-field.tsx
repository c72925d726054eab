import { mdiCodeBraces } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, type RefObject } from 'react';
import { useFormState, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Draft } from '#src/generated/api/endpoints.schemas.ts';
import { Icon } from '#src/ui/icon.tsx';
import { bodyDirection } from '#core/template/body-direction.ts';
import { BodyArea } from './body-area.tsx';
import { BodyStats } from './body-stats.tsx';
import { bodyFace } from './body-face.ts';
import type { EditorValues } from './editor-values.ts';
import { insertVariable } from './insert-variable.ts';
import { useSettled } from './use-settled.ts';

export type BodyFieldProps = {
  form: UseFormReturn<EditorValues, unknown, Draft>;
  direction: 'auto' | 'ltr' | 'rtl';
  readOnly: boolean;
  lang?: string;
  /** To mark a place in it. */
  areaRef: RefObject<HTMLTextAreaElement | null>;
};

const directionOf = ({ body }: EditorValues) => bodyDirection(body);

/**
 * The prompt's text. Its variables are marked on a layer behind it, in the same cell of a grid: the
 * layer gives the height, so both are always as tall, as wide and as far scrolled as each other.
 */
export function BodyField({ form, direction, readOnly, lang, areaRef }: BodyFieldProps) {
  const { t } = useTranslation('prompts');
  const { control } = form;
  const { errors } = useFormState({ control, name: 'body' });
  const id = useId();
  const error = errors.body?.message;
  // Told here rather than by dir="auto", which a text area and a layer read differently.
  const found = useSettled(form, directionOf);
  const base = direction === 'auto' ? found : direction;

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
          '& > *': {
            ...bodyFace(base),
            gridArea: '1 / 1',
            m: 0,
            p: 4,
            border: 0,
            minWidth: 0,
            boxSizing: 'border-box',
            unicodeBidi: direction === 'auto' ? 'plaintext' : 'normal',
          },
          '& > div': { color: 'transparent', pointerEvents: 'none', userSelect: 'none' },
          '& mark': {
            color: 'transparent',
            borderRadius: '3px',
            backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.22),
            // Drawn outside: padding would push the letters apart from those of the text area.
            boxShadow: `0 0 0 2px ${theme.alpha(theme.vars.palette.primary.main, 0.22)}`,
          },
          '& > textarea': {
            display: 'block',
            width: '100%',
            height: '100%',
            resize: 'none',
            outline: 'none',
            overflow: 'hidden',
            color: 'text.primary',
            background: 'none',
          },
        })}
      >
        <BodyArea
          id={id}
          control={control}
          dir={base}
          lang={lang}
          readOnly={readOnly}
          areaRef={areaRef}
        />
      </Box>
      <Box id={`${id}-help`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {error && <FormHelperText error>{error}</FormHelperText>}
        <BodyStats form={form} />
      </Box>
    </Box>
  );
}

import { useForkRef } from '@mui/material/utils';
import type { RefObject } from 'react';
import { useController, type Control } from 'react-hook-form';
import type { Draft } from '#src/generated/api/endpoints.schemas.ts';
import { BodyMarks } from './body-marks.tsx';
import type { EditorValues } from './editor-values.ts';

export type BodyAreaProps = {
  id: string;
  control: Control<EditorValues, unknown, Draft>;
  dir: 'ltr' | 'rtl';
  lang: string | undefined;
  readOnly: boolean;
  areaRef: RefObject<HTMLTextAreaElement | null>;
};

/**
 * The text and its marks: all that a key draws anew, in plain elements, whose looks are the frame's. A styled
 * element works its style out at every key.
 */
export function BodyArea({ id, control, dir, lang, readOnly, areaRef }: BodyAreaProps) {
  const { field, fieldState } = useController({ control, name: 'body' });
  const ref = useForkRef(field.ref, areaRef);
  return (
    <>
      <BodyMarks body={field.value} dir={dir} />
      <textarea
        id={id}
        ref={ref}
        name={field.name}
        value={field.value}
        readOnly={readOnly}
        onChange={field.onChange}
        onBlur={field.onBlur}
        dir={dir}
        lang={lang}
        spellCheck
        autoCapitalize="sentences"
        aria-invalid={fieldState.error !== undefined}
        aria-describedby={`${id}-help`}
      />
    </>
  );
}

import { MAX_TAG, MAX_TAGS } from '#core/limits.ts';
import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon.tsx';
import { addTags } from './add-tags.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-types.ts';

export type TagsFieldProps<Values extends FieldValues, Output> = FieldProps<Values, Output> & {
  maxTags?: number;
  maxLength?: number;
  placeholder?: string;
};

/** Several short texts: Enter or a comma adds one, Backspace on nothing takes the last one away. */
export function TagsField<Values extends FieldValues, Output>(
  props: TagsFieldProps<Values, Output>,
) {
  const { t } = useTranslation('shell');
  const { control, name, maxTags = MAX_TAGS, maxLength = MAX_TAG } = props;
  const { field, fieldState } = useController({ control, name });
  const [text, setText] = useState('');
  const tags: readonly string[] = Array.isArray(field.value) ? field.value : [];

  const add = (typed: string) => {
    field.onChange(addTags(tags, typed, { maxTags, maxLength }));
    setText('');
  };
  const remove = (index: number) => field.onChange(tags.filter((_tag, at) => at !== index));
  const chips = tags.map((tag, index) => (
    <Chip
      key={tag}
      size="small"
      label={<bdi>{tag}</bdi>}
      disabled={props.disabled ?? false}
      onDelete={() => remove(index)}
      deleteIcon={<Icon path={mdiClose} titleAccess={t('ui.removeTag', { tag })} />}
    />
  ));
  return (
    <FieldFrame
      label={props.label}
      error={fieldState.error?.message}
      helperText={props.helperText ?? t('ui.tagsHelp')}
      required={props.required}
      disabled={props.disabled}
      size={props.size}
      isShrunk
    >
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          name={field.name}
          label={props.label}
          notched
          value={text}
          placeholder={tags.length === 0 ? props.placeholder : undefined}
          inputRef={field.ref}
          startAdornment={
            tags.length > 0 && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, py: 2, maxWidth: '100%' }}>
                {chips}
              </Box>
            )
          }
          onChange={(event) => {
            const { value } = event.target;
            if (/[,،，、;\n]/u.test(value)) add(value);
            else setText(value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && text.trim() !== '' && !event.nativeEvent.isComposing) {
              event.preventDefault();
              add(text);
            }
            if (event.key === 'Backspace' && text === '') remove(tags.length - 1);
          }}
          onBlur={() => {
            if (text.trim() !== '') add(text);
            field.onBlur();
          }}
          sx={{ flexWrap: 'wrap', '& .MuiOutlinedInput-input': { flex: 1, minWidth: 120, px: 1 } }}
          slotProps={{ input: { 'aria-describedby': describedBy, dir: 'auto' } }}
        />
      )}
    </FieldFrame>
  );
}

import { MAX_CHANGE_NOTE, MAX_DESCRIPTION, MAX_TITLE } from '#core/limits.ts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category, Prompt } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { SelectField } from '#src/ui/form/select-field.tsx';
import { TagsField } from '#src/ui/form/tags-field.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { useLanguageOptions } from '../use-language-options.ts';
import type { PromptEditor } from './use-prompt-editor.ts';

export type DetailsPanelProps = {
  editor: PromptEditor;
  categories: readonly Category[];
  readOnly: boolean;
  /** Only the owner, and only in a team, decides who sees it. */
  canShare: boolean;
  stored: Prompt | undefined;
};

/** What a prompt is called, where it is filed, and who sees it. */
export function DetailsPanel({
  editor,
  categories,
  readOnly,
  canShare,
  stored,
}: DetailsPanelProps) {
  const { t } = useTranslation('prompts');
  const formats = useFormats();
  const { control, getValues } = editor.form;
  const [language] = useState(() => getValues('language'));
  const languages = useLanguageOptions(language || undefined);
  const shared = { control, disabled: readOnly };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
      <TextField
        {...shared}
        name="title"
        required
        maxLength={MAX_TITLE}
        label={t('editor.title')}
      />
      <SelectField
        {...shared}
        name="categoryId"
        required
        label={t('editor.category')}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField
        {...shared}
        name="description"
        rows={2}
        maxRows={6}
        maxLength={MAX_DESCRIPTION}
        label={t('editor.description')}
      />
      <TagsField {...shared} name="tags" label={t('editor.tags')} />
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <SelectField
          {...shared}
          name="language"
          label={t('editor.language')}
          // What is absent keeps its value: a language once set can be changed, not taken away.
          {...(language ? {} : { emptyLabel: t('editor.noLanguage') })}
          options={languages}
        />
        <SelectField
          {...shared}
          name="direction"
          label={t('editor.direction')}
          options={(['auto', 'ltr', 'rtl'] as const).map((value) => ({
            value,
            label: t(`editor.directions.${value}`),
          }))}
        />
      </Box>
      {canShare && (
        <SelectField
          {...shared}
          name="visibility"
          label={t('editor.visibility')}
          helperText={t('editor.visibilityHelp')}
          options={(['private', 'team'] as const).map((value) => ({
            value,
            label: t(`editor.visibilities.${value}`),
          }))}
        />
      )}
      {editor.saved && editor.saved.version > 0 && !readOnly && (
        <TextField
          {...shared}
          name="changeNote"
          maxLength={MAX_CHANGE_NOTE}
          label={t('editor.changeNote')}
          helperText={t('editor.changeNoteHelp')}
        />
      )}
      {stored && (
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            columnGap: 4,
            rowGap: 1,
            fontSize: '0.8125rem',
            '& dt': { color: 'text.secondary' },
            '& dd': { m: 0 },
          }}
        >
          {stored.owner && (
            <>
              <dt>{t('editor.owner')}</dt>
              <dd>
                <bdi>{`${stored.owner.firstName} ${stored.owner.lastName}`.trim()}</bdi>
              </dd>
            </>
          )}
          <dt>{t('editor.created')}</dt>
          <dd>{formats.date(stored.createdAt)}</dd>
          <dt>{t('editor.updated')}</dt>
          <dd>{formats.dateTime(stored.updatedAt)}</dd>
          <dt>{t('editor.runs')}</dt>
          <dd>{formats.number(stored.runCount)}</dd>
        </Box>
      )}
    </Box>
  );
}

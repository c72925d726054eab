import Box from '@mui/material/Box';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Brief, Category } from '#src/generated/api/endpoints.schemas.ts';
import { SelectField } from '#src/ui/form/select-field.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { useLanguageOptions } from '../use-language-options.ts';
import { BriefExamples } from './brief-examples.tsx';
import type { BriefValues } from './brief-values.ts';

export type BriefDetailsProps = {
  form: UseFormReturn<BriefValues, unknown, Brief>;
  categories: readonly Category[];
};

/** The fields of a brief besides its goal. */
export function BriefDetailFields({ form, categories }: BriefDetailsProps) {
  const { t } = useTranslation('prompts');
  const { control } = form;
  const languages = useLanguageOptions();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        gap: 5,
        pt: 4,
        '& > .wide': { gridColumn: '1 / -1' },
      }}
    >
      <SelectField
        control={control}
        name="categoryId"
        label={t('generator.category')}
        emptyLabel={t('generator.anyCategory')}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        control={control}
        name="length"
        label={t('generator.length')}
        emptyLabel={t('generator.anyLength')}
        options={(['short', 'medium', 'long'] as const).map((value) => ({
          value,
          label: t(`generator.lengths.${value}`),
        }))}
      />
      <TextField
        control={control}
        name="role"
        label={t('generator.role')}
        placeholder={t('generator.rolePlaceholder')}
      />
      <TextField
        control={control}
        name="audience"
        label={t('generator.audience')}
        placeholder={t('generator.audiencePlaceholder')}
      />
      <TextField
        control={control}
        name="format"
        label={t('generator.format')}
        placeholder={t('generator.formatPlaceholder')}
      />
      <TextField
        control={control}
        name="tone"
        label={t('generator.tone')}
        placeholder={t('generator.tonePlaceholder')}
      />
      <SelectField
        control={control}
        name="language"
        label={t('generator.language')}
        emptyLabel={t('generator.anyLanguage')}
        options={languages}
      />
      <div className="wide">
        <TextField
          control={control}
          name="context"
          rows={3}
          maxRows={12}
          label={t('generator.context')}
          placeholder={t('generator.contextPlaceholder')}
        />
      </div>
      <TextField
        control={control}
        name="mustInclude"
        rows={2}
        maxRows={10}
        label={t('generator.mustInclude')}
        helperText={t('generator.onePerLine')}
      />
      <TextField
        control={control}
        name="mustAvoid"
        rows={2}
        maxRows={10}
        label={t('generator.mustAvoid')}
        helperText={t('generator.onePerLine')}
      />
      <div className="wide">
        <BriefExamples control={control} />
      </div>
    </Box>
  );
}

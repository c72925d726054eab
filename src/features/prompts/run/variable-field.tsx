import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Variable } from '#src/generated/api/endpoints.schemas.ts';
import { CheckboxField } from '#src/ui/form/checkbox-field.tsx';
import { DateField } from '#src/ui/form/date-field.tsx';
import { NumberField } from '#src/ui/form/number-field.tsx';
import { SelectField } from '#src/ui/form/select-field.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { labelOf } from '../template/variables.ts';
import { fieldName, type RunFormValues } from './run-values.ts';

export type VariableFieldProps = { control: Control<RunFormValues>; variable: Variable };

/** The field that asks for one variable's value, by its type. */
export function VariableField({ control, variable }: VariableFieldProps) {
  const { t } = useTranslation('prompts');
  const { type, help, options = [], required } = variable;
  const shared = {
    control,
    name: fieldName(variable.name),
    label: labelOf(variable),
    ...(help ? { helperText: help } : {}),
    required: required && type !== 'checkbox',
    size: 'small' as const,
  };
  switch (type) {
    case 'checkbox':
      return <CheckboxField {...shared} />;
    case 'number':
      return <NumberField {...shared} />;
    case 'date':
      return <DateField {...shared} />;
    case 'select':
      return (
        <SelectField
          {...shared}
          emptyLabel={t('run.choose')}
          options={options.map((option) => ({ value: option, label: option }))}
        />
      );
    case 'textarea':
      return <TextField {...shared} rows={3} maxRows={12} />;
    default:
      return <TextField {...shared} type={type} autoComplete="off" />;
  }
}

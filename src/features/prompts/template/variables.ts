import type { Variable } from '#src/generated/api/endpoints.schemas.ts';

/** `described` with one variable changed or added. */
export function withVariable(described: readonly Variable[], changed: Variable): Variable[] {
  const isKnown = described.some(({ name }) => name === changed.name);
  return isKnown
    ? described.map((variable) => (variable.name === changed.name ? changed : variable))
    : [...described, changed];
}

/** Another type, with what no longer fits left out: options belong to a select, and it has some. */
export function withType(
  { options, default: initial, ...rest }: Variable,
  type: Variable['type'],
): Variable {
  const keepsDefault = isTextual(rest.type) && isTextual(type);
  return {
    ...rest,
    type,
    ...(keepsDefault && initial !== undefined ? { default: initial } : {}),
    ...(type === 'select' ? { options: options ?? (initial ? [initial] : []) } : {}),
  };
}

/** As the contract takes it: a select without options is a text, a default is one of the options. */
export function tidyVariable(variable: Variable): Variable {
  const { options, default: initial, label, help, ...rest } = variable;
  const kept = (options ?? []).map((option) => option.trim()).filter((option) => option !== '');
  const isSelect = rest.type === 'select' && kept.length > 0;
  const fits = initial !== undefined && initial !== '' && (!isSelect || kept.includes(initial));
  return {
    ...rest,
    type: rest.type === 'select' && !isSelect ? 'text' : rest.type,
    ...(label?.trim() ? { label: label.trim() } : {}),
    ...(help?.trim() ? { help: help.trim() } : {}),
    ...(fits ? { default: initial } : {}),
    ...(isSelect ? { options: [...new Set(kept)] } : {}),
  };
}

/** What its field is called. */
export function labelOf({ label, name }: Variable): string {
  return label || name.replaceAll('_', ' ');
}

function isTextual(type: Variable['type']): boolean {
  return ['text', 'textarea', 'email', 'url'].includes(type);
}

import type { Variable } from './variable.ts';
import { variableNames } from './parse.ts';

/**
 * The variables of a body, in the order in which it first names them: what is declared stays as it is, a variable
 * that is not declared becomes a required text, a declared one that the body lacks is dropped.
 */
export function reconcileVariables(body: string, declared: readonly Variable[] = []): Variable[] {
  const known = new Map<string, Variable>();
  for (const variable of declared) {
    if (!known.has(variable.name)) known.set(variable.name, variable);
  }
  return variableNames(body).map(
    (name) => known.get(name) ?? { name, type: 'text', required: true },
  );
}

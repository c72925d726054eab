import type { Variable } from './variable.ts';
import { variableNames } from './parse.ts';

/**
 * The variables of a body, in the order in which it first names them: what is declared stays as it is, a variable
 * that is not declared becomes a required text, a declared one that the body lacks is dropped.
 */
export function reconcileVariables(body: string, declared: readonly Variable[] = []): Variable[] {
  return describeVariables(variableNames(body), declared);
}

/** The same for the names that a body has. */
export function describeVariables(
  names: readonly string[],
  declared: readonly Variable[] = [],
): Variable[] {
  const known = new Map<string, Variable>();
  for (const variable of declared) {
    if (!known.has(variable.name)) known.set(variable.name, variable);
  }
  return names.map((name) => known.get(name) ?? { name, type: 'text', required: true });
}

import { operationsOf, type ContractDocument } from '#contract/document/document.ts';

/**
 * What is wrong with the table of refreshes: Orval takes a misspelt mutation in silence, and the list that
 * it should refresh stays as it was.
 */
export function refreshFaults(
  document: ContractDocument,
  refreshes: Readonly<Record<string, readonly string[]>>,
): string[] {
  const names = (isQuery: boolean) =>
    operationsOf(document)
      .filter(({ method }) => (method === 'get') === isQuery)
      .map(({ object }) => `${object.tags[0]}/${object.operationId}`);
  const queries = new Set(names(true));
  const mutations = new Set(names(false));
  return [
    ...Object.keys(refreshes)
      .filter((name) => !mutations.has(name))
      .map((name) => `${name} is no mutation of the contract.`),
    ...[...mutations]
      .filter((name) => !Object.hasOwn(refreshes, name))
      .map((name) => `${name} has no row; an empty one says that it refreshes nothing.`),
    ...Object.entries(refreshes).flatMap(([name, targets]) =>
      targets
        .filter((target) => !queries.has(target))
        .map((target) => `${name} refreshes ${target}, which is no query of the contract.`),
    ),
  ];
}

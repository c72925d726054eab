import { DocumentError, type ContractDocument } from '#contract/document/document.ts';

const REFERENCE = /"#\/components\/([^/"]+)\/([^/"]+)/g;

/** The components that a part of the document names. @throws DocumentError for one that is not there */
function* namedIn(document: ContractDocument, part: unknown) {
  for (const [, kind = '', name = ''] of JSON.stringify(part).matchAll(REFERENCE)) {
    const component = document.components?.[kind]?.[name];
    if (component === undefined)
      throw new DocumentError(`The contract has no #/components/${kind}/${name}`);
    yield { kind, name, component };
  }
}

/** @throws DocumentError where the document names a component that it does not hold */
export function checkReferences(document: ContractDocument): void {
  for (const _ of namedIn(document, document));
}

/** A document of one path alone, with the components that it needs: a copy, since Prism writes into what it reads. */
export function documentPart(document: ContractDocument, path: string): ContractDocument {
  const { components, ...rest } = document;
  const kept: Record<string, Record<string, unknown>> = {};
  const keep = (part: unknown): void => {
    for (const { kind, name, component } of namedIn(document, part)) {
      const parts = (kept[kind] ??= {});
      if (name in parts) continue;
      parts[name] = component;
      keep(component);
    }
  };
  const item = document.paths[path];
  if (item === undefined) throw new DocumentError(`The contract has no path ${path}`);
  keep(item);
  const { securitySchemes = {} } = components ?? {};
  return structuredClone({
    ...rest,
    paths: { [path]: item },
    components: { ...kept, securitySchemes },
  });
}

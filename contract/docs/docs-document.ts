import { operationsOf, type ContractDocument } from '../document/document.ts';

export type DocsLink = { name: string; href: string };
export type DocsAdditions = {
  /** Screens of an interface that use an operation. */
  screens?: (operationId: string) => readonly DocsLink[];
  /** Base addresses besides the document's own, first in the list to choose from. */
  servers?: readonly string[];
};

/** The document as the page shows it: what is known of an operation elsewhere follows its description. */
export function docsDocument(
  document: ContractDocument,
  { screens = () => [], servers = [] }: DocsAdditions,
): ContractDocument {
  const shown = structuredClone(document) as ContractDocument & { servers?: { url: string }[] };
  if (servers.length > 0)
    shown.servers = [...servers.map((url) => ({ url })), ...(shown.servers ?? [])];
  for (const { object } of operationsOf(shown)) {
    const links = screens(object.operationId);
    if (links.length === 0) continue;
    const list = links.map(({ name, href }) => `[${name}](${href})`).join(', ');
    const { description = '' } = object as { description?: string };
    Object.assign(object, { description: `${description}\n\n**On screen:** ${list}` });
  }
  return shown;
}

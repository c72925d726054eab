import type { CoverageSummaries } from '../check/coverage/summary.ts';
import {
  operationsOf,
  type ContractDocument,
  type Operation,
  type ResponseObject,
} from '../document/document.ts';
import { coverageText } from './coverage-text.ts';

export type DocsLink = { name: string; href: string };
export type DocsAdditions = {
  /** Screens of an interface that use an operation. */
  screens?: ((operationId: string) => readonly DocsLink[]) | undefined;
  /** A screen that shows a documented answer, by status and the example's name. */
  scenario?:
    | ((operationId: string, status: string, example?: string) => string | undefined)
    | undefined;
  /** What a run of contract:check reached. */
  coverage?: CoverageSummaries | undefined;
  /** Base addresses besides the document's own, first in the list to choose from. */
  servers?: readonly string[];
};

type Described = { description?: string };

/** The document as the page shows it: what is known of an operation elsewhere follows its description. */
export function docsDocument(
  document: ContractDocument,
  { screens = () => [], scenario = () => undefined, coverage = {}, servers = [] }: DocsAdditions,
): ContractDocument {
  const shown = structuredClone(document) as ContractDocument & { servers?: { url: string }[] };
  if (servers.length > 0)
    shown.servers = [...servers.map((url) => ({ url })), ...(shown.servers ?? [])];
  for (const operation of operationsOf(shown)) {
    const { id, method, path, object } = operation;
    const checked = coverage[`${method.toUpperCase()} ${path}`];
    describe(object, onScreen(screens(id)), checked && coverageText(checked));
    for (const { status, object: answer } of operation.responses) {
      const links = scenarioLinks({ id, status, answer }, scenario);
      if (links.length === 0) continue;
      // A response that several operations share is another one for each.
      const own = { ...answer };
      describe(own, onScreen(links));
      object.responses[status] = own;
    }
  }
  return shown;
}

function describe(object: Described, ...additions: (string | undefined)[]): void {
  const parts = [object.description, ...additions].filter(Boolean);
  if (parts.length > 0) object.description = parts.join('\n\n');
}

const onScreen = (links: readonly DocsLink[]): string | undefined =>
  links.length === 0
    ? undefined
    : `**On screen:** ${links.map(({ name, href }) => `[${name}](${href})`).join(', ')}`;

type Answer = Pick<Operation, 'id'> & { status: string; answer: ResponseObject };

/** A link for each example of an answer, or one for an answer without. */
function scenarioLinks(
  { id, status, answer }: Answer,
  scenario: NonNullable<DocsAdditions['scenario']>,
): DocsLink[] {
  const media = Object.values(answer.content ?? {});
  const names = new Set(media.flatMap(({ examples = {} }) => Object.keys(examples)));
  const examples = names.size === 0 ? [undefined] : [...names];
  return examples.flatMap((name) => {
    const href = scenario(id, status, name);
    return href === undefined ? [] : [{ name: name ?? status, href }];
  });
}

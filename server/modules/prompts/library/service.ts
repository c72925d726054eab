import type {
  Prompt,
  PromptPage,
  PromptScope,
  PromptSummary,
} from '#contract/generated/schemas.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import { pageOf, paging, parseSort } from '#server/platform/http/pagination.ts';
import { problemsOf, type QueryOf } from '#server/contract.ts';
import type { ListRepository } from './repository.ts';
import type { ListShape, Sort, SortField } from './list-sql.ts';
import type { SourceOf } from '../prompt/prompt-source.ts';
import { answers, askedTerms, tagTerm, toTsquery, type AskedTerm } from '../prompt/search-terms.ts';
import { presentStarterSummary } from '../starters/presenters.ts';
import { listedStarters, type ListedStarter } from '../starters/starters.ts';
import { presentPromptSummary } from './presenters.ts';

const { problem } = problemsOf<'getPrompt'>();

type ListQuery = Omit<QueryOf<'listPrompts'>, 'scope'> & { scope?: readonly PromptScope[] };

const FIELDS: readonly SortField[] = ['updatedAt', 'createdAt', 'lastRunAt', 'runCount', 'title'];
const NEWEST: Sort = { field: 'updatedAt', descending: true };

function askedOf({ q, tag }: ListQuery): AskedTerm[] {
  const asked = q === undefined ? [] : askedTerms(q);
  return tag === undefined ? asked : [...asked, { term: tagTerm(tag), prefix: false }];
}

/** Starters that answer a query; whether they are marked is the statement's to find out. */
function matchingStarters(
  query: ListQuery,
  asked: readonly AskedTerm[],
  locale: string,
): readonly ListedStarter[] {
  if (query.source !== undefined && query.source !== 'starter') return [];
  const category = query.categoryId?.toLowerCase();
  return listedStarters(locale).filter(
    ({ starter, terms }) =>
      (category === undefined || starter.categoryId === category) && answers(terms, asked),
  );
}

/** Finding and reading prompts: the caller's own, what the team shares, and the starters. */
export function createLibraryService(deps: { lists: ListRepository; sourceOf: SourceOf }) {
  const { lists, sourceOf } = deps;

  async function list(query: ListQuery, { caller, locale }: CallerContext): Promise<PromptPage> {
    const state = query.state ?? 'saved';
    const scopes = new Set<PromptScope>(query.scope ?? ['mine', 'team', 'starters']);
    const at = paging(query);
    const terms = askedOf(query);
    const asked = toTsquery(terms);
    const starters =
      state === 'saved' && scopes.has('starters') ? matchingStarters(query, terms, locale) : [];
    const { categoryId, favourite, source } = query;
    const isStored = source !== 'starter';
    const shape: ListShape = {
      sort: parseSort(query.sort, FIELDS, NEWEST),
      state,
      mine: isStored && scopes.has('mine'),
      team: isStored && state === 'saved' && scopes.has('team'),
      starters: starters.length > 0,
      asked: asked !== '',
      category: categoryId !== undefined,
      source: source !== undefined,
      favourite,
    };
    const { entries, total } = await lists.page(shape, {
      callerId: caller.id,
      asked,
      categoryId,
      source,
      starters: starters.map(({ starter, titleKey }) => ({ id: starter.id, titleKey })),
      limit: at.limit,
      offset: at.offset,
    });
    const byId = new Map(starters.map((row) => [row.starter.id, row]));
    const items = entries.flatMap((entry): PromptSummary[] => {
      if ('prompt' in entry) return [presentPromptSummary(entry.prompt)];
      const row = byId.get(entry.starterId);
      return row ? [presentStarterSummary(row, entry.use)] : [];
    });
    return pageOf(items, total, at);
  }

  /** @throws ProblemError 404 for a prompt that the caller may not see. */
  async function get(id: string, { caller, locale }: CallerContext): Promise<Prompt> {
    const found = await sourceOf(id).read(id, { callerId: caller.id, locale });
    if (!found) throw problem('not_found');
    return found;
  }

  return { list, get };
}

export type LibraryService = ReturnType<typeof createLibraryService>;

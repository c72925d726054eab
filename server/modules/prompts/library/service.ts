import type {
  Prompt,
  PromptPage,
  PromptScope,
  PromptSummary,
} from '#contract/generated/schemas.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import { pageOf, paging, parseSort } from '#server/platform/http/pagination.ts';
import { problemsOf, type QueryOf } from '#server/contract.ts';
import { visibilityOf } from '../prompt/policy.ts';
import type { ListRepository, StarterRow } from './repository.ts';
import type { ListFilter, Sort, SortField } from './list-sql.ts';
import type { TeamDeps } from '../prompt/deps.ts';
import type { SourceOf } from '../prompt/prompt-source.ts';
import type { Visibility } from '../prompt/repository.ts';
import { answers, askedTerms, tagTerm, toTsquery, type AskedTerm } from '../prompt/search-terms.ts';
import { presentStarterSummary } from '../starters/presenters.ts';
import type { StarterUse, StarterUseRepository } from '../starters/repository.ts';
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

function keyOf({ starter, ...row }: ListedStarter, use: StarterUse, field: SortField) {
  switch (field) {
    case 'title':
      return row.titleKey;
    case 'runCount':
      return use.runs?.count ?? 0;
    case 'lastRunAt':
      return use.runs?.lastAt.toISOString() ?? null;
    case 'createdAt':
    case 'updatedAt':
      return presentStarterSummary({ starter, ...row }, use)[field];
  }
}

/** Finding and reading prompts: the caller's own, what the team shares, and the starters. */
export function createLibraryService(deps: {
  team: TeamDeps;
  lists: ListRepository;
  starterUse: StarterUseRepository;
  sourceOf: SourceOf;
}) {
  const { lists, team, starterUse, sourceOf } = deps;

  async function matchingStarters(query: ListQuery, visibility: Visibility, locale: string) {
    if (query.source !== undefined && query.source !== 'starter') return [];
    const asked = askedOf(query);
    const category = query.categoryId?.toLowerCase();
    const found = listedStarters(locale).filter(
      ({ starter, terms }) =>
        (category === undefined || starter.categoryId === category) && answers(terms, asked),
    );
    const useOf = await starterUse.of(
      visibility,
      found.map(({ starter }) => starter.id),
    );
    return found
      .map((row) => ({ row, use: useOf(row.starter.id) }))
      .filter(({ use }) => query.favourite === undefined || use.isFavourite === query.favourite);
  }

  async function list(query: ListQuery, { caller, locale }: CallerContext): Promise<PromptPage> {
    const state = query.state ?? 'saved';
    const scopes = new Set<PromptScope>(query.scope ?? ['mine', 'team', 'starters']);
    const sort = parseSort(query.sort, FIELDS, NEWEST);
    const at = paging(query);
    const visibility = await visibilityOf(caller, team);
    const starters =
      state === 'saved' && scopes.has('starters')
        ? await matchingStarters(query, visibility, locale)
        : [];
    const stored = query.source !== 'starter';
    const owners = stored
      ? [
          ...(scopes.has('mine') ? [visibility.callerId] : []),
          ...(state === 'saved' && scopes.has('team') ? visibility.othersIds : []),
        ]
      : [];
    const asked = toTsquery(askedOf(query));
    const filter: ListFilter = {
      state,
      asked: asked === '' ? undefined : asked,
      categoryId: query.categoryId,
      favourite: query.favourite,
      source: query.source,
    };
    const starterRows: StarterRow[] = starters.map(({ row, use }) => ({
      id: row.starter.id,
      key: keyOf(row, use, sort.field),
    }));
    const { ids, total } = await lists.page(visibility, owners, filter, sort, starterRows, at);
    const byId = new Map(starters.map((entry) => [entry.row.starter.id, entry]));
    const rows = await lists.summaries(
      caller.id,
      ids.filter((id) => !byId.has(id)),
    );
    const items = ids.flatMap((id): PromptSummary[] => {
      const row = rows.get(id);
      if (row) return [presentPromptSummary(row)];
      const entry = byId.get(id);
      return entry ? [presentStarterSummary(entry.row, entry.use)] : [];
    });
    return pageOf(items, total, at);
  }

  /** @throws ProblemError 404 for a prompt that the caller may not see. */
  async function get(id: string, { caller, locale }: CallerContext): Promise<Prompt> {
    const visibility = await visibilityOf(caller, team);
    const found = await sourceOf(id).read(id, { visibility, locale });
    if (!found) throw problem('not_found');
    return found;
  }

  return { list, get };
}

export type LibraryService = ReturnType<typeof createLibraryService>;

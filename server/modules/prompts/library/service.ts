import type { Prompt, PromptPage, PromptSummary } from '#server/generated/schemas.ts';
import type { Caller } from '#server/platform/identity.ts';
import { pageOf, paging, parseSort } from '#server/platform/pagination.ts';
import { problemsOf } from '#server/contract.ts';
import { reachOf } from '../prompt/policy.ts';
import type { ForeignRow, ListFilter, ListRepository, Sort, SortField } from './repository.ts';
import type { TeamNeeds } from '../prompt/deps.ts';
import type { PromptRepository, Reach } from '../prompt/repository.ts';
import { answers, askedTerms, tagTerm, toTsquery, type AskedTerm } from '../prompt/search-terms.ts';
import {
  findStarter,
  listedStarters,
  starterPrompt,
  starterSummary,
  type ListedStarter,
  type StarterUse,
} from '../starters/starters.ts';
import { toPrompt, toSummary } from '../prompt/presenters.ts';

const { problem } = problemsOf<'getPrompt'>();

type Scope = 'mine' | 'team' | 'starters';
export type ListQuery = {
  page: number;
  pageSize: number;
  sort?: string;
  q?: string;
  scope?: readonly Scope[];
  categoryId?: string;
  tag?: string;
  favourite?: boolean;
  source?: string;
};

const FIELDS: readonly SortField[] = [
  'updatedAt',
  'createdAt',
  'lastRunAt',
  'runCount',
  'qualityScore',
  'title',
];
const NEWEST: Sort = { field: 'updatedAt', descending: true };

function askedOf({ q, tag }: ListQuery): AskedTerm[] {
  const asked = q === undefined ? [] : askedTerms(q);
  return tag === undefined ? asked : [...asked, { term: tagTerm(tag), prefix: false }];
}

function keyOf({ starter, ...row }: ListedStarter, use: StarterUse, field: SortField) {
  switch (field) {
    case 'title':
      return row.titleKey;
    case 'qualityScore':
      return row.qualityScore;
    case 'runCount':
      return use.runs?.count ?? 0;
    case 'lastRunAt':
      return use.runs?.lastAt.toISOString() ?? null;
    case 'createdAt':
    case 'updatedAt':
      return starterSummary({ starter, ...row }, use)[field];
  }
}

/** Finding and reading prompts: the caller's own, what the team shares, and the starters. */
export function createLibraryService(needs: {
  team: TeamNeeds;
  prompts: PromptRepository;
  lists: ListRepository;
}) {
  const { prompts, lists, team } = needs;

  async function usesOf(reach: Reach, ids: readonly string[]): Promise<(id: string) => StarterUse> {
    const people = [reach.callerId, ...reach.othersIds];
    const [marked, ran] = await Promise.all([
      lists.marked(reach.callerId, ids),
      lists.runsOf(people, ids),
    ]);
    return (id) => {
      const runs = ran.get(id);
      return { isFavourite: marked.has(id), ...(runs && { runs }) };
    };
  }

  async function matchingStarters(query: ListQuery, reach: Reach, locale: string) {
    if (query.source !== undefined && query.source !== 'starter') return [];
    const asked = askedOf(query);
    const category = query.categoryId?.toLowerCase();
    const found = listedStarters(locale).filter(
      ({ starter, terms }) =>
        (category === undefined || starter.categoryId === category) && answers(terms, asked),
    );
    const useOf = await usesOf(
      reach,
      found.map(({ starter }) => starter.id),
    );
    return found
      .map((row) => ({ row, use: useOf(row.starter.id) }))
      .filter(({ use }) => query.favourite === undefined || use.isFavourite === query.favourite);
  }

  async function list(query: ListQuery, caller: Caller, locale: string): Promise<PromptPage> {
    const scopes = new Set<Scope>(query.scope ?? ['mine', 'team', 'starters']);
    const sort = parseSort(query.sort, FIELDS, NEWEST);
    const at = paging(query);
    const reach = await reachOf(caller, team);
    const starters = scopes.has('starters') ? await matchingStarters(query, reach, locale) : [];
    const stored = query.source !== 'starter';
    const owners = stored
      ? [
          ...(scopes.has('mine') ? [reach.callerId] : []),
          ...(scopes.has('team') ? reach.othersIds : []),
        ]
      : [];
    const asked = toTsquery(askedOf(query));
    const filter: ListFilter = {
      ...(asked !== '' && { asked }),
      ...(query.categoryId !== undefined && { categoryId: query.categoryId }),
      ...(query.favourite !== undefined && { favourite: query.favourite }),
      ...(query.source !== undefined && { source: query.source }),
    };
    const foreign: ForeignRow[] = starters.map(({ row, use }) => ({
      id: row.starter.id,
      key: keyOf(row, use, sort.field),
    }));
    const { ids, total } = await lists.page(reach, owners, filter, sort, foreign, at);
    const byId = new Map(starters.map((entry) => [entry.row.starter.id, entry]));
    const rows = await lists.summaries(
      caller.id,
      ids.filter((id) => !byId.has(id)),
    );
    const items = ids.flatMap((id): PromptSummary[] => {
      const row = rows.get(id);
      if (row) return [toSummary(row)];
      const entry = byId.get(id);
      return entry ? [starterSummary(entry.row, entry.use)] : [];
    });
    return pageOf(items, total, at);
  }

  /** @throws ProblemError 404 for whatever the caller may not see. */
  async function get(id: string, caller: Caller, locale: string): Promise<Prompt> {
    const reach = await reachOf(caller, team);
    const starter = findStarter(id, locale);
    if (starter) {
      const useOf = await usesOf(reach, [starter.id]);
      return starterPrompt(starter, useOf(starter.id), locale);
    }
    const found = await prompts.find(reach, id);
    if (!found) throw problem('not_found');
    return toPrompt(found, locale);
  }

  return { list, get };
}

export type LibraryService = ReturnType<typeof createLibraryService>;

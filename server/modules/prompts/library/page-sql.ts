import { sql, type SQL } from 'drizzle-orm';
import { prompts, savedPromptCounts } from '#server/db/schema/prompts.ts';
import { callersTeam } from '../prompt/team-sql.ts';
import { startersUse } from '../starters/use-sql.ts';
import {
  callerId,
  conditions,
  isMarked,
  isNarrowed,
  KEYS,
  order,
  type ListShape,
  type SortField,
} from './list-sql.ts';

/** Owners whose stored prompts a shape lists. */
function ownersOf({ mine, team }: ListShape): SQL {
  if (!team)
    return mine ? sql`(select ${callerId} as id) o` : sql`(select null::uuid as id where false) o`;
  return mine
    ? sql`${callersTeam} o`
    : sql`(select t.id from ${callersTeam} t where t.id <> ${callerId}) o`;
}

/** What starters sort by: what people did with them, their title, or when they were written, which is one moment. */
const STARTER_KEYS: Record<SortField, SQL> = {
  updatedAt: sql`${sql.placeholder('writtenAt')}::timestamptz`,
  createdAt: sql`${sql.placeholder('writtenAt')}::timestamptz`,
  lastRunAt: sql`use.last_at`,
  runCount: sql`use.runs`,
  title: sql`s.title`,
};

function starterRows({ sort, favourite }: ListShape): SQL {
  const used = sort.field === 'lastRunAt' || sort.field === 'runCount';
  const marked =
    favourite === undefined
      ? sql``
      : sql`where ${isMarked(sql`s.id`)} = ${favourite ? sql`true` : sql`false`}`;
  return sql`select s.id, ${STARTER_KEYS[sort.field]} as key, true as is_starter
    from unnest(${sql.placeholder('starterIds')}::uuid[], ${sql.placeholder('starterTitles')}::text[]) as s(id, title)
    ${used ? startersUse(sql`s.id`) : sql``} ${marked}`;
}

/**
 * One page of the prompts that the caller may see, starters sorted in among them, with the number of all: a row of
 * the page each with its `place`, or one row without an id. Each owner's part is read in the index's order, so a page
 * costs the rows before it, not all rows.
 */
export function pageOfList(shape: ListShape): SQL {
  const { sort, asked, state, mine, starters } = shape;
  const column = KEYS[sort.field];
  const where = conditions(sql`o.id`, shape);
  const owners = ownersOf(shape);
  const far = sql`${sql.placeholder('limit')}::int + ${sql.placeholder('offset')}::int`;
  // Full-text matches are counted via the GIN index; plain lists stop at the page.
  const stop = asked
    ? sql``
    : sql`order by ${order(column, sql`${prompts.id}`, sort)} limit ${far}`;
  const hits = sql`select p.id, p.key, false as is_starter from ${owners} cross join lateral
    (select ${prompts.id}, ${column} as key from ${prompts} where ${where} ${stop}) p`;
  // Saved prompts have a counter; of other lists only a search's hits are materialized.
  const counted = state === 'saved' && mine && !isNarrowed(shape);
  const stored = asked
    ? sql`(select count(*) from hits)`
    : sql`(select count(*) from ${owners} cross join lateral
        (select 1 from ${prompts} where ${where} ${counted ? sql`and o.id <> ${callerId}` : sql``}) p)
        ${counted ? sql`+ coalesce((select c.saved from ${savedPromptCounts} c where c.owner_id = ${callerId}), 0)` : sql``}`;
  const total = starters ? sql`${stored} + (select count(*) from starters)` : stored;
  const all = starters ? sql`(select * from hits union all select * from starters) r` : sql`hits r`;
  const key = sort.field === 'title' ? sql`r.key collate "C"` : sql`r.key`;
  const inOrder = order(key, sql`r.id`, sort);
  return sql`(
    with hits as ${asked ? sql`materialized` : sql`not materialized`} (${hits})
    ${starters ? sql`, starters as materialized (${starterRows(shape)})` : sql``}
    select counted.total, listed.id, coalesce(listed.is_starter, false) as is_starter, listed.place
    from (select (${total})::int as total) counted left join (
      select r.id, r.is_starter, row_number() over (order by ${inOrder}) as place from (
        select r.id, r.key, r.is_starter from ${all}
        order by ${inOrder} limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}
      ) r
    ) listed on true
  ) page`;
}

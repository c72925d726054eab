import { sql, type SQL } from 'drizzle-orm';
import { prompts, savedPromptCounts } from '#server/db/schema/prompts.ts';
import { callersTeam } from '../prompt/team-sql.ts';
import { startersUse } from '../starters/use-sql.ts';
import {
  callerId,
  conditions,
  isFiltered,
  isMarked,
  KEYS,
  order,
  type ListShape,
  type SortField,
} from './list-sql.ts';
import { countFound, searched } from './search-sql.ts';

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

const offset = sql`${sql.placeholder('offset')}::int`;
const far = sql`${sql.placeholder('limit')}::int + ${offset}`;

const others = sql`(select t.id from ${callersTeam} t where t.id <> ${callerId}) o`;

/** Rows of the list's own part, or of each of the team's others, in the index's order. */
function partOf(shape: ListShape, whose: 'own' | 'others', limit: SQL): SQL {
  const key = KEYS[shape.sort.field];
  const where = conditions(whose === 'own' ? callerId : sql`o.id`, shape, whose);
  return sql`(select ${prompts.id}, ${key} as key, false as is_starter from ${prompts} where ${where}
    order by ${order(key, sql`${prompts.id}`, shape.sort)} limit ${limit})`;
}

/** How many rows can come before the caller's own, whatever their keys. */
function othersOf({ team, starters }: ListShape): SQL {
  const shared = team ? sql`(select n from others)` : sql`0`;
  return starters ? sql`${shared} + cardinality(${sql.placeholder('starterIds')}::uuid[])` : shared;
}

/**
 * The hits of a list. A page costs the rows before it, not all rows; and of the caller's own, those are skipped in the
 * index that come before the page even if everything else comes before them.
 */
function listed(shape: ListShape): SQL {
  const skipped = sql`(select n from skipped)`;
  const own = shape.mine
    ? partOf(shape, 'own', sql`${far} - ${skipped} offset ${skipped}`)
    : sql`(select ${prompts.id}, ${KEYS[shape.sort.field]} as key, false as is_starter from ${prompts} where false)`;
  const skip = shape.mine ? sql`greatest(0, ${offset} - (${othersOf(shape)}))` : sql`0`;
  if (!shape.team)
    return sql`skipped as materialized (select ${skip} as n), hits as not materialized ${own}`;
  return sql`others as materialized (select count(*) as n from ${others} cross join lateral
      (select 1 from ${prompts} where ${conditions(sql`o.id`, shape, 'others')}) p),
    skipped as materialized (select ${skip} as n), hits as not materialized (${own} union all
      select p.* from ${others} cross join lateral ${partOf(shape, 'others', far)} p)`;
}

/** How many stored prompts a list without words has; saved prompts have a counter. */
function countListed(shape: ListShape): SQL {
  const shared = shape.team ? sql`(select n from others)` : sql`0`;
  if (!shape.mine) return shared;
  if (shape.state === 'saved' && !isFiltered(shape))
    return sql`${shared} + coalesce((select c.saved from ${savedPromptCounts} c where c.owner_id = ${callerId}), 0)`;
  return sql`${shared} + (select count(*) from ${prompts} where ${conditions(callerId, shape, 'own')})`;
}

/**
 * One page of the prompts that the caller may see, starters sorted in among them, with the number of all: a row of
 * the page each with its `place`, or one row without an id.
 */
export function pageOfList(shape: ListShape): SQL {
  const { sort, asked, starters } = shape;
  const stored = asked ? countFound(shape) : countListed(shape);
  const total = starters ? sql`${stored} + (select count(*) from starters)` : stored;
  const all = starters ? sql`(select * from hits union all select * from starters) r` : sql`hits r`;
  const key = sort.field === 'title' ? sql`r.key collate "C"` : sql`r.key`;
  const inOrder = order(key, sql`r.id`, sort);
  return sql`(
    with ${asked ? searched(shape, far) : listed(shape)}
    ${starters ? sql`, starters as materialized (${starterRows(shape)})` : sql``}
    select counted.total, listed.id, coalesce(listed.is_starter, false) as is_starter, listed.place
    from (select (${total})::int as total) counted left join (
      select r.id, r.is_starter, row_number() over (order by ${inOrder}) as place from (
        select r.id, r.key, r.is_starter from ${all} order by ${inOrder}
        limit ${sql.placeholder('limit')} offset ${offset} ${asked ? sql`` : sql`- (select n from skipped)`}
      ) r
    ) listed on true
  ) page`;
}

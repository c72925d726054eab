import { sql, type SQL } from 'drizzle-orm';
import { prompts } from '#server/db/schema/prompts.ts';
import { callersTeam } from '../prompt/team-sql.ts';
import {
  callerId,
  conditions,
  hasWords,
  isFiltered,
  KEYS,
  order,
  type ListShape,
} from './list-sql.ts';

/** So many prompts of each owner are looked through in the list's order, before all that have the words are sorted. */
const PROBED = sql.raw('100');

/** A filter may leave hardly any row in the list's order, and drafts are few. */
const isProbed = (shape: ListShape): boolean => shape.state === 'saved' && !isFiltered(shape);

/** Owners whose prompts are searched; what is asked for depends on each, so that the index of words answers. */
function ownersOf({ mine, team }: ListShape): SQL {
  if (!team) return sql`(select ${callerId} as id ${mine ? sql`offset 0` : sql`where false`}) o`;
  return mine
    ? sql`${callersTeam} o`
    : sql`(select t.id from ${callersTeam} t where t.id <> ${callerId}) o`;
}

const found = (ownerId: SQL): SQL => hasWords(ownerId, sql`${prompts.search}`);

/**
 * The hits of a search. A word of many prompts fills the page from the first rows in the list's order; where these
 * do not fill it, all hits are gathered by the index of words, which are few then.
 */
export function searched(shape: ListShape, far: SQL): SQL {
  const owners = ownersOf(shape);
  const key = KEYS[shape.sort.field];
  const where = conditions(sql`o.id`, shape, 'both');
  const gathered = sql`select p.id, p.key, false as is_starter from ${owners} cross join lateral
    (select ${prompts.id}, ${key} as key from ${prompts} where ${where} and ${found(sql`o.id`)}) p`;
  if (!isProbed(shape)) return sql`hits as materialized (${gathered})`;
  return sql`probed as materialized (
      select o.id as owner_id, p.id, p.key,
        (select ${hasWords(sql`o.id`, sql`s.search`)} from ${prompts} s where s.id = p.id) as is_hit
      from ${owners} cross join lateral (
        select ${prompts.id}, ${key} as key from ${prompts} where ${where}
        order by ${order(key, sql`${prompts.id}`, shape.sort)} limit ${PROBED}
      ) p
    ), probe as materialized (
      select coalesce(bool_and(o.rows < ${PROBED} or o.hits >= ${far}), true) as is_enough
      from (select count(*) as rows, count(*) filter (where is_hit) as hits from probed group by owner_id) o
    ), hits as not materialized (
      select id, key, false as is_starter from probed where is_hit and (select is_enough from probe)
      union all
      select g.id, g.key, g.is_starter from (${gathered}) g where not (select is_enough from probe)
    )`;
}

/**
 * How many prompts a search finds. The lexeme of the owner and the index's own condition say all about the caller's
 * prompts: the rows are counted without being read.
 */
export function countFound(shape: ListShape): SQL {
  if (!isProbed(shape)) return sql`(select count(*) from hits)`;
  const count = (where: SQL) =>
    sql`(select count(*) from ${prompts} where ${prompts.deletedAt} is null and ${prompts.version} > 0 ${where} and ${found(sql`o.id`)})`;
  return sql`(select coalesce(sum(case when o.id = ${callerId} then ${count(sql``)}
    else ${count(sql`and ${prompts.visibility} = 'team'`)} end), 0) from ${ownersOf(shape)})`;
}

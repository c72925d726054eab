import { sql, type SQL } from 'drizzle-orm';
import { callersTeam } from '../prompt/team-sql.ts';

/**
 * Joins `use` with how often, and when last, the caller's team ran the starter `id`: nothing where `when` is false.
 * Demo runs and runs without output do not count.
 */
export const startersUse = (id: SQL, when: SQL = sql`true`): SQL => sql`left join lateral (
  select count(*)::int as runs, max(r.created_at) as last_at from runs r
  where ${when} and r.prompt_id = ${id} and not r.is_demo and r.first_token_ms is not null and r.user_id in ${callersTeam}
) use on true`;

import { sql, type SQL } from 'drizzle-orm';

/** The account that a person belongs to, as a column of `users` says it: the client's for a sub-user. */
export const accountOf = (table: 'users' | 'me'): SQL =>
  table === 'users' ? sql`coalesce(users.owner_id, users.id)` : sql`coalesce(me.owner_id, me.id)`;

/** The account of the placeholder `callerId`. */
export const callersAccount = sql`(select ${accountOf('me')} from users me where me.id = ${sql.placeholder('callerId')}::uuid)`;

/** The ids of everybody in the caller's team, the caller included; a person without a team is alone in it. */
export const callersTeam = sql`(select u.id from users u where u.id = ${callersAccount} or u.owner_id = ${callersAccount})`;

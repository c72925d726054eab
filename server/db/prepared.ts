import { createHash } from 'node:crypto';

/** So many statements are prepared at most: each takes memory of every connection. */
const MAX_PREPARED = 200;

const texts = new Set<string>();

type Preparable<P> = { toSQL(): { sql: string }; prepare(name: string): P };

/**
 * Prepares a statement of the read path, when it is first asked for: Drizzle builds it once, and the database parses
 * it once for each connection. Its text is fixed by the code, its values are placeholders; its name is made of the
 * text, since PostgreSQL keeps a name for as long as the connection.
 * @throws when there are so many texts that one of them must hold values.
 */
export function prepared<P>(build: () => Preparable<P>): () => P {
  let ready: P | undefined;
  return () => (ready ??= prepare(build()));
}

function prepare<P>(query: Preparable<P>): P {
  const { sql } = query.toSQL();
  if (texts.size >= MAX_PREPARED && !texts.has(sql))
    throw new Error('A statement whose text changes cannot be prepared');
  texts.add(sql);
  return query.prepare(createHash('sha256').update(sql).digest('base64url').slice(0, 22));
}

/** Whether a text is a prepared statement's; Drizzle hands no names to PGlite. */
export const isPrepared = (text: string): boolean => texts.has(text);

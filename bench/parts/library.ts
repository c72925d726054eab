import { users } from '#server/db/schema/account.ts';
import { joinServer, type ApiPerson } from '#server/testing/api-person.ts';
import { COMMON_WORD, fillLibrary } from '#server/testing/many-prompts.ts';
import { startPostgres, type TestPostgres } from '#server/testing/postgres.ts';
import { postgresEnvironment, startServer } from '#server/testing/server-process.ts';
import { eq } from 'drizzle-orm';
import type { Part } from '../part.ts';
import { interleaved, median, percentile } from '../report/statistics.ts';
import type { Row } from '../report/table.ts';

const SIZES = [100, 10_000, 100_000];
const WARM_UP = 10;
/** So many that one pause of the machine is not yet the slowest 5 in 100. */
const A_ROUND = 30;
const PAGE_MS = 50;
const SEARCH_MS = 100;

type Question = { name: string; query: (size: number) => string; goal: number };

const sorted = (field: string): Question => ({
  name: `sorted by ${field}`,
  query: () => `sort=${field}`,
  goal: PAGE_MS,
});

/** What people ask a library; a word that every prompt has is the worst to search for. */
const QUESTIONS: readonly Question[] = [
  { name: 'first page', query: () => 'page=1', goal: PAGE_MS },
  {
    name: 'page in the middle',
    query: (size) => `page=${Math.ceil(size / 40)}`,
    goal: PAGE_MS,
  },
  ...['title', '-runCount', '-lastRunAt', 'createdAt'].map(sorted),
  { name: 'one letter', query: () => `q=${COMMON_WORD.slice(0, 1)}`, goal: SEARCH_MS },
  { name: 'a rare word', query: () => 'q=badenfor', goal: SEARCH_MS },
  { name: 'a word of every prompt', query: () => `q=${COMMON_WORD}`, goal: SEARCH_MS },
];

/** Someone with so many prompts, in a database and on a server of their own. */
async function personWith(size: number, postgres: TestPostgres) {
  const database = await postgres.open();
  const server = await startServer({
    env: {
      ...postgresEnvironment(database.url),
      NODE_ENV: 'production',
      CHECK_RESPONSES: '0',
      LOG_LEVEL: 'warn',
    },
  });
  const close = async () => {
    await server.stop();
    await database.close();
  };
  try {
    let ownerId = '';
    const person = await joinServer(server.origin, async (email) => {
      const verified = { emailVerifiedAt: new Date() };
      const own = database.db.update(users).set(verified).where(eq(users.email, email));
      const [row] = await own.returning({ id: users.id });
      ownerId = row?.id ?? '';
    });
    await fillLibrary(database.db, ownerId, size);
    // Longer than a statement of a request may take.
    await database.withMigrationLock((sql) => sql.exec('vacuum analyze'));
    return { person, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function answerMs(person: ApiPerson, query: string): Promise<number> {
  const started = performance.now();
  const answer = await person.ask('GET', `/api/users/prompt/my?pageSize=20&${query}`);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${query} answered ${answer.status}`);
  return performance.now() - started;
}

async function measureSize(size: number, rounds: number, postgres: TestPostgres): Promise<Row[]> {
  const { person, close } = await personWith(size, postgres);
  const ask = async ({ query }: Question, count: number) => {
    const times: number[] = [];
    while (times.length < count) times.push(await answerMs(person, query(size)));
    return times;
  };
  try {
    for (const question of QUESTIONS) await ask(question, WARM_UP);
    const samples = await interleaved(QUESTIONS, rounds, (question) => ask(question, A_ROUND));
    return QUESTIONS.map(({ name, goal }) => {
      const times = samples.get(name)?.flat() ?? [];
      return {
        name,
        cells: [
          { value: median(times), digits: 1 },
          { value: percentile(times, 0.95), digits: 1, goal: { limit: goal, of: 'value' } },
        ],
      };
    });
  } finally {
    await close();
  }
}

/** Lists and searches of small and very large libraries over HTTP, on PostgreSQL. */
export const library: Part = {
  title: 'Large libraries',
  async measure({ rounds }) {
    const postgres = await startPostgres();
    try {
      const tables = [];
      for (const size of SIZES)
        tables.push({
          caption: `${size.toLocaleString('en')} prompts`,
          columns: ['ms', '95 of 100'],
          rows: await measureSize(size, rounds, postgres),
        });
      return { tables };
    } finally {
      await postgres.stop();
    }
  },
};

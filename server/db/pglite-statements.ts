import {
  parse,
  protocol,
  type PGlite,
  type QueryOptions,
  type Results,
} from '@electric-sql/pglite';
import { withoutParsers } from './pglite-parsers.ts';
import { isPrepared } from './prepared.ts';

const { serialize } = protocol;

type Statement = { name: string; types: number[] };

/**
 * PGlite's `query` with statements that are prepared once. PGlite itself parses, describes and plans every statement
 * each time, in six calls of the database; a prepared one takes a single call.
 */
export function withPreparedStatements(client: PGlite): PGlite['query'] {
  const statements = new Map<string, Statement>();

  async function send(messages: Uint8Array[]) {
    const answer = await client.execProtocol(Buffer.concat(messages), { syncToFs: false });
    return answer.messages;
  }

  async function statementOf(text: string): Promise<Statement> {
    const known = statements.get(text);
    if (known) return known;
    const name = `s${statements.size + 1}`;
    const described = await send([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ]);
    const statement = { name, types: parse.parseDescribeStatementResults(described) };
    statements.set(text, statement);
    return statement;
  }

  async function run<T>(text: string, values: unknown[], options?: QueryOptions) {
    const { name, types } = await statementOf(text);
    const bound = values.map((value, index) => {
      if (value === null || value === undefined) return null;
      const serializer = client.serializers[types[index] ?? 0];
      if (serializer) return serializer(value);
      return typeof value === 'string' ? value : JSON.stringify(value);
    });
    const answered = await send([
      serialize.bind({ statement: name, values: bound }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    ]);
    const [result] = parse.parseResults(answered, client.parsers, options);
    return result as Results<T>;
  }

  return (text, values, options) =>
    isPrepared(text)
      ? client.runExclusive(() => run(text, values ?? [], withoutParsers(options)))
      : client.query(text, values, withoutParsers(options));
}

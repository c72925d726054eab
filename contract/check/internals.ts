/** What a server keeps to itself, by how it looks in an answer. */
const INTERNALS: ReadonlyArray<[pattern: RegExp, name: string]> = [
  [/\bat (?:\S+ )?\(?(?:file:\/\/)?(?:\/|[A-Z]:\\)\S+:\d+:\d+\)?/, 'a stack trace'],
  [
    /Traceback \(most recent call last\)|\bat [\w.$<>]+\([\w$]+\.(?:java|kt|scala):\d+\)/,
    'a stack trace',
  ],
  [/\bat [\w.`<>]+\([^()]*\) in \S+:line \d+|^#\d+ \/\S+\(\d+\): /m, 'a stack trace'],
  [
    /\bgoroutine \d+ \[\w+\]:|\b\w{1,80}\.rb:\d+:in [`'"]|\bthread '[\w-]+' panicked at /,
    'a stack trace',
  ],
  [/\b(?:Fatal error|Warning|Notice): .{1,300} in \/\S+\.php on line \d+/, 'an error of PHP'],
  [/\$argon2(?:id?|d)\$|\$2[abxy]\$\d\d\$|\$scrypt\$|\bpbkdf2_sha\d+\$/, 'a hash of a password'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/\b(?:sk|rk)_live_\w{16}|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}/, 'a key of another service'],
  [
    /\b(?:SQLSTATE|ORA-\d{5}|PG::\w+Error|SQLITE_ERROR|ER_[A-Z]+_[A-Z_]+)\b|syntax error at or near/,
    'an error of the database',
  ],
  [
    /unterminated quoted string|violates (?:unique|foreign key|not-null|check) constraint|error in your SQL syntax|\b(?:relation|column) "[^"]+" does not exist/,
    'an error of the database',
  ],
  [
    /\b(?:PrismaClient|Sequelize|QueryFailed|MongoServer|Hibernate|SqlException|JDBC)\w*(?:Error|Exception)\b/,
    'an error of the database',
  ],
  [
    /\b(?:postgres(?:ql)?|mysql|mongodb(?:\+srv)?|redis|amqp):\/\/[^\s:@/]+:[^\s@/]+@/,
    'an address with a password',
  ],
];
/** A statement is nothing odd in what people write, and has no place in a refusal or a header. */
const STATEMENT =
  /\bselect\b[^;]{1,400}\bfrom\b\s+\S+\s+(?:where|join|order by|limit)\b|\binsert into\s+\S+\s*\(|\bupdate\s+\S+\s+set\b[^;]{1,400}=/i;

/** A signed token with its header and claims (RFC 7519). */
const TOKEN = /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/;
/** Fields that say something to people, at whatever end of a name. */
const PROSE =
  /(?:^|[a-z_])(?:title|message|details?|description|summary|text|label|notes?|comment|reason|help|hint|subject|bio|name)$/i;

/** Whether a field of a body that people read holds a token that its own request did not. */
export function tokenInText(body: unknown, asked: string, name = ''): boolean {
  if (typeof body === 'string') {
    const [found] = (PROSE.test(name) && TOKEN.exec(body)) || [];
    return found !== undefined && !asked.includes(found);
  }
  if (typeof body !== 'object' || body === null) return false;
  return Object.entries(body).some(([key, inner]) =>
    tokenInText(inner, asked, Array.isArray(body) ? name : key),
  );
}

type Said = { status: number; text: string; headers: Headers; asked: string };

/** Internals in an answer's body and headers, but for what its own request holds, each named once. */
export function internalsIn({ status, text, headers, asked }: Said): string[] {
  const told = [...headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  const names = [text, told].flatMap((where) =>
    INTERNALS.flatMap(([pattern, name]) => {
      const [found] = pattern.exec(where) ?? [];
      return found === undefined || asked.includes(found) ? [] : [name];
    }),
  );
  const [statement] = STATEMENT.exec(status >= 400 ? `${text}\n${told}` : told) ?? [];
  const isOwn = statement === undefined || asked.includes(statement);
  return [...new Set([...names, ...(isOwn ? [] : ['a statement of the database'])])];
}

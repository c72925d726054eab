import pino from 'pino';

export type Log = pino.Logger;

/** Structured lines on standard output; what may be secret is blotted out wherever it turns up. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const names = [
    'authorization',
    'cookie',
    'password',
    'apiKey',
    'oldPassword',
    'token',
    'otpToken',
    'code',
    'payload',
  ];
  const paths = names.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.headers.${name}`]);
  return pino(
    {
      level,
      base: undefined,
      redact: { paths, censor: '[hidden]' },
      serializers: { err: serializeError },
    },
    destination ?? pino.destination({ sync: false }),
  );
}

/** Kind, message and stack. Drizzle's own message holds the values of the statement: left out. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { cause } = error;
  const query = 'query' in error && 'params' in error;
  return {
    type: error.name,
    message: query ? 'A statement failed' : error.message,
    stack: query ? undefined : error.stack,
    ...('code' in error && typeof error.code === 'string' && { sqlState: error.code }),
    ...(cause instanceof Error && { cause: serializeError(cause) }),
  };
}

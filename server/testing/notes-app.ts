import { Hono } from 'hono';
import { mountOperations } from '../platform/contract/mount.ts';
import { type MountOptions } from '../platform/contract/mount-options.ts';
import type { AnyHandler } from '../platform/contract/types.ts';
import type { AppEnv } from '../platform/http/app-env.ts';
import { createIdempotency } from '../platform/idempotency/idempotency.ts';
import type {
  ClaimOutcome,
  IdempotencyStore,
  StoredAnswer,
} from '../platform/idempotency/store.ts';
import type { Caller, Identity } from '../platform/security/identity.ts';
import { createLog } from '../platform/log.ts';
import { problem } from '../platform/problems.ts';
import { errorHandler } from '../platform/http/error-handler.ts';
import { requestContext } from '../platform/http/request-context.ts';
import { notesTable, type NoteHandlers } from './notes-contract.ts';

/** What the notes' operations do; `onCall` hears of those that have an effect. */
export const noteHandlers = (onCall: () => void): NoteHandlers => ({
  listNotes: ({ query }) => Promise.resolve({ status: 200, body: { seen: query } }),
  addNote: ({ body }) => {
    onCall();
    if (body.title === 'later') return Promise.reject(problem('quota_exceeded'));
    if (body.title === 'twice') return Promise.reject(problem('already_on_plan'));
    if (body.title === 'boom') return Promise.reject(new Error('secret detail'));
    return Promise.resolve({ status: 201, body });
  },
  myNotes: () => Promise.resolve({ status: 200, body: { mine: true } }),
  removeNote: () => Promise.resolve({ status: 204 }),
  printNote: () =>
    Promise.resolve({
      status: 200,
      recipe: {},
      file: {
        bytes: new Uint8Array([1, 2]),
        filename: 'Bericht "ü".pdf',
        contentType: 'application/pdf',
      },
    }),
  readNote: ({ ctx }) => {
    onCall();
    if (!ctx.wantsStream) return Promise.resolve({ status: 200, body: { text: 'whole' } });
    async function* stream() {
      yield await Promise.resolve({ type: 'delta', text: 'who' });
      yield { type: 'finished', run: { text: 'whole' } };
    }
    return Promise.resolve({
      status: 200,
      stream: stream(),
      settled: Promise.resolve({ text: 'whole' }),
    });
  },
});

async function* replayNote(stored: unknown) {
  yield await Promise.resolve({ type: 'finished', run: stored });
}

function memoryStore(): IdempotencyStore {
  const rows = new Map<string, { hash: string; answer?: StoredAnswer }>();
  return {
    claim: (userId, key, hash): Promise<ClaimOutcome> => {
      const row = rows.get(key);
      if (!row) rows.set(key, { hash });
      if (!row) return Promise.resolve({ kind: 'claimed', claim: { userId, key, id: 'c' } });
      if (row.hash !== hash) return Promise.resolve({ kind: 'reused' });
      return Promise.resolve(
        row.answer ? { kind: 'answered', answer: row.answer } : { kind: 'inProgress' },
      );
    },
    keep: ({ key }, answer) => {
      rows.set(key, { hash: rows.get(key)?.hash ?? '', answer });
      return Promise.resolve(true);
    },
    renew: () => Promise.resolve(),
    lapse: () => Promise.resolve(),
    free: ({ key }) => Promise.resolve(void rows.delete(key)),
    sweep: () => Promise.resolve(),
  };
}

const identity = {
  caller: { id: 'u', role: 'individual' } as Caller,
  session: { id: 's' },
} as Identity;
export const TOKEN = `pws_${'a'.repeat(43)}`;
export type NotesOptions = {
  handlers?: Partial<Record<string, AnyHandler>>;
  authorize?: MountOptions['authorize'];
  requireVerified?: MountOptions['requireVerified'];
  checkSignature?: MountOptions['checkSignature'];
  limits?: MountOptions['limits'];
};

/** The notes' operations mounted, with one person who is signed in by `TOKEN`. */
export function createNotesApp(options: NotesOptions = {}) {
  let calls = 0;
  const made = new Hono<AppEnv>();
  const clock = { now: () => new Date() };
  made.use(requestContext(createLog('silent'), 0));
  made.onError(errorHandler(createLog('silent'), true));
  mountOperations(
    made,
    notesTable,
    [
      {
        tag: 'notes',
        handlers: {
          ...(noteHandlers(() => (calls += 1)) as unknown as Record<string, AnyHandler>),
          ...(options.handlers as Record<string, AnyHandler>),
        },
        replays: { readNote: replayNote },
      },
    ],
    {
      clock,
      authenticate: (token) => Promise.resolve(token === TOKEN ? identity : undefined),
      authorize: options.authorize ?? (() => undefined),
      requireVerified: options.requireVerified ?? (() => undefined),
      checkSignature: options.checkSignature ?? (() => undefined),
      limits: options.limits ?? { take: () => undefined },
      idempotency: createIdempotency({ store: memoryStore(), clock, log: createLog('silent') }),
      checkResponses: true,
      onError: () => undefined,
    },
  );
  return {
    app: made,
    /** How often an operation with an effect was run. */
    calls: () => calls,
    addNote: (body: unknown, headers: Record<string, string> = {}) =>
      made.request('/api/notes', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${TOKEN}`,
          'content-type': 'application/json',
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}

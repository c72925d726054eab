import * as z from 'zod/mini';
import type { OperationTable } from '#contract/operations/operation.ts';
import { PROBLEM_STATUS, type ProblemCode } from '#contract/problems/problem-codes.ts';
import type { Handlers } from '../platform/contract/types.ts';

const HEADERS = ['retry-after', 'www-authenticate', 'idempotency-replayed'] as const;
const problemSpec = {
  contentTypes: ['application/problem+json'],
  headers: HEADERS,
  schema: undefined,
} as const;
const codes = Object.fromEntries(
  Map.groupBy(Object.keys(PROBLEM_STATUS), (code) => PROBLEM_STATUS[code as ProblemCode]),
);
/** What an operation of these tests may refuse with; `seats_full` and its like are nobody's. */
const problems = {
  400: problemSpec,
  401: problemSpec,
  402: problemSpec,
  403: problemSpec,
  409: problemSpec,
  413: problemSpec,
  415: problemSpec,
  422: problemSpec,
  429: problemSpec,
  500: problemSpec,
  503: problemSpec,
} as const;
const base = {
  access: 'open',
  bodyLimit: 1_000,
  params: undefined,
  query: undefined,
  queryTypes: {},
  body: undefined,
  requestTypes: [],
  idempotent: false,
  codes,
  fieldCodes: [
    'required',
    'invalid_type',
    'invalid_format',
    'invalid_value',
    'unknown_field',
    'duplicate',
  ],
} as const;
const uuid = z.strictObject({ noteId: z.uuid() });
const note = z.strictObject({ title: z.string().check(z.minLength(1)), done: z.boolean() });

/** A small contract of notes that has every kind of operation, for tests of how operations are mounted. */
export const notesTable = {
  listNotes: {
    ...base,
    operationId: 'listNotes',
    method: 'get',
    path: '/api/notes',
    tag: 'notes',
    secured: false,
    query: z.object({
      page: z.optional(z.int()),
      done: z.optional(z.boolean()),
      tag: z.optional(z.array(z.string())),
    }),
    queryTypes: { page: 'integer', done: 'boolean', tag: 'array' },
    responses: {
      ...problems,
      200: {
        contentTypes: ['application/json'],
        headers: HEADERS,
        schema: z.strictObject({ seen: z.unknown() }),
      },
    },
  },
  addNote: {
    ...base,
    operationId: 'addNote',
    method: 'post',
    path: '/api/notes',
    tag: 'notes',
    secured: true,
    idempotent: true,
    body: note,
    requestTypes: ['application/json'],
    responses: {
      ...problems,
      201: { contentTypes: ['application/json'], headers: HEADERS, schema: note },
      204: { contentTypes: [], headers: HEADERS, schema: undefined },
    },
  },
  myNotes: {
    ...base,
    operationId: 'myNotes',
    method: 'get',
    path: '/api/notes/my',
    tag: 'notes',
    secured: false,
    responses: {
      ...problems,
      200: {
        contentTypes: ['application/json'],
        headers: HEADERS,
        schema: z.strictObject({ mine: z.boolean() }),
      },
    },
  },
  removeNote: {
    ...base,
    operationId: 'removeNote',
    method: 'delete',
    path: '/api/notes/{noteId}',
    tag: 'notes',
    secured: true,
    params: uuid,
    responses: {
      ...problems,
      204: { contentTypes: [], headers: HEADERS, schema: undefined },
      404: problemSpec,
    },
  },
  printNote: {
    ...base,
    operationId: 'printNote',
    method: 'get',
    path: '/api/notes/{noteId}/print',
    tag: 'notes',
    secured: false,
    params: uuid,
    responses: {
      ...problems,
      200: { contentTypes: ['application/pdf'], headers: HEADERS, schema: undefined },
      404: problemSpec,
    },
  },
  readNote: {
    ...base,
    operationId: 'readNote',
    method: 'post',
    path: '/api/notes/read',
    tag: 'notes',
    secured: true,
    idempotent: true,
    responses: {
      ...problems,
      200: {
        contentTypes: ['application/json', 'text/event-stream'],
        headers: HEADERS,
        schema: z.strictObject({ text: z.string() }),
      },
    },
  },
} as const satisfies OperationTable;
export type NoteHandlers = Handlers<typeof notesTable, 'notes'>;

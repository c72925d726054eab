import { onJson, problem, stream, type Json, type Plant, type Serve } from './plant.ts';

const TOKEN =
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbWlyYSJ9.c2lnbmF0dXJlLW9mLW5vLWtleS1hdC1hbGwtaGVyZQ';

/** Requests that name the charset of their JSON are refused. */
const plainJsonAlone: Serve = (asked, forward) =>
  /charset/i.test(asked.headers['content-type'] ?? '')
    ? Promise.resolve(problem(415, 'unsupported_media_type'))
    : forward(asked);

/** A parameter that the server does not read. */
const unread =
  (name: string): Serve =>
  (asked, forward) => {
    const [path = '', search] = asked.path.split('?');
    const query = new URLSearchParams(search);
    query.delete(name);
    return forward({ ...asked, path: `${path}?${query.toString()}` });
  };

/** Violations of which a single answer looks right. */
export const QUIET_PLANTS: readonly Plant[] = [
  {
    name: 'a piece of a stream that is lost',
    check: 'stream-order',
    operation: 'executePrompt',
    damage: stream((frames) => frames.filter((_frame, at) => at !== 2)),
  },
  {
    name: 'a piece of a stream that comes twice',
    check: 'stream-order',
    operation: 'executePrompt',
    damage: stream((frames) =>
      frames.flatMap((frame, at) => (at === 2 ? [frame, frame] : [frame])),
    ),
  },
  {
    name: 'a signed token in a message',
    check: 'internals-leaked',
    operation: 'getPrompt',
    damage: onJson(404, (body) => ({ ...body, message: `Not found for ${TOKEN}.` })),
  },
  {
    name: 'a signed token in a job title',
    check: 'internals-leaked',
    operation: 'getMyProfile',
    damage: onJson(200, (body) => ({
      ...body,
      user: { ...(body['user'] as Json), jobTitle: TOKEN },
    })),
  },
  {
    name: 'JSON that is refused with its charset',
    check: 'valid-refused',
    operation: 'updateProfile',
    serve: plainJsonAlone,
  },
  {
    name: 'a first day that is not read',
    check: 'filter-broken',
    operation: 'listAllTransactions',
    serve: unread('from'),
  },
  {
    name: 'a last day that is not read',
    check: 'filter-broken',
    operation: 'listAllTransactions',
    serve: unread('to'),
  },
];

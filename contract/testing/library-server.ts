import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server answers, for a plant to change. */
export type LibraryAnswer = {
  status: number;
  headers: Record<string, string>;
  body?: unknown;
};

const ERROR_TYPE = 'application/vnd.library+json';
const refused = (status: number, reason: string): LibraryAnswer => ({
  status,
  headers: { 'content-type': ERROR_TYPE, 'www-authenticate': 'Bearer', allow: 'GET, PUT' },
  body: { reason },
});

/** What stands on the shelf. */
type Shelf = { book: unknown };

/** Puts a book on the shelf, or says why not. */
async function putBook(request: IncomingMessage, shelf: Shelf): Promise<LibraryAnswer> {
  if (request.headers['content-type'] !== 'application/json') return refused(415, 'media-type');
  if (request.headers['content-encoding']) return refused(415, 'compressed');
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  let book: unknown;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    book = JSON.parse(text) as unknown;
  } catch {
    return refused(400, 'malformed');
  }
  const isBook =
    typeof book === 'object' &&
    book !== null &&
    Object.keys(book).toSorted().join() === 'borrower,pages,title' &&
    'pages' in book &&
    Number.isSafeInteger(book.pages) &&
    Number(book.pages) > 0 &&
    'title' in book &&
    typeof book.title === 'string' &&
    book.title !== '' &&
    'borrower' in book &&
    (book.borrower === null || typeof book.borrower === 'string');
  if (!isBook) return refused(422, 'no-book');
  shelf.book = book;
  return { status: 204, headers: {} };
}

async function answer(request: IncomingMessage, shelf: Shelf): Promise<LibraryAnswer> {
  const isKnown = request.url === '/v2/books/9780441013593';
  if (request.method === 'GET')
    return isKnown
      ? {
          status: 200,
          headers: { 'content-type': 'application/json', 'x-shelf': '7' },
          body: shelf.book,
        }
      : refused(404, 'no-such-book');
  if (request.headers.authorization !== 'Bearer reader') return refused(401, 'no-card');
  if (!isKnown) return refused(404, 'no-such-book');
  return putBook(request, shelf);
}

/** A server that shares nothing with ours and keeps to library-contract.json, unless a plant changes its answers. */
export async function startLibrary(plant: (answer: LibraryAnswer) => LibraryAnswer = (one) => one) {
  const shelf: Shelf = { book: { title: 'Dune', pages: 412, borrower: null } };
  const server = createServer();
  server.on('request', async (request, response) => {
    const { status, headers, body } = plant(await answer(request, shelf));
    response.writeHead(status, headers);
    response.end(body === undefined ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v2/`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

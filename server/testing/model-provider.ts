import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Text of the provider's errors, which must never be shown. */
export const UPSTREAM_SECRET = 'upstream-detail-for-nobody';

const MUCH = 32 * 1024 * 1024;
const PIECES = ['The ', 'model ', 'answers.'];
const CANDIDATE = {
  title: 'Weekly report',
  body: 'Write the weekly report about {{topic}} for readers who have five minutes.',
  variables: [{ name: 'topic', type: 'text', required: true }],
  variant: 'full',
  reasons: ['It names the readers.'],
};

const TAGGED = `<title>${CANDIDATE.title}</title>\n<prompt>${CANDIDATE.body}</prompt>`;

export type Mode = keyof typeof MODES;

export type ModelProvider = {
  baseUrl: string;
  port: number;
  /** How requests are answered from now on. */
  mode: Mode;
  requests: Record<string, unknown>[];
  /** Names that it lists, as Ollama and as OpenAI do. */
  models: string[];
  /** Context with which its models are loaded, as LM Studio says it; says nothing without one. */
  contextLength: number | undefined;
  /** Lets answers of the modes `held` and `oneByOne` go on, one piece each; `count` is how many, the oldest first. */
  release(count?: number): void;
  /** Answers that wait to be released. */
  held(): number;
  /** Resets the connections of all answers that are open. */
  cut(): void;
  /** Answers that are open and unfinished now; those whose client left before their end. */
  inWork(): number;
  left(): number;
  sockets(): number;
  /** The most bytes that one endless answer got rid of; 32 MB is all it has. */
  mostTaken(): number;
  close(): Promise<void>;
};

type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  body: Record<string, unknown>;
  attempt: number;
  nextPiece: () => Promise<void>;
  /** Number of a draft among all that were written one by one. */
  nextDraft: () => number;
  pour: (text: string) => Promise<void>;
};

/** An OpenAI-compatible provider over real HTTP, which fails in the ways that providers do. */
export async function startModelProvider(): Promise<ModelProvider> {
  const requests: Record<string, unknown>[] = [];
  let waiting: (() => void)[] = [];
  const open = new Set<Pick<Exchange, 'request' | 'response'>>();
  let written = 0;
  let left = 0;
  let sockets = 0;
  let mostTaken = 0;
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      const { models, contextLength: loaded_context_length } = provider;
      response.setHeader('content-type', 'application/json');
      const data = models.map((id) => ({ id, loaded_context_length }));
      response.end(JSON.stringify({ data, models: models.map((name) => ({ name })) }));
      return;
    }
    const exchange = { request, response };
    open.add(exchange);
    response.once('close', () => {
      open.delete(exchange);
      if (!response.writableFinished) left += 1;
    });
    response.on('error', () => undefined);
    void readJson(request).then((body) => {
      requests.push(body);
      const nextPiece = () =>
        new Promise<void>((go) => {
          waiting.push(go);
          // Whose client left waits for nothing.
          response.once('close', () => (waiting = waiting.filter((one) => one !== go)));
        });
      const pour = async (text: string) => {
        const taken = await writeMuch(response, text);
        mostTaken = Math.max(mostTaken, taken);
      };
      const attempt = requests.length;
      const nextDraft = () => (written += 1);
      return MODES[provider.mode]({ ...exchange, body, attempt, nextPiece, nextDraft, pour });
    });
  });
  server.on('connection', (socket) => {
    sockets += 1;
    socket.once('close', () => (sockets -= 1));
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const provider: ModelProvider = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    port,
    mode: 'good',
    models: ['stand-in-1', 'stand-in-2'],
    contextLength: undefined,
    requests,
    release(count = Infinity) {
      for (const go of waiting.splice(0, count)) go();
    },
    held: () => waiting.length,
    cut() {
      for (const { request } of open) request.socket.resetAndDestroy();
    },
    inWork: () => open.size,
    left: () => left,
    sockets: () => sockets,
    mostTaken: () => mostTaken,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return provider;
}

const MODES = {
  /** The answer at once; candidates where JSON is asked for. */
  good: ({ response, body }: Exchange) => {
    if (body['stream'] === true) return answer(begin(response), body);
    response.setHeader('content-type', 'application/json');
    const message = { role: 'assistant', content: texts(body).join('') };
    response.end(JSON.stringify({ choices: [{ message, finish_reason: 'stop' }], usage: USAGE }));
  },
  /** The first piece at once, each further one and the end when the test releases it. */
  held: async ({ response, body, nextPiece }: Exchange) => {
    begin(response);
    for (const text of texts(body)) {
      response.write(delta(text));
      await nextPiece();
    }
    end(response);
  },
  /** Each draft is another one, and comes when the test releases it. */
  oneByOne: async ({ response, nextPiece, nextDraft }: Exchange) => {
    begin(response).flushHeaders();
    // Signs of life, as a model that thinks sends them: the answer is slow, and does not hang.
    const alive = setInterval(() => response.write(': thinking\n\n'), 500);
    response.once('close', () => clearInterval(alive));
    await nextPiece();
    const number = nextDraft();
    const [title, body] = [`Draft ${number}`, `Version ${number}. ${CANDIDATE.body}`];
    response.write(delta(JSON.stringify({ ...CANDIDATE, title, body })));
    end(response);
  },
  /** Thinks aloud, then sends JSON that is not strict, in a fence. */
  looseJson: ({ response }: Exchange) => {
    const json = JSON.stringify(CANDIDATE)
      .replace('for readers', '\nfor \\{{readers}}')
      .slice(0, -1);
    begin(response).write(delta(`<think>{or not}</think>Sure!\n\`\`\`json\n${json},}\n\`\`\``));
    end(response);
  },
  /** Ends in the middle of what follows the prompt. */
  cutBehindPrompt: ({ response }: Exchange) => {
    const json = JSON.stringify(CANDIDATE);
    begin(response).write(delta(json.slice(0, json.indexOf('"required"'))));
    end(response);
  },
  /** Knows no response format, and answers in tags. */
  tagsAlone: ({ response, body }: Exchange) => {
    if (body['response_format']) return fail(response, 400);
    return answer(begin(response), body);
  },
  /** Takes the request and says nothing. */
  silent: () => undefined,
  /** One piece, then silence. */
  silentMidStream: ({ response }: Exchange) => void begin(response).write(delta('The ')),
  slowFirstByte: async ({ response, body }: Exchange) => {
    await new Promise((done) => void setTimeout(done, 300));
    answer(begin(response), body);
  },
  rateLimited: ({ response }: Exchange) => fail(response, 429, { 'retry-after': '30' }),
  serverError: ({ response }: Exchange) => fail(response, 500),
  unavailable: ({ response }: Exchange) => fail(response, 503),
  /** Refuses every odd request, so that a second try is answered. */
  failsOnce: ({ response, body, attempt }: Exchange) =>
    attempt % 2 === 1 ? fail(response, 503) : answer(begin(response), body),
  unauthorized: ({ response }: Exchange) => fail(response, 401),
  unknownModel: ({ response }: Exchange) => fail(response, 404),
  garbage: ({ response }: Exchange) => void begin(response).end(`data: {${UPSTREAM_SECRET}\n\n`),
  html: ({ response }: Exchange) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end(`<p>${UPSTREAM_SECRET}</p>`),
  empty: ({ response }: Exchange) => void begin(response).end(),
  redirect: ({ response }: Exchange) =>
    void response.writeHead(307, { location: `http://127.0.0.1:9/${UPSTREAM_SECRET}` }).end(),
  reset: ({ request }: Exchange) => void request.socket.resetAndDestroy(),
  cutMidStream: ({ request, response }: Exchange) =>
    void begin(response).write(delta('The '), () => request.socket.resetAndDestroy()),
  errorInStream: ({ response }: Exchange) => {
    begin(response).write(delta('The '));
    response.end(`data: {"error":{"message":"${UPSTREAM_SECRET}"}}\n\n`);
  },
  /** Pieces without an end. */
  endless: ({ response, pour }: Exchange) => {
    begin(response);
    return pour(delta('again and '.repeat(100)));
  },
  /** `data:` lines without the blank line that ends an event. */
  endlessData: ({ response, pour }: Exchange) => {
    begin(response);
    return pour(`data: ${'x'.repeat(1_000)}\n`.repeat(20));
  },
  /** One line without an end. */
  endlessLine: ({ response, pour }: Exchange) => {
    begin(response).write('data: ');
    return pour('x'.repeat(20_000));
  },
} satisfies Record<string, (exchange: Exchange) => void | Promise<void>>;

const USAGE = { prompt_tokens: 7, completion_tokens: 3 };

/** A run sends the filled prompt alone; a generation begins with instructions. */
function isGeneration({ messages }: Record<string, unknown>): boolean {
  return Array.isArray(messages) && messages.length > 1;
}

function texts(body: Record<string, unknown>): string[] {
  if (body['response_format']) return [JSON.stringify(CANDIDATE)];
  return isGeneration(body) ? [TAGGED] : PIECES;
}

function delta(text: string): string {
  return `data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`;
}

function begin(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'content-type': 'text/event-stream' });
}

function answer(response: ServerResponse, body: Record<string, unknown>): void {
  for (const text of texts(body)) response.write(delta(text));
  end(response);
}

function end(response: ServerResponse): void {
  response.write('data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n');
  response.write(`data: ${JSON.stringify({ choices: [], usage: USAGE })}\n\n`);
  response.end('data: [DONE]\n\n');
}

function fail(response: ServerResponse, status: number, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message: UPSTREAM_SECRET } }));
}

/** Writes for as long as the client reads, and then holds on. */
async function writeMuch(response: ServerResponse, text: string): Promise<number> {
  let taken = 0;
  while (!response.destroyed && taken < MUCH) {
    taken += text.length;
    if (response.write(text)) await new Promise((done) => void setImmediate(done));
    else
      await new Promise<void>((done) => {
        response.once('drain', done);
        response.once('close', done);
      });
  }
  return taken;
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
}

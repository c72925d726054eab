import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { adviceOn } from './refusal.ts';
import { endToEnd, pairsOf } from './raw-headers.ts';
import type { Outgoing, Upstream } from './upstream.ts';

const head = ({ statusCode = 502, statusMessage, rawHeaders }: IncomingMessage): string => {
  const lines = pairsOf(rawHeaders).map(([name, value]) => `${name}: ${value}`);
  const reason = statusMessage ?? STATUS_CODES[statusCode] ?? '';
  return `${[`HTTP/1.1 ${statusCode} ${reason}`, ...lines].join('\r\n')}\r\n\r\n`;
};

/** Passes a connection that becomes another protocol, such as a WebSocket; what it says then is not read. */
export function passUpgrade(
  request: IncomingMessage,
  client: Duplex,
  first: Buffer,
  upstream: Upstream,
  outgoing: Outgoing,
): void {
  const upgrade = request.headers.upgrade ?? '';
  const headers = [...outgoing.headers, 'Connection', 'Upgrade', 'Upgrade', upgrade];
  const sent = upstream.send({ ...outgoing, headers });
  client.on('error', () => sent.destroy());
  client.on('close', () => sent.destroy());
  sent.on('upgrade', (answer: IncomingMessage, server: Duplex, early: Buffer) => {
    client.write(head(answer), 'latin1');
    if (early.length > 0) client.write(early);
    if (first.length > 0) server.write(first);
    server.on('error', () => client.destroy());
    server.on('close', () => client.destroy());
    client.on('close', () => server.destroy());
    server.pipe(client).pipe(server);
  });
  sent.on('response', (answer) => {
    const { statusCode = 502, statusMessage = '' } = answer;
    const kept = endToEnd(answer.rawHeaders).concat('Connection', 'close');
    const lines = pairsOf(kept).map(([name, value]) => `${name}: ${value}\r\n`);
    client.write(`HTTP/1.1 ${statusCode} ${statusMessage}\r\n${lines.join('')}\r\n`, 'latin1');
    answer.pipe(client);
  });
  sent.on('error', (cause) => {
    if (client.destroyed) return;
    const text = `contract:proxy got no answer from ${upstream.url}. ${adviceOn(cause)}\n`;
    client.end(
      `HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
    );
  });
  sent.end();
}

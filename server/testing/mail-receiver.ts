import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail that came, and what a person would take from it. */
export type ReceivedMail = { to: string; url?: string; code?: string };

export type MailReceiver = {
  url: string;
  /** Turns every mail away for now, as a busy server does. */
  refuses: boolean;
  /** Each mail that was taken, in the order in which they came. */
  received: ReceivedMail[];
  close(): Promise<void>;
};

/** Link and code of a message, whose lines may be broken by its encoding. */
function contentOf(message: string): Omit<ReceivedMail, 'to'> {
  const whole = message.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  const [url] = /https?:\/\/\S*\bpw[a-z]_[\w-]+/.exec(whole) ?? [];
  const [code] = /^\d{6}(?=\r?$)/m.exec(whole) ?? [];
  return { ...(url !== undefined && { url }), ...(code !== undefined && { code }) };
}

/** A real SMTP server on this machine. */
export async function startMailReceiver(): Promise<MailReceiver> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) =>
      done(
        receiver.refuses
          ? Object.assign(new Error('Try again later'), { responseCode: 451 })
          : undefined,
      ),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        const content = contentOf(Buffer.concat(chunks).toString());
        for (const { address } of session.envelope.rcptTo)
          receiver.received.push({ to: address, ...content });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  const receiver: MailReceiver = {
    url: `smtp://127.0.0.1:${port}`,
    refuses: false,
    received: [],
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return receiver;
}

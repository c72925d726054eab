import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type MailReceiver = {
  url: string;
  /** Turns every mail away for now, as a busy server does. */
  refuses: boolean;
  /** The recipient of each mail that was taken. */
  recipients: string[];
  close(): Promise<void>;
};

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
      stream.resume();
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo) receiver.recipients.push(address);
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
    recipients: [],
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return receiver;
}

import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { renderMail } from '#server/platform/mail/render.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

let server: SMTPServer;
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

/** A real SMTP server on this machine; `refuse` makes it turn every recipient away. */
async function listen(refuse = false): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuse ? new Error('no such box') : undefined),
    onData(stream, _session, done) {
      let message = '';
      stream.on('data', (chunk: Buffer) => (message += chunk.toString()));
      stream.on('end', () => {
        received.push(message);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}
const mail = renderMail({
  to: 'amira@example.com',
  locale: 'ar',
  template: 'mail:resetPassword',
  params: { name: 'أميرة' },
  url: 'https://promptwell.example/reset-password/pwr_x',
});

test('a mail leaves with both bodies and a subject in Arabic', async () => {
  const { url, received } = await listen();
  const mailer = createSmtpMailer({
    smtpUrl: url,
    from: 'Promptwell <no-reply@promptwell.example>',
  });
  await mailer.deliver(mail);
  await mailer.close();
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('To: amira@example.com');
  expect(received[0]).toContain('From: Promptwell <no-reply@promptwell.example>');
  expect(received[0]).toMatch(/Content-Type: multipart\/alternative/);
  expect(received[0]).toMatch(/Subject: =\?UTF-8\?/);
  expect(mailer.keeps).toBe(false);
});

test('an address cannot smuggle in recipients or headers', async () => {
  const { url, received } = await listen();
  const mailer = createSmtpMailer({ smtpUrl: url, from: 'a@promptwell.example' });
  await mailer
    .deliver({ ...mail, to: 'x@example.com\r\nBcc: eve@example.com', subject: 'Hi' })
    .catch(() => undefined);
  await mailer.close();
  expect(received.join('')).not.toMatch(/^Bcc: eve/m);
});

test('a refusal is thrown, so that the queue tries again', async () => {
  const { url } = await listen(true);
  const mailer = createSmtpMailer({ smtpUrl: url, from: 'a@promptwell.example' });
  await expect(mailer.deliver(mail)).rejects.toThrow();
  await mailer.close();
});

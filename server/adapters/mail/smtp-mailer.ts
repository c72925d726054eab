import { createTransport } from 'nodemailer';
import type { Mailer } from '#server/ports/mailer.ts';

/** Sends by SMTP, over a small pool of connections that are given up when the server is slow. */
export function createSmtpMailer(options: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport({
    url: options.smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0]);
  return {
    keeps: false,
    async deliver({ to, subject, text, html }) {
      await transport.sendMail({
        from: options.from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => Promise.resolve(transport.close()),
  };
}

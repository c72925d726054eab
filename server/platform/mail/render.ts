import type { Mail } from '#server/ports/mailer.ts';
import { BRAND } from '../text/brand.ts';
import { directionOf } from '#core/language/languages.ts';
import { findText, text } from '../text/texts.ts';
import type { MailIntent } from './mail-intent.ts';

const FONT = 'Poppins, Vazirmatn, "Segoe UI", "Helvetica Neue", Arial, sans-serif';

/** Subject and both bodies of a mail, in its language and its direction. */
export function renderMail(intent: MailIntent): Mail {
  const { locale, template, url, code } = intent;
  const params = { brand: BRAND.name, ...intent.params };
  const say = (key: 'subject' | 'heading' | 'body') => text(locale, `${template}.${key}`, params);
  const find = (key: 'action' | 'note') => findText(locale, `${template}.${key}`, params);
  const subject = say('subject').replaceAll(/[\r\n]+/g, ' ');
  const heading = say('heading');
  const paragraphs = say('body').split('\n').filter(Boolean);
  const label = url ? find('action') : undefined;
  const note = find('note');
  const common = (key: 'footer' | 'linkHint') => text(locale, `mail:common.${key}`, params);

  const plain = [
    heading,
    ...paragraphs,
    code,
    label && url && `${label}\n${url}`,
    note,
    `— ${BRAND.name}\n${common('footer')}`,
  ];
  const html = page(
    locale,
    subject,
    [
      `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.35;color:#1f2a24">${escape(heading)}</h1>`,
      ...paragraphs.map((p) => paragraph(p)),
      code &&
        `<p dir="ltr" style="margin:24px 0;font-size:32px;font-weight:600;letter-spacing:8px;text-align:center;color:#1f2a24">${escape(code)}</p>`,
      label && url && button(label, url),
      note && paragraph(note, '#66736c'),
      label &&
        url &&
        `${paragraph(common('linkHint'), '#66736c')}<p dir="ltr" style="margin:0 0 16px;font-size:13px;word-break:break-all;text-align:start"><a href="${escape(url)}" style="color:#157347">${escape(url)}</a></p>`,
    ],
    common('footer'),
  );
  return { to: intent.to, subject, text: `${plain.filter(Boolean).join('\n\n')}\n`, html };
}

function paragraph(content: string, color = '#37433d'): string {
  return `<p style="margin:0 0 16px;font-size:15px;line-height:1.6;color:${color}">${escape(content)}</p>`;
}

function button(label: string, url: string): string {
  return `<p style="margin:24px 0"><a href="${escape(url)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:#157347;color:#ffffff;font-size:15px;font-weight:600;text-decoration:none">${escape(label)}</a></p>`;
}

function page(
  locale: string,
  subject: string,
  parts: (string | undefined)[],
  footer: string,
): string {
  const direction = directionOf(locale);
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f3f6f4;font-family:${FONT.replaceAll('"', "'")}">
<div dir="${direction}" style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px;text-align:start">
<p style="margin:0 0 24px;font-size:17px;font-weight:600;color:#157347">${escape(BRAND.name)}</p>
${parts.filter(Boolean).join('\n')}
</div>
<p style="max-width:520px;margin:16px auto;font-size:12px;line-height:1.5;color:#66736c;text-align:center">${escape(footer)}</p>
</body>
</html>
`;
}

function escape(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

import type { Mail } from '#server/ports/mailer.ts';
import { BRAND } from '../text/brand.ts';
import { directionOf } from '#core/language/languages.ts';
import { findText, text } from '../text/texts.ts';
import type { MailIntent } from './mail-intent.ts';

const FONT = 'Poppins, Vazirmatn, "Segoe UI", "Helvetica Neue", Arial, sans-serif';

/** Colours of a mail's parts: in a light scheme, and in a dark one where the mail program keeps to it. */
export const MAIL_COLORS = {
  page: { light: '#f3f6f4', dark: '#101512' },
  card: { light: '#ffffff', dark: '#1b221e' },
  title: { light: '#1f2a24', dark: '#eef3f0' },
  text: { light: '#37433d', dark: '#c9d3cd' },
  muted: { light: '#66736c', dark: '#9aa8a0' },
  link: { light: '#157347', dark: '#5fd39a' },
} as const;
type Part = keyof typeof MAIL_COLORS;

const isGround = (part: Part) => part === 'page' || part === 'card';

/** Attributes of a part. Its light colour is in the style itself: some mail programs read nothing else. */
const look = (part: Part, style: string) =>
  `class="${part}" style="${style};${isGround(part) ? 'background' : 'color'}:${MAIL_COLORS[part].light}"`;

const DARK = (Object.keys(MAIL_COLORS) as Part[])
  .map((part) => {
    const property = isGround(part) ? 'background' : 'color';
    return `.${part}{${property}:${MAIL_COLORS[part].dark}!important}`;
  })
  .join('');

const STYLE = `@media (max-width:480px){.page{padding:12px!important}.card{padding:24px 20px!important}}
@media (prefers-color-scheme:dark){${DARK}}`;

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
      `<h1 ${look('title', 'margin:0 0 16px;font-size:22px;line-height:1.35')}>${escape(heading)}</h1>`,
      ...paragraphs.map((p) => paragraph(p)),
      code &&
        `<p dir="ltr" ${look('title', 'margin:24px 0;font-size:32px;font-weight:600;letter-spacing:8px;text-align:center')}>${escape(code)}</p>`,
      label && url && button(label, url),
      note && paragraph(note, 'muted'),
      label &&
        url &&
        `${paragraph(common('linkHint'), 'muted')}<p style="margin:0 0 16px;font-size:13px;word-break:break-all"><a dir="ltr" href="${escape(url)}" ${look('link', 'unicode-bidi:isolate')}>${escape(url)}</a></p>`,
    ],
    common('footer'),
  );
  return { to: intent.to, subject, text: `${plain.filter(Boolean).join('\n\n')}\n`, html };
}

function paragraph(content: string, part: Part = 'text'): string {
  return `<p ${look(part, 'margin:0 0 16px;font-size:15px;line-height:1.6')}>${escape(content)}</p>`;
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
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title>
<style>${STYLE}</style></head>
<body ${look('page', `margin:0;padding:24px;font-family:${FONT.replaceAll('"', "'")}`)}>
<div dir="${direction}" ${look('card', 'max-width:520px;margin:0 auto;padding:32px;border-radius:12px;text-align:start;overflow-wrap:anywhere')}>
<p ${look('link', 'margin:0 0 24px;font-size:17px;font-weight:600')}>${escape(BRAND.name)}</p>
${parts.filter(Boolean).join('\n')}
</div>
<p ${look('muted', 'max-width:520px;margin:16px auto;font-size:12px;line-height:1.5;text-align:center')}>${escape(footer)}</p>
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

import type { Variable, VariableType } from './variable.ts';

/** Words of a name (in the interface's five languages) that tell what kind of value is asked for. */
const HINTS: ReadonlyArray<readonly [VariableType, ReadonlySet<string>]> = [
  ['email', words('email mail correo courriel البريد بريد 邮箱 邮件地址 电子邮件')],
  ['url', words('url link website enlace lien site sitio رابط 链接 网址')],
  ['date', words('date deadline day fecha plazo échéance تاريخ موعد 日期 截止日期')],
  [
    'number',
    words(
      `number count amount quantity age minutes hours days weeks limit max
       número numero cantidad edad minutos nombre quantité âge limite límite
       عدد العدد كمية العمر بالدقائق 数量 字数 人数 分钟 年龄`,
    ),
  ],
  [
    'textarea',
    words(
      `text content notes code draft transcript article document description message context background facts
       details data examples feedback requirements texto contenido notas código borrador mensaje datos detalles
       contexto texte contenu brouillon données détails contexte faits نص النص محتوى المحتوى ملاحظات الملاحظات
       الرسالة البيانات السياق الكود 文本 内容 原文 笔记 代码 草稿 背景 要点 数据 材料`,
    ),
  ],
];

const CJK = /\p{Script=Han}/u;

/** The default field of a variable without a description: label from the name, type from the name's words. */
export function inferVariable(name: string): Variable {
  const type = HINTS.find(([, hints]) => matches(name, hints))?.[0] ?? 'text';
  return { name, label: labelOf(name), type, required: true };
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/u));
}

/** The telling word is the last in English ("due_date"), the first elsewhere ("fecha_limite"), the end in Chinese. */
function matches(name: string, hints: ReadonlySet<string>): boolean {
  const parts = name.toLocaleLowerCase('en').split('_').filter(Boolean);
  if (hints.has(parts.at(-1) ?? '') || hints.has(parts[0] ?? '')) return true;
  return CJK.test(name) && [...hints].some((hint) => CJK.test(hint) && name.endsWith(hint));
}

function labelOf(name: string): string {
  const spaced = name.replaceAll('_', ' ').replaceAll(/\s+/gu, ' ').trim();
  if (spaced === '') return name;
  const [first = '', ...rest] = spaced;
  return first.toLocaleUpperCase('en') + rest.join('');
}

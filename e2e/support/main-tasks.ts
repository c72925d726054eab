import type { Language } from '#core/language/languages.ts';

/** A goal as people of this language type it, the task that it is, and facts of its own. */
export type MainTask = {
  language: Language;
  cardId: string;
  goal: string;
  facts: readonly [string, ...string[]];
};

const GOALS = {
  'complaint-letter': {
    en: [
      'complaint to Delta, flight DL204 was cancelled and they wont refund my 340 dollars',
      'DL204',
      '340 dollars',
    ],
    es: [
      'reclamación a Iberia, vuelo IB3170 cancelado, quiero que me devuelvan 280 euros',
      'IB3170',
      '280 euros',
    ],
    fr: [
      'réclamation à Air France, vol AF1148 annulé, je veux être remboursé de 310 euros',
      'AF1148',
      '310 euros',
    ],
    ar: ['شكوى لشركة الطيران، ألغوا رحلتي MS777 وأريد استرداد 900 جنيه', 'MS777', '900 جنيه'],
    zh: ['写投诉信给航空公司，CA1502航班取消了，要求退款1800元', 'CA1502', '1800元'],
  },
  'workout-plan': {
    en: [
      '3 day workout plan at home, i only have dumbbells and a bad left knee',
      'dumbbells',
      'left knee',
    ],
    es: [
      'rutina de ejercicio en casa 3 días por semana con mancuernas, me duele la rodilla',
      'mancuernas',
      'rodilla',
    ],
    fr: [
      'programme de sport à la maison 3 jours par semaine, juste des haltères, genou fragile',
      'haltères',
      'genou fragile',
    ],
    ar: ['برنامج تمارين في البيت 3 أيام في الأسبوع، عندي دمبلز فقط وركبتي تؤلمني', 'دمبلز', 'ركبتي'],
    zh: ['在家健身计划，每周三天，只有哑铃，膝盖不好', '哑铃', '膝盖'],
  },
  'contract-check': {
    en: ['check my rental contract before i sign, the deposit is 2 months', '2 months'],
    es: ['revisa mi contrato de alquiler antes de firmar, piden 2 meses de fianza', '2 meses'],
    fr: ['vérifie mon contrat de location avant que je signe, 2 mois de caution', '2 mois'],
    ar: ['راجع عقد الإيجار قبل ما أوقع، التأمين شهرين', 'شهرين'],
    zh: ['帮我看看租房合同有没有问题，押金两个月', '两个月'],
  },
  'payment-reminder': {
    en: ['client hasnt paid invoice 3087 of 1250 euros, friendly reminder', '3087', '1250 euros'],
    es: [
      'recordar a un cliente que no ha pagado la factura 3087 de 1250 euros',
      '3087',
      '1250 euros',
    ],
    fr: ['relancer un client pour la facture 3087 de 1250 euros', '3087', '1250 euros'],
    ar: ['تذكير عميل لم يدفع الفاتورة رقم 3087 بمبلغ 1250 دولار', '3087', '1250 دولار'],
    zh: ['给客户写催款邮件，发票3087，金额12500元', '3087', '12500元'],
  },
  'image-prompt': {
    en: ['midjourney prompt of a red fox reading in a library at night', 'red fox', 'library'],
    es: ['prompt para midjourney de un zorro rojo leyendo en una biblioteca', 'zorro rojo'],
    fr: ["prompt midjourney d'un renard roux qui lit dans une bibliothèque", 'renard roux'],
    ar: ['برومبت ميدجورني لثعلب أحمر يقرأ في مكتبة ليلًا', 'ثعلب أحمر'],
    zh: ['写一个midjourney提示词，一只红狐狸在图书馆看书', '红狐狸'],
  },
} as const satisfies Record<
  string,
  Record<Language, readonly [goal: string, fact: string, ...facts: string[]]>
>;

/** The five tasks that the corpus has most goals of, in this language; the goals are none of the corpus. */
export const mainTasks = (language: Language): MainTask[] =>
  Object.entries(GOALS).map(([cardId, goals]) => {
    const [goal, ...facts] = goals[language];
    return { language, cardId, goal, facts };
  });

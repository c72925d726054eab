import { foldGoal } from './fold-goal.ts';
import { describe, expect, it } from 'vitest';
import { grammarOf } from './grammar.ts';
import { unitPattern } from './read-slots.ts';
import { understand } from './understand.ts';

const valueOf = (locale: string, cardId: string, goal: string, slot: string) =>
  understand({ goal, cardId }, locale).slots.get(slot)?.value;

describe('a sum', () => {
  it.each<[string, string, string, string, string | undefined]>([
    ['en', 'gift-ideas', 'gift for my aunt, £80. in all.', 'budget', '£80'],
    ['en', 'gift-ideas', 'gift for my aunt between £30 and £50', 'budget', 'between £30 and £50'],
    ['en', 'gift-ideas', 'gift for my aunt, 30-50 euros', 'budget', '30-50 euros'],
    ['en', 'job-advert', 'job ad for a groomer, £12 an hour', 'pay', '£12 an hour'],
    ['en', 'meal-plan', 'meals for the week, max £40', 'budget', 'at most £40'],
    ['fr', 'gift-ideas', 'cadeau pour ma tante entre 30 et 50 €', 'budget', 'entre 30 et 50 €'],
    ['es', 'gift-ideas', 'regalo para mi tía, de 30 a 50 euros', 'budget', 'de 30 a 50 euros'],
    ['ar', 'gift-ideas', 'هدية لخالتي بين 100 و 200 ريال', 'budget', 'بين 100 و 200 ريال'],
    ['zh', 'gift-ideas', '给阿姨买礼物，300到500元', 'budget', '300到500元'],
  ])('is read whole, without the pause after it: %s %s %s', (locale, card, goal, slot, value) => {
    expect(valueOf(locale, card, goal, slot)).toBe(value);
  });

  it.each<[string, string, string]>([
    ['en', 'budget-plan', 'budget, i earn $2400 a month, rent is $900 and i owe $8000'],
    ['en', 'travel-itinerary', 'trip to Oslo, flights were £300, hotel £90 a night'],
    ['fr', 'budget-plan', 'budget du mois, je dois 8000 €'],
    ['es', 'budget-plan', 'presupuesto, debo 8000 euros'],
    ['zh', 'budget-plan', '帮我做预算，信用卡欠了8000元'],
  ])('is no budget where it is owed, or one of several: %s %s %s', (locale, card, goal) => {
    const slot = card === 'budget-plan' ? 'income' : 'budget';
    const read = valueOf(locale, card, goal, slot);
    expect(read === undefined || read === '$2400 a month').toBe(true);
  });
});

describe('the length of a text', () => {
  it.each<[string, string, string]>([
    ['en', 'blog post from this, shrink my 900 word essay to 500 words', '500 words'],
    ['fr', 'article de blog, réduire mon article de 900 mots à 400 mots', '400 mots'],
    ['es', 'entrada de blog, resume este informe de 20 páginas en 10 líneas', '10 líneas'],
    ['zh', '把这篇2000字的文章改成博客，500字', '500字'],
  ])('is what it shall have, not what another one has: %s %s', (locale, goal, value) => {
    expect(valueOf(locale, 'blog-post', goal, 'length')).toBe(value);
  });
});

describe('a length of time', () => {
  it.each<[string, string, string | undefined]>([
    [
      'speech for my brother, the wedding is in three weeks, 3 minutes max',
      'speech-wedding',
      '3 minutes max',
    ],
    ['90 second toast for my sister', 'speech-wedding', '90 seconds'],
    ['toast for my boss, he was 20 minutes late on day one', 'speech-wedding', undefined],
  ])('is the first in units that the text is measured in: %s', (goal, card, value) => {
    expect(valueOf('en', card, goal, 'length')).toBe(value);
  });

  it.each<[string, string, string]>([
    ['en', 'project-plan', 'project plan for the move, we lost 7 days already'],
    ['fr', 'project-plan', 'plan de projet, on a perdu 7 jours'],
    ['es', 'project-plan', 'plan de proyecto, hemos perdido 7 días'],
    ['ar', 'project-plan', 'خطة مشروع، ضاعت علينا 7 ايام'],
    ['zh', 'project-plan', '做个项目计划，已经耽误了7天'],
  ])('is not what was lost: %s %s %s', (locale, card, goal) => {
    expect(valueOf(locale, card, goal, 'span')).toBeUndefined();
  });
});

describe('a time', () => {
  it.each<[string, string, string, string | undefined]>([
    ['en', 'habit-change', 'quit snacking at night, last time i lasted 4 days', undefined],
    ['fr', 'habit-change', "arrêter de grignoter le soir, j'ai tenu 4 jours", undefined],
    ['es', 'study-plan', 'plan de estudio para la oposición trabajando 8 h', undefined],
    ['zh', 'habit-change', '想戒掉熬夜，上次坚持了4天', undefined],
    ['ar', 'habit-change', 'خطة لترك السهر، آخر مرة صمدت ٤ أيام', undefined],
    ['en', 'speech-wedding', 'best man speech, 4 minutes max', '4 minutes max'],
    ['en', 'speech-wedding', 'best man speech, the wedding is in three weeks', undefined],
    ['fr', 'speech-wedding', 'discours de témoin, 4 minutes maximum', '4 minutes maximum'],
    ['ar', 'speech-wedding', 'كلمة في حفل تكريم حارس المدرسة، دقيقتان', 'دقيقتان'],
  ])('is what is wished, not what was: %s %s %s', (locale, card, goal, value) => {
    const [slot = ''] = ['period', 'hours', 'length'].filter((id) =>
      understand({ goal, cardId: card }, locale).card?.slots.some((entry) => entry.id === id),
    );
    expect(valueOf(locale, card, goal, slot)).toBe(value);
  });
});

it.each<[string, string]>([
  ['zh', '现在离六级考试还有七十天，周三周五满课没时间，请给我一个计划'],
  ['ar', 'أريد خطة يومية للمذاكرة، واترك يوم الجمعة للعائلة'],
])('takes no day without time for a deadline: %s %s', (locale, goal) => {
  expect(valueOf(locale, 'study-plan', goal, 'date')).toBeUndefined();
});

describe('a value with something joined to it', () => {
  it.each<[string, string, string, string, string | undefined]>([
    [
      'en',
      'speech-wedding',
      'toast for Ann, funny and a little unhinged',
      'tone',
      'funny and a little unhinged',
    ],
    [
      'fr',
      'speech-wedding',
      'toast pour Ann, drôle et un peu émouvant',
      'tone',
      'drôle et un peu émouvant',
    ],
    ['en', 'speech-wedding', 'toast for Ann, funny and in one page', 'tone', 'funny'],
    [
      'en',
      'speech-wedding',
      'toast for Ann, funny and my sister should not notice who wrote it',
      'tone',
      undefined,
    ],
    [
      'en',
      'meal-plan',
      'meals for the week, 2 adults 1 fussy toddler',
      'people',
      '2 adults 1 fussy toddler',
    ],
    ['ar', 'travel-itinerary', 'برنامج لإسطنبول، عائلة معها ثلاثة أطفال ورضيع', 'people', undefined],
  ])('is read with it or not at all: %s %s %s', (locale, card, goal, slot, value) => {
    expect(valueOf(locale, card, goal, slot)).toBe(value);
  });
});

describe('an option', () => {
  it.each<[string, string, boolean]>([
    ['en', "reply to an unhappy customer, i can't refund but i can send a new one", false],
    ['en', 'reply to an unhappy customer, i can offer a refund', true],
    ['fr', 'répondre à un client mécontent, je peux pas rembourser', false],
    ['es', 'responder a un cliente enfadado, no puedo hacer un reembolso', false],
    ['ar', 'رد على عميل غاضب، لا أستطيع رد المبلغ', false],
    ['zh', '回复不满的顾客，我们不能退款', false],
  ])('that is ruled out is not chosen: %s %s', (locale, goal, isRefund) => {
    const card = understand({ goal, cardId: 'customer-reply' }, locale).card;
    const refund = card?.slots.find(({ id }) => id === 'stance')?.options?.[0]?.value;
    expect(valueOf(locale, 'customer-reply', goal, 'stance') === refund).toBe(isRefund);
  });
});

describe('a number with a bound', () => {
  it('does not repeat the bound that the words around it have', () => {
    const goal = 'cold email to dentists, under 90 words';
    expect(valueOf('en', 'cold-email', goal, 'length')).toBe('90 words');
  });
});

describe('who somebody is', () => {
  it.each<[string, string, string, string]>([
    ['en', 'gift-ideas', 'gift for my dad hes 70 likes fishing', 'my dad'],
    ['en', 'condolence-message', 'card for my boss whose wife died', 'my boss'],
    ['fr', 'gift-ideas', 'cadeau pour ma tante elle jardine', 'ma tante'],
  ])('ends where the goal tells more about them: %s %s %s', (locale, card, goal, who) => {
    expect(valueOf(locale, card, goal, 'recipient')).toBe(who);
  });
});

describe('the language of a translation', () => {
  it.each<[string, string, string]>([
    ['en', 'translate this to french and german', 'French and German'],
    ['fr', 'traduis ce texte en anglais et en allemand', 'anglais et en allemand'],
    ['es', 'traduce esto al inglés y al francés', 'inglés y al francés'],
    ['ar', 'ترجم هذا النص إلى الإنجليزية والفرنسية', 'إنجليزية والفرنسية'],
    ['zh', '把这段话翻译成英文和法文', '英文和法文'],
    ['en', 'translate from english to french', 'French'],
    ['fr', "traduis de l'anglais vers le français", 'français'],
    ['es', 'traducir del inglés al español', 'español'],
    ['ar', 'ترجم من الإنجليزية إلى العربية', 'عربية'],
  ])('may be two, and is not the one it comes from: %s %s', (locale, goal, languages) => {
    expect(valueOf(locale, 'translate-text', goal, 'language')).toBe(languages);
  });
});

describe('a subject explained to a child', () => {
  it.each<[string, string, string]>([
    ['fr', 'explique à mon fils de 8 ans les fractions', 'les fractions'],
    ['es', 'explícale a mi hijo de 8 años las fracciones', 'las fracciones'],
    ['ar', 'اشرح لابني 8 سنوات الكسور', 'الكسور'],
  ])('is not the child: %s %s', (locale, goal, subject) => {
    expect(valueOf(locale, 'explain-at-level', goal, 'topic')).toBe(subject);
  });
});

describe('a space between two words of Chinese', () => {
  it.each<[string, string, string, string]>([
    ['explain-at-level', '什么是量化宽松 用买菜大妈能听懂的话讲', 'topic', '量化宽松'],
    [
      'presentation-outline',
      'ppt大纲 主题是公司引入AI客服 给管理层看 15分钟',
      'topic',
      '公司引入AI客服',
    ],
    ['presentation-outline', '做一份关于引入 AI 客服的ppt', 'topic', '引入 AI 客服'],
  ])('ends a value as a comma does: %s %s', (card, goal, slot, value) => {
    expect(valueOf('zh', card, goal, slot)).toBe(value);
  });
});

it.each([
  ['zh', '写一篇三百字的短文', '字', '三百'],
  ['zh', '二十五分钟的跑步', '分钟', '二十五'],
  ['fr', 'un texte de 1 500 mots', 'mots', '1 500'],
  ['fr', 'quatre-vingt-dix minutes', 'minutes', 'quatre-vingt-dix'],
  ['fr', 'une quinzaine de jours', 'jours', 'une quinzaine de'],
  ['ar', 'اكتب خمس عشرة جملة', 'جمله', 'خمس عشره'],
  ['es', 'cuarenta y cinco minutos', 'minutos', 'cuarenta y cinco'],
  ['en', 'a forty-five minute lesson', 'minute', 'forty-five'],
] as const)('a number of several words is read whole: %s %s', (language, text, unit, number) => {
  expect(unitPattern([unit], grammarOf(language)).exec(foldGoal(text))?.[1]).toBe(number);
});

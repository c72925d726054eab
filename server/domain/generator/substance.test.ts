import { describe, expect, it } from 'vitest';
import { variableNames } from '#core/template/parse.ts';
import { compose } from './compose.ts';
import { understand } from './understand.ts';

function draft(goal: string, locale: string, cardId: string) {
  const brief = { goal, cardId };
  const known = understand(brief, locale);
  const [full] = compose(brief, known);
  return { body: full?.body ?? '', asked: variableNames(full?.body ?? ''), known };
}

describe('a goal that only asks for its task', () => {
  it.each<[string, string, string, string]>([
    ['en', 'newsletter', 'monthly newsletter for our customers', 'news'],
    ['en', 'newsletter', 'write me a newsletter pls', 'news'],
    ['en', 'product-description', 'product description for handmade soap', 'facts'],
    ['en', 'product-description', 'product text for a bamboo toothbrush', 'facts'],
    ['fr', 'status-report', "rapport d'avancement du projet", 'events'],
    ['fr', 'product-description', 'fiche produit pour une lampe de bureau', 'facts'],
    ['es', 'status-report', 'informe de estado del proyecto', 'events'],
    ['es', 'newsletter', 'boletín mensual para nuestros clientes', 'news'],
    ['ar', 'newsletter', 'نشرة بريدية شهرية لعملائنا', 'news'],
    ['zh', 'newsletter', '写一期给客户的月度通讯', 'news'],
    ['zh', 'status-report', '帮我写项目进度报告', 'events'],
    // Cards with a `least` of their own: three words only name their subject.
    ['ar', 'cv-from-scratch', 'سيرة ذاتية محاسب حديث تخرج', 'facts'],
    ['fr', 'product-description', 'annonce leboncoin pour vendre ma clio', 'facts'],
    ['es', 'bio', 'bio de instagram para mi tienda de velas', 'facts'],
  ])('is asked for the facts: %s %s %s', (locale, card, goal, material) => {
    expect(draft(goal, locale, card).asked).toEqual([material]);
  });

  it.each<[string, string, string, string]>([
    ['en', 'product-description', 'product description for handmade soap', 'handmade soap'],
    ['en', 'speech-wedding', 'best man speech', 'best man'],
    ['en', 'invitation-text', 'invitation to my birthday party', 'birthday'],
    ['es', 'speech-wedding', 'discurso de boda para mi hermana', 'mi hermana'],
    ['es', 'instagram-caption', 'texto de Instagram para mi floristería', 'mi floristería'],
    ['ar', 'instagram-caption', 'منشور انستقرام لمطعم', 'لمطعم'],
    ['ar', 'speech-wedding', 'كلمة في زفاف أخي', 'أخي'],
  ])('keeps the words that name its subject: %s %s %s', (locale, card, goal, words) => {
    expect(draft(goal, locale, card).body).toContain(words);
  });

  it.each<[string, string, string]>([
    ['en', 'email-reply', 'reply to this email'],
    ['en', 'summarise-text', 'summarize this article'],
    ['fr', 'email-reply', 'réponds à ce mail'],
    ['es', 'api-docs', 'documenta esta API'],
    ['zh', 'email-reply', '帮我回复这封邮件'],
  ])('is not repeated when its task says the same: %s %s %s', (locale, card, goal) => {
    expect(draft(goal, locale, card).body).not.toContain('<request>');
  });
});

describe('a goal that tells its facts', () => {
  it.each<[string, string, string]>([
    ['en', 'neighbour-or-landlord-letter', 'letter to my landlord, broken gate latch upstairs'],
    ['es', 'neighbour-or-landlord-letter', 'carta a la comunidad por la farola rota de mi calle'],
    ['en', 'travel-itinerary', 'three days in Porto'],
    ['en', 'apology-message', 'apologise to my sister for forgetting her birthday'],
    ['fr', 'apology-message', "excuses à ma sœur pour avoir oublié l'anniversaire"],
    ['es', 'apology-message', 'disculpa a mi primo por llegar tarde a su boda'],
    ['ar', 'apology-message', 'اعتذار للزبون عن تأخير التوصيل'],
    ['ar', 'swot', 'تحليل swot لمطعم شاورما'],
    ['es', 'swot', 'análisis DAFO de Inditex'],
    ['fr', 'project-plan', 'plan de projet pour déménager nos bureaux'],
    ['es', 'job-advert', 'oferta de empleo para cocinero'],
  ])('in few words is not asked for them: %s %s %s', (locale, card, goal) => {
    expect(draft(goal, locale, card).asked).toEqual([]);
  });

  it.each<[string, string, string[]]>([
    ['en', "cover letter for a receptionist job, i've only worked in a bakery", []],
    ['es', 'carta de presentación para auxiliar, 2 años de experiencia', []],
    ['es', 'carta de presentación para camarera, tengo 2 temporadas de sala', []],
    ['fr', 'lettre de motivation pour un stage dans une clinique', ['advert', 'background']],
    ['en', 'cover letter for a part time job', ['advert', 'background']],
  ])('has told its background: %s %s', (locale, goal, materials) => {
    expect(draft(goal, locale, 'cover-letter').asked).toEqual(materials);
  });

  it.each<[string, string, string]>([
    ['en', 'instagram-caption', 'captions for my salon with emojis, we open on Monday'],
    ['es', 'gift-ideas', 'regalo para mi suegra, 65 años, le gusta la jardinería, máximo 40€'],
    ['fr', 'childrens-story', 'histoire du soir, un hérisson qui a peur du noir'],
    ['ar', 'apology-message', 'رسالة اعتذار لصديقتي لأني نسيت عيد ميلادها'],
    ['zh', 'name-ideas', '给我的四十盆多肉起名字'],
  ])('counts before its card: %s %s %s', (locale, card, goal) => {
    const { body, known } = draft(goal, locale, card);
    const { id = '' } = known.card?.materials[0] ?? {};
    expect(body).toContain(`<${id}>\n${goal}\n</${id}>\n`);
    expect(body).toContain(known.grammar.frame.counts.replaceAll('[[value]]', id));
  });

  it.each<[string, string, string]>([
    ['en', 'complaint-letter', 'I want a refund, the phone arrived broken'],
    ['en', 'apology-message', 'apologise to a friend I forgot her birthday'],
    ['en', 'newsletter', 'newsletter: we open on Sundays from 5 May and the rye bread is back'],
    [
      'en',
      'sql-query',
      'customers who ordered in jan but not feb, tables customers(id) orders(id)',
    ],
    ['fr', 'complaint-letter', 'lettre au propriétaire, le chauffage est en panne depuis lundi'],
    ['fr', 'meal-plan', 'menu pour 4, un enfant allergique aux œufs, 80 euros max'],
    ['es', 'complaint-letter', 'reclamo a la aerolínea, me cancelaron el vuelo a Madrid'],
    ['es', 'budget-plan', 'presupuesto mensual, cobro 850, alquiler 320, debo la tarjeta'],
    ['ar', 'complaint-letter', 'المنتج وصل مكسور وأريد استرداد أموالي'],
    ['ar', 'study-plan', 'خطة مذاكرة للثانوية العامة علمي علوم فاضل ٣ شهور'],
    ['zh', 'complaint-letter', '快递丢了，帮我投诉'],
    // Three slots that are facts: for how long, for whom, for how much.
    ['en', 'meal-plan', 'meal plan for a week for 2 adults, vegetarian, about £60'],
    ['es', 'meal-plan', 'plan de comidas semanal, 2 adultos y 1 niña celíaca, unos 70 euros'],
    ['zh', 'condolence-message', '慰问信，同事父亲去世'],
  ])('is asked for nothing more: %s %s %s', (locale, card, goal) => {
    const { asked, body } = draft(goal, locale, card);
    expect(asked).toEqual([]);
    expect(body).toContain(goal.split(/[,，]/u)[0]);
  });
});

it.each<[string, string, string, boolean]>([
  ['zh', 'travel-itinerary', '帮我安排杭州三天两夜的行程，不要太赶', true],
  ['zh', 'travel-itinerary', '帮我安排杭州三天两夜的行程', false],
  ['en', 'travel-itinerary', '3 day trip to Porto, two adults, not too rushed', true],
])('keeps a wish of one word beside the rest: %s %s %s', (locale, card, goal, kept) => {
  expect(draft(goal, locale, card).body.includes('<request>')).toBe(kept);
});

it.each<[string, string, string, boolean]>([
  ['en', 'neighbour-or-landlord-letter', 'email landlord boiler broken', false],
  [
    'en',
    'neighbour-or-landlord-letter',
    'email my landlord that the boiler is broken and cold',
    true,
  ],
  ['zh', 'leave-request', '请假条回老家', false],
])(
  'is set above the card’s own text only where it settles something: %s %s %s',
  (locale, card, goal, settles) => {
    const { body, known } = draft(goal, locale, card);
    const [before = '', after = ''] = known.grammar.frame.counts.split('<[[value]]>');
    const said = [before, after].every((part) => body.includes(part.trim()));
    expect(said || body.includes(known.grammar.frame.request)).toBe(settles);
  },
);

import { describe, expect, it } from 'vitest';
import { cardsIn } from '../cards/card-files.ts';
import { compose } from './compose.ts';
import { understand } from './understand.ts';

function draft(goal: string, locale: string, cardId: string) {
  const brief = { goal, cardId };
  const known = understand(brief, locale);
  const [full] = compose(brief, known);
  const value = (id: string) => known.slots.get(id)?.value;
  return { opening: full?.body.split('\n\n')[0] ?? '', title: full?.title ?? '', value };
}

describe('a term in quotation marks', () => {
  const bodyOf = (goal: string, cardId: string) =>
    compose({ goal, cardId }, understand({ goal, cardId }, 'en'))[0]?.body;

  it('stays in the request whose sentence needs it', () => {
    const goal = 'what does "without prejudice" mean in a letter from my ex';
    expect(bodyOf(goal, 'terms-in-plain-words')).toContain(`<request>\n${goal}\n</request>`);
  });

  it('is a text of its own where it ends the request', () => {
    const body = bodyOf(
      'explain what they want from me: "without prejudice"',
      'terms-in-plain-words',
    );
    expect(body).toContain('<text>\nwithout prejudice\n</text>');
    expect(body?.split('without prejudice')).toHaveLength(2);
  });
});

describe('values inside the words around them', () => {
  it.each<[string, string, string, string, string]>([
    ['ar', 'translate-text', 'ترجم هذا النص إلى الإنجليزية', 'إلى الإنجليزية', 'إلى إنجليزية'],
    ['ar', 'translate-text', 'ترجم الفقرة إلى الفرنسية', 'إلى الفرنسية', 'إلى فرنسية'],
    ['ar', 'cover-letter', 'خطاب تقديم لوظيفة محاسب', 'لوظيفة محاسب', 'لـ'],
    ['ar', 'reference-letter', 'رسالة توصية لطالب', 'لطالب', 'لـ'],
    [
      'fr',
      'resignation-letter',
      'lettre de démission à mon employeur',
      'à mon employeur',
      'au mon',
    ],
    ['fr', 'complaint-letter', 'réclamation polie mais ferme', '', 'polie'],
  ])('read as the language writes them: %s %s %s', (locale, card, goal, right, wrong) => {
    const { opening } = draft(goal, locale, card);
    expect(opening).toContain(right);
    expect(opening).not.toContain(wrong);
  });

  it.each<[string, string, string, string, string | undefined]>([
    ['en', 'user-interview', 'user research interview guide', 'product', undefined],
    ['en', 'customer-reply', 'answer an angry customer', 'tone', undefined],
    ['en', 'complaint-letter', 'angry letter to my gym', 'tone', 'angry'],
    ['en', 'email-reply', 'accept the invitation but not the dinner', 'stance', undefined],
    ['en', 'speech-wedding', 'toast in under 3 minutes', 'length', 'under 3 minutes'],
    ['en', 'speech-wedding', 'toast, funny but moving', 'tone', undefined],
    ['en', 'meal-plan', 'menu for 4, one child with an allergy', 'people', '4'],
    ['en', 'quiz-questions', 'quiz on ww1, one question at a time', 'count', undefined],
    ['en', 'quiz-questions', '12 questions about glaciers', 'count', '12'],
    ['fr', 'meal-plan', 'menu pour 4, un enfant allergique', 'people', '4'],
    ['fr', 'meal-plan', 'repas pour 2 ados et moi', 'people', undefined],
    [
      'fr',
      'speech-wedding',
      'discours de mariage drole mais pas lourd',
      'tone',
      'drôle mais pas lourd',
    ],
    ['es', 'workout-plan', 'rutina gimnasio 3 dias, rodilla mala', 'minutes', undefined],
    ['es', 'work-request', 'pedirle a mi jefa trabajar desde casa', 'recipient', 'mi jefa'],
    ['ar', 'meeting-summary', 'لخص هذا النص في سطرين', 'length', 'سطرين'],
    [
      'en',
      'cv-improve',
      'cv for a cook 9 years going for kitchen manager',
      'role',
      'kitchen manager',
    ],
    ['fr', 'code-from-description', 'script bash, date de prise de vue', 'language', 'Bash'],
    ['fr', 'travel-itinerary', 'itinéraire de 4 jours à Lisbonne', 'place', 'Lisbonne'],
    ['fr', 'travel-itinerary', 'voyage en octobre', 'place', undefined],
    ['en', 'travel-itinerary', 'a trip in late May', 'place', undefined],
    ['en', 'travel-itinerary', 'taking my dad to Lisbon for 4 days in October', 'place', 'Lisbon'],
    ['fr', 'payment-reminder', 'une relance polie pour une facture', 'tone', 'poli'],
    ['es', 'payment-reminder', 'una carta cálida pero firme', 'tone', 'cálido pero firme'],
    ['ar', 'travel-itinerary', 'برنامج سفر إلى إسطنبول 5 أيام', 'place', 'إسطنبول'],
    ['ar', 'complaint-letter', 'شكوى على شركة الاتصالات خصموا مني', 'recipient', 'شركة الاتصالات'],
    ['zh', 'travel-itinerary', '东京五日游攻略', 'place', '东京'],
    ['zh', 'travel-itinerary', '去成都玩三天', 'place', '成都'],
  ])('are what the goal says: %s %s %s, %s', (locale, card, goal, slot, value) => {
    expect(draft(goal, locale, card).value(slot)).toBe(value);
  });

  it.each<[string, string, string, string, string | undefined]>([
    ['fr', 'speech-wedding', 'ma tante fête ses 70 ans, un discours', 'length', undefined],
    ['fr', 'speech-wedding', 'discours pour Luc, 38 ans de service', 'length', undefined],
    ['fr', 'speech-wedding', 'il a 60 ans, discours de deux minutes', 'length', 'deux minutes'],
    ['fr', 'childrens-story', 'histoire du soir pour Lina, 4 ans', 'minutes', undefined],
    ['fr', 'childrens-story', 'histoire du soir pour Lina, 4 ans', 'age', '4 ans'],
    ['es', 'study-plan', 'plan de estudio para niños de 9 años', 'hours', undefined],
    ['es', 'study-plan', 'plan de estudio, tengo 3 semanas', 'hours', '3 semanas'],
    ['ar', 'study-plan', 'جدول مذاكرة، باقي ١٨ يوم', 'hours', '١٨ يومًا'],
    ['ar', 'speech-wedding', 'كلمة وداع لزميل خبرة ٣٠ سنة', 'length', undefined],
    ['zh', 'resignation-letter', '辞职信，做了三年', 'notice', undefined],
    ['zh', 'resignation-letter', '辞职信，提前一个月', 'notice', '一个月'],
    ['en', 'resignation-letter', 'resign after 6 years, 4 weeks notice', 'notice', '4 weeks'],
    ['en', 'childrens-story', 'bedtime story for my son Max (6)', 'age', '6'],
    ['en', 'neighbour-or-landlord-letter', 'lease is up in March, no heating', 'date', undefined],
    ['en', 'neighbour-or-landlord-letter', 'repair the roof by March please', 'date', 'March'],
    ['en', 'study-plan', 'study plan, never on Sundays', 'date', undefined],
    ['fr', 'study-plan', 'plan de révision, une heure sauf le jeudi', 'date', undefined],
    ['es', 'study-plan', 'plan de estudio, menos los martes', 'date', undefined],
    ['zh', 'study-plan', '复习计划，除了周三每天一小时', 'date', undefined],
    ['en', 'status-report', 'status report, we are two weeks behind', 'period', undefined],
    ['ar', 'study-plan', 'جدول مذاكرة ساعتين في اليوم', 'hours', undefined],
    ['zh', 'resignation-letter', '跟带了我两年的主管说辞职', 'notice', undefined],
  ])('are no age, service or other date: %s %s %s, %s', (locale, card, goal, slot, value) => {
    expect(draft(goal, locale, card).value(slot)).toBe(value);
  });

  it.each<[string, string, string, string, string | undefined]>([
    ['en', 'customer-reply', 'can u make this email less angry', 'tone', 'less angry'],
    ['en', 'rewrite-clearer', 'rewrite this, not too formal', 'tone', 'not too formal'],
    ['en', 'complaint-letter', 'complaint to my bank, not angry', 'tone', undefined],
    ['fr', 'complaint-letter', 'réclamation, ton moins agressif', 'tone', 'moins agressif'],
    ['es', 'complaint-letter', 'una queja menos agresiva', 'tone', 'menos agresivo'],
    ['ar', 'complaint-letter', 'شكوى بأسلوب أقل رسمية', 'tone', 'أقل رسمية'],
    ['zh', 'speech-wedding', '年会致辞，别太正式', 'tone', '别太正式'],
  ])('keep what turns a tone round: %s %s %s, %s', (locale, card, goal, slot, value) => {
    expect(draft(goal, locale, card).value(slot)).toBe(value);
  });

  it.each<[string, string, string, string, string | undefined]>([
    ['en', 'instagram-caption', 'captions for my salon, 10 of them', 'number', '10'],
    ['en', 'meeting-summary', 'summarise this in 5 bullets', 'length', '5 bullets'],
    ['fr', 'meeting-summary', 'résume ce texte en trois points', 'length', 'trois points'],
    ['es', 'meeting-summary', 'resume este texto en 4 puntos', 'length', '4 puntos'],
    ['ar', 'meeting-summary', 'لخص النص في ثلاث نقاط', 'length', 'ثلاث نقاط'],
    ['zh', 'meeting-summary', '把这段话总结成三点', 'length', '三点'],
  ])('take the count of a goal: %s %s %s, %s', (locale, card, goal, slot, value) => {
    expect(draft(goal, locale, card).value(slot)).toBe(value);
  });

  it.each<[string, string, string, string, string | undefined]>([
    ['en', 'neighbour-or-landlord-letter', 'write to him one last time', 'recipient', undefined],
    ['fr', 'complaint-letter', 'écris à elle encore une fois', 'recipient', undefined],
    ['ar', 'apology-message', 'اكتب لي رسالة اعتذار لعميل تأخر طلبه', 'recipient', 'لعميل'],
    ['ar', 'apology-message', 'رسالة اعتذار لجارتي لأني أزعجتها', 'recipient', 'لجارتي'],
    ['fr', 'explain-at-level', "explique moi l'inflation", 'topic', "l'inflation"],
    [
      'fr',
      'explain-at-level',
      'explique-moi la différence entre usufruit et nue-propriété',
      'topic',
      'la différence entre usufruit et nue-propriété',
    ],
    ['en', 'translate-text', 'translate my cv to german', 'language', 'German'],
    ['en', 'travel-itinerary', '5 day itinerary Lisbon with my mum', 'days', '5 days'],
    ['en', 'travel-itinerary', '5 day itinerary Lisbon with my mum', 'place', 'Lisbon'],
    ['es', 'travel-itinerary', 'itinerario 4 días Sevilla con niños', 'place', 'Sevilla'],
    ['zh', 'travel-itinerary', '三天两夜成都旅游攻略', 'place', '成都'],
    ['zh', 'travel-itinerary', '三天两夜成都旅游攻略', 'days', '三天两夜'],
    ['zh', 'travel-itinerary', '帮我安排杭州三天两夜的行程', 'place', '杭州'],
    ['zh', 'travel-itinerary', '云南六天五晚行程', 'place', '云南'],
    ['zh', 'travel-itinerary', '三天两夜的行程，去哪都行', 'place', undefined],
    ['ar', 'cv-improve', 'سيرة ذاتية لمحاسب خبرة ٥ سنوات', 'role', 'محاسب'],
    ['zh', 'travel-itinerary', '成都三天 两个人 预算3000', 'budget', '3000'],
    ['ar', 'gift-ideas', 'هدية لأمي بحدود ٢٠٠ ريال', 'budget', 'بحدود ٢٠٠ ريال'],
    ['zh', 'explain-at-level', '解释通货膨胀，给初中生听', 'level', '中学生'],
    ['en', 'explain-at-level', 'explain rain to a 6 yr old', 'level', 'a child of about six'],
    ['en', 'explain-at-level', 'explane atoms like im 10', 'level', 'a primary school child'],
    [
      'fr',
      'explain-at-level',
      'explique la pluie à un enfant de 6 ans',
      'level',
      'un enfant de six ans environ',
    ],
    ['zh', 'explain-at-level', '给六岁孩子解释彩虹', 'level', '六岁左右的孩子'],
  ])('hold nothing of the words around them: %s %s %s, %s', (locale, card, goal, slot, value) => {
    expect(draft(goal, locale, card).value(slot)).toBe(value);
  });

  it.each<[string, string, string, string, string | undefined]>([
    ['en', 'leave-request', 'leave from 4 to 15 March please', 'dates', '4 to 15 March'],
    ['fr', 'leave-request', 'congés du 2 au 9 juin', 'dates', 'du 2 au 9 juin'],
    ['es', 'leave-request', 'permiso del lunes al jueves', 'dates', 'del lunes al jueves'],
    ['zh', 'leave-request', '请假，3月4日到9日', 'dates', '3月4日到9日'],
    ['fr', 'study-plan', 'réviser le bac, je travaille le dimanche', 'date', undefined],
    ['fr', 'meal-plan', 'menus de la semaine, deux fois sans viande', 'diet', undefined],
    ['fr', 'meal-plan', 'menus de la semaine sans viande', 'diet', 'végétarien'],
    ['fr', 'product-description', 'vendre ma table, tache sur le plateau', 'product', undefined],
    ['en', 'flash-cards', 'flash cards on the heart, about 30', 'topic', 'the heart'],
    ['en', 'meal-plan', 'dinners, 2 adults and a toddler', 'people', '2 adults and a toddler'],
    ['en', 'childrens-story', 'bedtime story for Noa (4)', 'age', '4'],
    ['es', 'travel-itinerary', 'itinerario Oporto 4 días con mi abuela', 'place', 'Oporto'],
    ['ar', 'travel-itinerary', '٣ ايام في مسقط بدون سيارة', 'place', 'مسقط'],
    ['ar', 'explain-at-level', 'كيف أشرح الضرب لابني', 'topic', 'الضرب'],
    ['zh', 'explain-at-level', '给高一学生讲讲为什么会下雨', 'topic', '为什么会下雨'],
  ])('are whole, or left out: %s %s %s, %s', (locale, card, goal, slot, value) => {
    expect(draft(goal, locale, card).value(slot)).toBe(value);
  });

  it('give a title that agrees with any subject', () => {
    const { title } = draft('explícame la fotosíntesis como a un niño', 'es', 'explain-at-level');
    expect(title).toBe('Explicación: la fotosíntesis');
  });
});

describe('a value of which only a part was said', () => {
  it.each<[string, string, string, string, string | undefined]>([
    ['en', 'image-prompt', 'watercolour or photo of a heron', 'style', undefined],
    ['es', 'workout-plan', 'rutina en casa sin material', 'place', 'en casa sin equipo'],
    ['fr', 'product-description', 'fiche pour une table, vue sur le jardin', 'product', undefined],
    ['zh', 'cold-email', '给连锁店发邮件介绍自己', 'product', undefined],
    ['en', 'explain-at-level', 'what is a swale, explain simple pls', 'topic', 'a swale'],
    ['zh', 'payment-reminder', '催款邮件，客气但要坚决', 'tone', '客气但要坚决'],
  ])('is left out or taken whole: %s %s %s, %s', (locale, card, goal, slot, value) => {
    expect(draft(goal, locale, card).value(slot)).toBe(value);
  });
});

describe('a goal with a measure of its own', () => {
  it.each<[string, string, string, RegExp, RegExp]>([
    ['en', 'eulogy', 'eulogy for my aunt Rose, 300 words', /the time I named/u, /four minutes/u],
    ['ar', 'sermon', 'خطبة عن الصبر، لا تتجاوز 300 كلمة', /المدة التي ذكرتها/u, /ثماني دقائق/u],
    ['zh', 'sermon', '写一篇讲道词，讲忍耐，800字以内', /我说的时长/u, /八分钟/u],
    [
      'fr',
      'blog-post',
      'article de blog sur les ruches, 3 minutes de lecture',
      /longueur que j'indique/u,
      /600/u,
    ],
    [
      'en',
      'sales-pitch',
      'sales pitch for a bike shop in 120 words',
      /sales pitch/u,
      /45 seconds/u,
    ],
  ])('gets no usual length beside it: %s %s', (locale, cardId, goal, there, not) => {
    const brief = { goal, cardId };
    const [full] = compose(brief, understand(brief, locale));
    expect(full?.body).toMatch(there);
    expect(full?.body).not.toMatch(not);
  });
});

describe('a goal that asks for something short', () => {
  it.each<[string, string, string, string]>([
    ['en', 'customer-reply', 'reply to a customer, short!!', 'at most 60 words'],
    ['ar', 'speech-wedding', 'كلمة قصيرة في تقاعد زميلي', 'دقيقتان'],
    ['en', 'customer-reply', 'short reply to a customer, 30 words', 'at most 30 words'],
    ['en', 'customer-reply', 'reply to a customer', 'at most 120 words'],
  ])('has no long default: %s %s %s', (locale, card, goal, length) => {
    expect(draft(goal, locale, card).opening).toContain(length);
  });
});

describe.each([
  ['en', 'Topics: photosynthesis, cells', 'photosynthesis'],
  ['ar', 'المواضيع: البناء الضوئي والخلايا', 'الضوئي'],
  ['es', 'Temas: fotosíntesis, células', 'fotosíntesis'],
  ['fr', 'Thèmes : photosynthèse, cellules', 'photosynthèse'],
  ['zh', '主题：光合作用、细胞', '光合作用'],
] as const)('a text pasted below a goal in %s', (language, line, word) => {
  const cards = cardsIn(language).filter(({ phrasings }) => phrasings.length > 0);
  const lines = Array.from({ length: 12 }, (_, at) => `${line} ${at + 1}`).join('\n');
  it.each([
    ['of a line', `\n${line}`],
    ['of many lines', `:\n\n${lines}`],
  ])('%s is in every draft of every card', (_size, text) => {
    const lost = cards.flatMap(({ id, name, phrasings }) => {
      const brief = { goal: (phrasings[0] ?? name) + text, cardId: id };
      return compose(brief, understand(brief, language))
        .filter(({ body }) => !body.includes(word))
        .map(({ variant }) => `${id} ${variant}`);
    });
    expect(lost).toEqual([]);
  });
});

describe('a usual length', () => {
  const told =
    'The washing machine has leaked since March. They came twice and found nothing, the floor has swollen, the laminate ' +
    'costs 430 to replace, and I have photos and slips. I want the money back and the floor paid. Write the complaint.';

  it('has room where a long goal asks for much', () => {
    expect(draft(told, 'en', 'complaint-letter').opening).toContain(
      '(more where what I ask for needs it).',
    );
  });

  it('is as it was where a goal is short, and nothing where the goal names its own', () => {
    const short = draft('complaint about my gym', 'en', 'complaint-letter').opening;
    expect(short).toMatch(/at most \d+ words/iu);
    expect(short).not.toContain('(more');
    const own = draft(`${told} No more than 90 words.`, 'en', 'complaint-letter').opening;
    expect(own).not.toMatch(/at most [1-9]\d\d words/iu);
    expect(own).not.toContain('(more');
  });
});

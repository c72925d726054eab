import { describe, expect, it } from 'vitest';
import { renderTemplate } from '#core/template/render.ts';
import { indexOf } from './card-index.ts';
import { compose } from './compose.ts';
import { formOf } from './goal-form.ts';
import { OPEN_CARD, understand } from './understand.ts';

function open(goal: string, locale: string) {
  const brief = { goal, cardId: OPEN_CARD };
  const known = understand(brief, locale);
  return { known, drafts: compose(brief, known) };
}

describe('the form of the answer that a goal without a card wants', () => {
  it.each<[string, string, string]>([
    ['en', 'question', 'Who won the 2022 World Cup?'],
    ['en', 'roleplay', 'pretend you are my landlord and i ask for a lower rent'],
    ['fr', 'roleplay', 'joue le rôle d’un serveur, je commande en anglais'],
    ['es', 'roleplay', 'haz como que eres mi suegra y yo practico decirle que no'],
    ['ar', 'roleplay', 'تخيل انك صاحب محل وانا زبون اريد تخفيض'],
    ['en', 'riddles', 'five riddles about kitchen things for 8 year olds'],
    ['fr', 'jokes', 'blagues sur les profs pour un spectacle d’élèves'],
    ['en', 'figure', 'invent a kind villain for my fantasy novel'],
    ['zh', 'scene', '给年会写个搞笑小品，4个人'],
    ['en', 'adventure', 'three plot hooks for a dnd session in a swamp'],
    ['es', 'letter', 'carta a mi padre después de diez años sin hablar'],
    ['zh', 'rules', '合租公约，三个人'],
    ['en', 'rules', 'house rules for me and my two roommates'],
    ['ar', 'game', 'لعبة جماعية للعائلة في العيد'],
    ['fr', 'table', 'noms des nuages avec leur altitude'],
    ['en', 'question', 'how many legs does a lobster have'],
    ['en', 'fix', 'my sourdough never rises'],
    ['en', 'fix', 'the dishwasher is not draining'],
    ['en', 'talk', 'im so tired today'],
    ['en', 'ideas', 'im bored, suggest a game for two'],
    ['en', 'play', 'quiz me on the causes of ww1, one question at a time'],
    ['en', 'message', 'need to tell my landlord the boiler is out, firm but not rude'],
    ['en', 'message', 'farewell note for the night nurse'],
    ['en', 'debate', "be the devil's advocate: every shop should close on Sundays"],
    ['es', 'debate', 'llévame la contraria: los exámenes orales son los más justos'],
    ['en', 'build', 'design bunk beds for three rabbits on a balcony'],
    ['zh', 'build', '给两只仓鼠搭一个三层的笼子'],
    ['en', 'sides', 'pros and cons of an open kitchen, 150 words'],
    ['fr', 'sides', 'avantages et inconvénients de la semaine de quatre jours'],
    ['en', 'bare', 'sourdough'],
    ['ar', 'bare', 'حديقة'],
    ['en', 'decision', 'Draw me up a decision tree for the greenhouse'],
    ['fr', 'text', 'un règlement pour la laverie de notre immeuble'],
    ['en', 'code', 'write a bash script that renames my photos'],
    [
      'en',
      'speech',
      'something for my nephew to say aloud at his graduation, a speech of two minutes',
    ],
    ['en', 'saying', 'how do I tell my kids that we are moving'],
    ['en', 'role', 'act as my personal trainer'],
    ['en', 'exercises', 'ten maths problems for a nine year old'],
    ['en', 'decision', 'should I sell the car or keep it'],
    ['en', 'plan', 'a plan for my first month as a team lead'],
    ['en', 'table', 'table comparing three heating systems'],
    ['en', 'image', 'a picture of a fox under a streetlamp'],
    ['en', 'explain', 'difference between a pension and a savings account'],
    ['en', 'creative', 'invent a greeting only left handed people can do'],
    ['en', 'analysis', 'what do you think of my logo'],
    ['en', 'game', 'write the rules for a snail race at our fete'],
    [
      'fr',
      'game',
      'Ma tante oublie les noms. Je veux un jeu de photos pour elle. Imagine les règles.',
    ],
    ['fr', 'plan', 'un ordre de passage et un plan de scène pour le gala du lycée, six numéros'],
    ['fr', 'chat', 'message whatsapp pour dire à ma voisine que je rentre tard'],
    ['es', 'speech', 'el pregón de las fiestas, me toca a mí este año'],
    ['en', 'sheet', 'a feeding log for our horses that I can tick with gloves on'],
    ['en', 'ideas', 'What could I do with 30 kilos of green tomatoes'],
    ['en', 'steps', 'How might I go about finding out which shorthand this is?'],
    ['fr', 'talk', 'je suis triste'],
    ['fr', 'hunt', "une chasse au trésor dans l'église du village, huit énigmes"],
    ['es', 'plan', 'diseña los relevos de 40 costaleros para una procesión de 3 horas'],
    ['ar', 'puzzle', 'اكتب أحجية منطقية عن أربعة جيران مع الحل'],
    ['zh', 'game', '给养老院设计一个用旧报纸玩的手指游戏'],
    ['zh', 'sheet', '做一张贴在冰箱上的提醒卡，字要大'],
    ['fr', 'plan', 'Ma mère fête ses 70 ans. Je suis perdue, aide-moi à organiser ça'],
    ['fr', 'creative', 'il me faut des répliques pour un pirate qui a le mal de mer'],
    ['fr', 'decision', 'je dois choisir entre deux écoles, aide-moi à trancher'],
    ['fr', 'table', 'tableau comparatif de trois chauffages'],
    ['fr', 'question', 'combien de pattes a un homard'],
    ['fr', 'fix', 'mon imprimante ne marche plus'],
    ['fr', 'message', 'lettre pour résilier mon abonnement, je déménage le 15'],
    ['es', 'saying', 'cómo convencer a mis vecinos de poner colmenas en la terraza'],
    ['es', 'ideas', 'ideas para una merienda sin azúcar'],
    ['es', 'text', 'hazme un cv, soy camarero'],
    ['es', 'talk', 'no sé qué hacer con mi vida'],
    ['es', 'message', 'mensaje de cumple para mi suegra'],
    ['es', 'play', 'pregúntame los verbos de uno en uno, una pregunta a la vez'],
    ['ar', 'talk', 'مرحبا'],
    ['ar', 'message', 'اكتب لي رسالة استقالة رسمية'],
    ['ar', 'speech', 'أريد كلمة قصيرة ألقيها في حفل تخرج أخي'],
    ['ar', 'saying', 'كيف اشرح لابني ان جدته توفت'],
    ['ar', 'decision', 'محتار بين عرضين، ساعدني أختار'],
    ['ar', 'question', 'كم عدد سكان الأردن'],
    ['ar', 'steps', 'كيف أنظف السجادة من القهوة'],
    ['zh', 'talk', '今天好累'],
    ['zh', 'decision', '考研和工作应该怎么选'],
    ['zh', 'explain', '用简单的话解释光合作用'],
    ['zh', 'exercises', '出20道两位数乘法应用题'],
    ['zh', 'saying', '不知道怎么跟我妈说,想要几句话应对'],
    ['zh', 'fix', '木楼梯走起来吱吱响,有什么办法'],
    ['zh', 'question', '龙虾有几条腿'],
    ['zh', 'play', '扮演雅思口语考官,从part1开始考我'],
    [
      'en',
      'space',
      'fit two desks and a bunk bed in a 2.8 x 3.5 m room with a radiator under the window',
    ],
    ['fr', 'space', 'comment agencer un studio de 18 m2 avec un lit et un bureau'],
    ['es', 'space', 'cómo coloco los muebles en un salón de 4 x 5 con dos ventanas'],
    ['ar', 'space', 'كيف أرتب غرفة ٣×٤ متر فيها سرير ومكتب وخزانة'],
    ['zh', 'space', '15平米的卧室怎么摆床和衣柜'],
    ['en', 'steps', 'how do I hang a shelf over my bed'],
    ['en', 'arrange', 'pair up 12 tennis players into teams, no couples'],
    [
      'en',
      'role',
      "be a 1950s hotel concierge in Vienna, I'm writing a novel and will ask you things",
    ],
    ['fr', 'role', 'sois un vieux pêcheur breton, je te poserai des questions au fil de l’eau'],
    ['es', 'role', 'haz de boticario del siglo XVIII y te voy preguntando cosas'],
    ['zh', 'role', '你当老中医，我边看病边问你'],
    ['en', 'play', 'walk me through the passport form, one question at a time'],
    ['zh', 'play', '一次一题考我驾照理论'],
    ['en', 'solo', '5 minute stand-up set about being a tall woman in a short family'],
    ['fr', 'solo', 'monologue comique de 3 minutes sur la belle-mère connectée'],
    ['ar', 'solo', 'مونولوج كوميدي ثلاث دقائق عن أبي والواتساب'],
    ['en', 'spoken', 'body scan for my pilates class, 6 min'],
    ['zh', 'spoken', '十分钟睡前冥想引导词，给护士'],
    ['en', 'lines', '12 fortune cookie messages for accountants'],
    ['es', 'lines', '20 frases de galleta de la suerte para enfermeros'],
    ['en', 'programme', 'playlist for a 3 hour drive, no country'],
    ['ar', 'programme', 'قائمة أغاني لعرس ساعتين'],
    ['en', 'entries', 'what do these 60 survey answers say about the canteen?'],
    ['en', 'plan', 'what to post each week in december for a small florist'],
    ['es', 'message', 'agradecer a los vecinos que nos ayudaron con la mudanza'],
    ['ar', 'message', 'أشكر جيراني اللي ساعدونا بالعزا'],
    [
      'zh',
      'edit',
      '缩到40字，发群里：\n各位家长，因下周三学校举行运动会，当天下午的课后托管班暂停一次，请大家提前安排好接送时间。',
    ],
    ['zh', 'parody', '给我家鹦鹉写一份离职证明'],
    ['en', 'system', 'invent hand signals for our rowing crew'],
    ['fr', 'system', 'un système de points pour les corvées de la coloc'],
    ['es', 'system', 'inventa un sistema de turnos para la ducha'],
    ['ar', 'system', 'أريد نظام نقاط لأعمال البيت'],
    ['zh', 'system', '给宿舍定一套值日积分办法'],
    ['zh', 'game', '给住校的弟弟设计一款不用电的桌游'],
    ['zh', 'explain', '怎么区分“做”和“作”'],
    ['zh', 'edit', '把“请于三日内凭有效证件前来领取包裹”改成小孩听得懂的话'],
    ['zh', 'roleplay', '你扮演难缠的客户跟我练一下'],
    ['zh', 'system', '给阳台的花排一个轮流浇水表,要有奖惩'],
    [
      'fr',
      'puzzle',
      'Ma mère a gardé ses vieilles grilles. Je veux créer des mots croisés pour elle',
    ],
    ['fr', 'text', 'imaginer le règlement d’un club de billes'],
    ['es', 'system', 'inventa un lenguaje de gestos para pescar en silencio'],
    ['ar', 'scene', 'أريد أن تكتب لي حوارا بين شجرة ونهر'],
    ['ar', 'system', 'رتب لي نظام أسماء لأدراج الورشة'],
    ['en', 'world', 'work out a calendar for an invented planet with three suns'],
    ['en', 'learn', 'I keep forgetting vocabulary, how do I memorise it'],
    ['zh', 'learn', '历史年代老是忘,怎么背'],
    ['en', 'analysis', 'is this text from my courier a scam?'],
    ['fr', 'steps', 'expliquer à mon père comment installer une imprimante'],
    ['en', 'chat', "How should I tell Marta that I can't come? Just a text please."],
    ['es', 'chat', 'un whatsapp para mi casero, el grifo gotea'],
    ['ar', 'chat', 'ابي مسج لخويي اللي زعل مني'],
    ['zh', 'chat', '帮我给老同学写条微信，他欠我两千块'],
    ['en', 'parody', 'a resignation letter from my vacuum cleaner'],
    ['fr', 'parody', 'jugement d’un tribunal imaginaire contre ma chaudière'],
    ['es', 'parody', 'sentencia contra mi lavadora por robo de calcetines'],
    ['ar', 'parody', 'رسالة استقالة على لسان قطتي من وظيفة المنبه'],
    ['en', 'scene', 'a sketch where a cat is the judge of a bake-off'],
    ['en', 'verse', 'A limerick about a dentist from Leeds'],
    ['es', 'verse', 'letra de chirigota sobre las obras de mi calle'],
    ['ar', 'verse', 'قصيدة مدح في كبسة أمي على طريقة المتنبي'],
    ['zh', 'verse', '给爷爷八十大寿写一副寿联'],
    [
      'en',
      'reckon',
      "I've 12k in savings at 4% and 9k left on the mortgage at 5.5%, overpay or keep it?",
    ],
    ['es', 'reckon', '¿Pago el coche al contado o lo financio? Tengo 9.000 € y cuesta 12.500 €.'],
    ['zh', 'reckon', '手上三十万，房贷剩五十万利率4.1%，提前还还是买2.3%的国债？'],
    ['en', 'question', 'how much interest do i pay on 5000 at 7%'],
    ['fr', 'appeal', 'recours contre le refus de visa de ma mère'],
    ['es', 'appeal', 'alegaciones por la denegación de la dependencia de mi madre'],
    ['zh', 'appeal', '驾照被误扣了6分，写份申诉材料'],
    ['en', 'activity', "I'm a scout leader and need a rainy day activity for 18 cubs about maps"],
    ['ar', 'activity', 'أنا معلمة علوم وأريد نشاطًا ممتعًا عن الكهرباء لطالبات السادس'],
    ['fr', 'list', 'checklist état des lieux de sortie'],
    ['zh', 'list', '第一次露营要带哪些东西'],
    ['zh', 'ideas', '请帮我列一份适合跑步的爵士乐清单'],
    ['en', 'hosting', "I'm hosting our charity quiz night and need what I say between rounds"],
    ['ar', 'hosting', 'أنا عريف حفل تخرج الروضة وأحتاج ما أقوله بين الفقرات'],
    ['es', 'trip', 'Vamos a Sevilla tres días con mi suegra que se cansa. ¿Qué hacemos?'],
    ['zh', 'trip', '带外婆去成都玩四天，她走不远，怎么玩'],
    ['es', 'roleplay', 'quiero que hagas de mi yo de dentro de 30 años'],
    ['fr', 'play', 'Pose-moi les questions du permis une par une et corrige-moi'],
    ['en', 'explain', 'why does the moon change shape, for my six year old'],
  ])('is read in %s: %s for %s', (locale, form, goal) => {
    const { known } = open(goal, locale);
    expect(formOf(known.goal, indexOf(known.reading))).toBe(form);
  });

  it('keeps the goal word for word and gives three drafts that differ in use', () => {
    const goal = 'my {{thing}} keeps  beeping';
    const { drafts } = open(goal, 'en');
    expect(drafts.map(({ variant }) => variant)).toEqual(['full', 'short', 'asksFirst']);
    for (const { body } of drafts) {
      const text = renderTemplate(body, [], {});
      expect(text.ok && text.text.startsWith(`${goal}\n\n`)).toBe(true);
    }
    const own = drafts.map(({ body }) => body.split('\n\n').slice(1).join(' '));
    expect(new Set(own.map((body) => body.split(/(?<=\.) /u)[0])).size).toBe(3);
  });

  it.each([
    ['en', 'hello'],
    ['fr', 'bonjour'],
    ['es', 'hola'],
    ['ar', 'مرحبا'],
    ['zh', '你好'],
  ])('asks a greeting in %s for no delivery and no assumptions', (locale, goal) => {
    const body = open(goal, locale).drafts[0]?.body ?? '';
    expect(body).not.toMatch(/deliver|assum|livr|suppos|entreg|supuest|سلّم|افترض|交付|假设/iu);
  });
});

it.each([
  ['fr', 'répartis mes plantes entre trois fenêtres', /introduction|mot de la fin/u],
  ['zh', '家长会的事', /开场白|结束语/u],
])('takes no opening away from what may have one in %s: %s', (locale, goal, words) => {
  expect(open(goal, locale).drafts[0]?.body).not.toMatch(words);
});

describe('a goal in a language without cards', () => {
  it.each([
    [
      'de',
      'schreibe einen Brief an meinen Vermieter, die Heizung ist kaputt',
      'Antworte auf Deutsch',
    ],
    ['de', 'Erstelle mir bitte eine Packliste für die Berge', 'Antworte auf Deutsch'],
    ['ja', '上司に送る謝罪メールを書いて', '日本語で答えて'],
    ['fa', 'برای رئیسم یک ایمیل عذرخواهی بنویس', 'به فارسی پاسخ بده'],
    ['ru', 'составь план тренировок на месяц', 'Отвечай по-русски'],
    ['ko', '회의록을 정리해 주세요', '한국어로 답해'],
  ])('is surrounded by its own: %s %s', (language, goal, words) => {
    const { known, drafts } = open(goal, 'en');
    expect(known.language).toBe(language);
    expect(drafts[0]?.body).toContain(words);
    for (const { body } of drafts) expect(body).not.toMatch(/Answer in|Ask me/u);
  });

  it('is answered in the language that was asked for', () => {
    const brief = { goal: 'schreibe einen Brief an meinen Vermieter', language: 'en' };
    expect(compose(brief, understand(brief, 'en'))[0]?.body).toContain(
      'Give me the finished thing',
    );
  });
});

describe('what a goal without a card rules out', () => {
  it.each<[string, string, string]>([
    ['en', 'work out a rota for five, never on Sundays', '“never on Sundays”'],
    ['zh', '帮我设计一面猫墙，租的房不能打孔', '“租的房不能打孔”'],
    ['fr', 'Invente une danse de rue, sans musique, en six pas', '« sans musique »'],
  ])('is named again as a condition: %s %s', (locale, goal, quoted) => {
    expect(open(goal, locale).drafts[0]?.body.split('\n').at(-1)).toContain(quoted);
  });

  it('is not torn out of what the goal quotes', () => {
    const goal = '奶奶看不懂。能不能把“饭后吃药，不能喝酒，头晕就停”改成大白话';
    expect(open(goal, 'zh').drafts[0]?.body.split('\n').at(-1)).not.toContain('不能喝酒');
  });

  it('is not torn out of a list, nor out of a goal of one clause', () => {
    for (const goal of ['work out a rota, a rope and no winner', 'a rota without Sundays'])
      expect(open(goal, 'en').drafts[0]?.body).not.toContain('“');
  });
});

describe('a text that a goal announces and does not hold', () => {
  it.each([
    ['en', 'work out a seating plan for forty guests, names and grudges below'],
    ['en', "there are forty answers to our question, I'll paste them, what bothers people most"],
    ['fr', 'range ces avis par sujet, je te les colle, et dis-moi le pire'],
    ['fr', 'trouve un fil rouge à ces photos'],
    ['es', 'ordena por tema las respuestas, te pego la lista'],
    ['ar', 'رتب الأسماء المرفقة في ثلاث فرق متعادلة'],
    ['zh', '这五张照片帮我起个系列名字'],
  ])('gets a place in every draft in %s: %s', (locale, goal) => {
    const { drafts } = open(goal, locale);
    expect(drafts).toHaveLength(3);
    for (const { body, variables } of drafts) {
      expect(body).toContain('<material>\n{{material}}\n</material>');
      expect(variables).toMatchObject([{ name: 'material', type: 'textarea', required: true }]);
    }
  });

  it.each([
    ['en', 'what is below average rainfall in March'],
    ['en', 'seating plan from the list below: Ann, Bob, Cid, Dee, Eve and Fred'],
    ['fr', 'une devinette sur les mots'],
    ['zh', '给我讲讲下面几代人的不同'],
  ])('is not asked for where nothing is missing in %s: %s', (locale, goal) => {
    for (const { variables } of open(goal, locale).drafts) expect(variables).toEqual([]);
  });
});

describe('the title of a goal without a card', () => {
  it.each([
    ['es', 'Nos vamos a Oaxaca cinco días. ¿Qué hacemos?', 'Nos vamos a Oaxaca cinco días'],
    [
      'en',
      'My mum is ill. Help me write a note to my brother.',
      'Help me write a note to my brother',
    ],
    [
      'zh',
      '我妈六十大寿，让我代表发言。她年轻时在厂里，想讲得朴实点',
      '我妈六十大寿，让我代表发言',
    ],
  ])('is the sentence that says what is wanted, in %s: %s', (locale, goal, title) => {
    expect(open(goal, locale).drafts[0]?.title).toBe(title);
  });
});

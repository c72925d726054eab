import { describe, expect, it } from 'vitest';
import { renderTemplate } from '#core/template/render.ts';
import { type Language, LANGUAGES } from '#core/language/languages.ts';
import { compose } from './compose.ts';
import { grammarOf } from './grammar.ts';
import { OPEN_CARD, understand } from './understand.ts';

function open(goal: string, locale: string) {
  const brief = { goal, cardId: OPEN_CARD };
  const known = understand(brief, locale);
  return { known, drafts: compose(brief, known) };
}

describe('a goal without a card', () => {
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
      'with years of practice in exactly this',
    );
  });
});

describe('a goal in another script of its language', () => {
  const goal = '我要寫一張中元普渡的公告，請大家不要在騎樓燒金紙';

  it('is answered in that script', () => {
    expect(open(goal, 'zh').drafts[0]?.body).toContain('請用繁體中文回答');
    expect(open('我要写一张中元普渡的公告', 'zh').drafts[0]?.body).not.toContain('请用');
  });

  it('keeps values as they were typed, and says ours in that script', () => {
    const brief = { goal: '幫我安排台東三天兩夜的行程' };
    const [full] = compose(brief, understand(brief, 'zh'));
    expect(full?.body).toContain('請幫我安排一次旅行，目的地：台東');
  });

  it('has prompts in that script, and its own words as they were typed', () => {
    const mixed = `${goal}。“台北的公告”要写上，干净的里面`;
    for (const { body, title, variables } of open(mixed, 'zh').drafts) {
      expect(body).toContain(mixed);
      const around = [body.replaceAll(mixed, ''), title, ...variables.map(({ label }) => label)];
      expect(around.join('')).not.toMatch(/[这们说请写个为时对问题话“]/u);
    }
  });
});

describe('a thing of a kind', () => {
  it.each<[string, string, string]>([
    ['en', 'draft a freedom of information request about potholes', 'A request for records:'],
    ['fr', 'des consignes pour notre accueil téléphonique la nuit', "Un script d'appel :"],
    ['es', 'seis locuciones de un minuto para el museo del esparto', 'Texto hablado:'],
    ['ar', 'محتاج بطاقات بسيطة بالصور لمريض لا يتكلم', 'بطاقات يُشار إليها:'],
    [
      'zh',
      '想趁过年给92岁的爷爷录一段口述史，他耳背，容易累，帮我列一份能分三次聊完的提问提纲',
      '给老人准备的问题：',
    ],
    // In the form of an appeal, of a speech, of rules, of steps.
    ['en', 'planning objection letter loft extension', 'An objection to a building application:'],
    ['es', 'pregón fiestas de mi pueblo', 'Un pregón:'],
    [
      'es',
      'necesito las normas de uso del pozo que compartimos siete parcelas, para que firmemos todos',
      'Un acuerdo de uso común:',
    ],
    ['ar', 'أريد أركب منظومة شمسية للبيت، احسب لي كم لوح وكم بطارية', 'حساب مقاس تركيب:'],
  ])('gets what makes it good: %s %s', (locale, goal, sentence) => {
    expect(open(goal, locale).drafts[0]?.body).toContain(sentence);
    expect(open('work out a seating plan', 'en').drafts[0]?.body).not.toContain(sentence);
  });

  it('gets two such sentences at most', () => {
    const goal =
      'work out club rules with the glossary of a risk assessment by the timeline of the paddlers';
    const { body = '' } = open(goal, 'en').drafts[0] ?? {};
    const { kinds } = grammarOf('en').minimum;
    expect(kinds.filter(({ text }) => body.includes(text))).toHaveLength(2);
  });
});

describe('what a goal without a card rules out', () => {
  it.each<[string, string, string]>([
    [
      'en',
      'work out a rota for five, never on Sundays, no nights',
      '“never on Sundays”, “no nights”',
    ],
    ['zh', '帮我设计一面猫墙，租的房不能打孔，预算三百', '“租的房不能打孔”、“预算三百”'],
    [
      'fr',
      'Invente une danse de rue, sans musique, en six pas, pas de sauts',
      '« sans musique », « pas de sauts »',
    ],
  ])('is named again as a condition: %s %s', (locale, goal, quoted) => {
    expect(open(goal, locale).drafts[0]?.body.split('\n').at(-1)).toContain(quoted);
  });

  it('is not repeated where it is the only one', () => {
    const goal = 'work out a rota for five, never on Sundays';
    expect(open(goal, 'en').drafts[0]?.body).not.toContain('“never on Sundays”');
  });

  it('is not torn out of what the goal quotes', () => {
    const goal =
      '奶奶看不懂。能不能把“饭后吃药，不能喝酒，头晕就停”改成大白话，不要医学词，别超过五句';
    const last = open(goal, 'zh').drafts[0]?.body.split('\n').at(-1);
    expect(last).toContain('别超过五句');
    expect(last).not.toContain('不能喝酒');
  });

  it.each<[string, string]>([
    [
      'en',
      'work out what is wrong with my hive. I saw the queen, no eggs, no larvae, two frames full',
    ],
    [
      'en',
      'convert this pattern for me, it says No 10 needles, 7 stitches to the inch, No 12 for the rib',
    ],
    [
      'fr',
      "prépare ce que je dis aux parents, c'est annulé, on reporte sans doute en juin, sans doute dehors",
    ],
    [
      'es',
      'prepara mi respuesta al casero, llevo cuatro años, nunca me he retrasado, nunca me he quejado',
    ],
  ])('is not what was found, or what somebody was: %s %s', (locale, goal) => {
    expect(open(goal, locale).drafts[0]?.body).not.toMatch(
      /check them at the end|vérifie-les à la fin|compruébalo al final/u,
    );
  });

  it('is not torn out of a list, nor out of a goal of one clause', () => {
    for (const goal of [
      'work out a rota, a rope and no winner, a bucket and no lid',
      'a rota without Sundays',
    ])
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
      'Sort out the allotment rota (eleven plots, two families who share a gate) so that nobody does two weekends running',
      'Sort out the allotment rota',
    ],
    [
      'en',
      'a calendar of pruning, manuring and spraying for some forty olive trees which my father left to me',
      'A calendar of pruning, manuring and spraying for some forty olive trees',
    ],
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

describe('sentences for some goals only', () => {
  const idsIn = (language: Language) => {
    const { forms, kinds } = grammarOf(language).minimum;
    const ofForms = Object.entries(forms).flatMap(([form, { conditional = [] }]) =>
      conditional.map(({ id }) => `${form} ${id}`),
    );
    return [...ofForms, ...kinds.map(({ id }) => `kind ${id}`)].toSorted();
  };

  it.each(LANGUAGES.map(({ code }) => code))('are the same in every language: %s', (language) => {
    expect(idsIn(language)).toEqual(idsIn('en'));
  });
});

import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#core/language/languages.ts';
import { cardsIn } from '../cards/card-files.ts';
import { indexOf } from './card-index.ts';
import { formOf } from './goal-form.ts';
import { requestRules } from './requests.ts';
import { understand } from './understand.ts';

const chosen = (goal: string, locale: string) => understand({ goal }, locale).card?.id;
const form = (goal: string, locale: string) => {
  const known = understand({ goal }, locale);
  return formOf(known.goal, indexOf(known.reading));
};

describe('the form of a request', () => {
  it.each(LANGUAGE_CODES)('names cards that %s has', (language) => {
    const known = new Set(cardsIn(language).map(({ id }) => id));
    const named = Object.values(requestRules()).flatMap((rule) =>
      'only' in rule ? rule.only : rule.not,
    );
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it.each([
    ['en', 'why does soup taste better the next day', 'recipe'],
    ['en', 'does bread go stale faster in the fridge', 'recipe'],
    ['fr', 'quelle est la différence entre SARL et SAS pour ouvrir un restaurant', 'business-plan'],
    ['es', '¿por qué el pan se pone duro en la nevera?', 'recipe'],
    ['ar', 'ليش الخبز ينشف في الثلاجة', 'recipe'],
    ['zh', '面包放冰箱为什么会变硬', 'recipe'],
    ['zh', '写一份租房合同', 'contract-check'],
    ['ar', 'اكتب مشهدا بين القمر والشمس أيهما أجمل', 'decision-help'],
    ['ar', 'ابني عمره سبع سنوات يصرخ كل يوم. ما الحل؟', 'explain-at-level'],
    ['en', 'come up with a team cheer for our under-nines', 'brainstorm-ideas'],
  ])('outranks its nouns in %s: %s', (locale, goal, card) => {
    expect(chosen(goal, locale)).not.toBe(card);
  });

  it.each([
    [
      'en',
      'My brother marries in May and I have to say something at the dinner. Our dad died when we were small. Could you write it?',
      'speech-wedding',
    ],
    ['en', 'watercolour of a hedgehog reading, for a birthday card', 'image-prompt'],
    ['fr', 'aquarelle d’un chalet sous la neige pour une carte de vœux', 'image-prompt'],
    ['es', 'plan para aprender ukelele, quiero tocar una canción en tres meses', 'study-plan'],
    ['fr', 'lettre au maire pour un ralentisseur devant l’école', 'neighbour-or-landlord-letter'],
    ['zh', '写份月报，这个月接待了客户，办了两场新员工培训', 'status-report'],
    ['zh', '什么是通货膨胀，说人话', 'explain-at-level'],
  ])('is found by what is made, whatever it tells of, in %s: %s', (locale, goal, card) => {
    expect(chosen(goal, locale)).toBe(card);
  });

  it.each([
    ['en', 'skit for the school assembly about recycling, 6 kids, 4 minutes', 'meeting-minutes'],
    ['ar', 'ايميل للدكتور اطلب تأجيل التسليم كنت مريض', 'habit-change'],
    ['ar', 'حوار بين القلم والممحاة للإذاعة المدرسية', 'speech-wedding'],
    ['zh', '孩子数学应用题总读不懂题目，怎么辅导', 'homework-help'],
    ['es', 'mi hijo de 4 años no duerme solo, qué puedo hacer', 'brainstorm-ideas'],
    ['fr', 'anniversaire de ma mère, un petit texte drôle pour la carte', 'event-plan'],
    ['en', 'can you do me a list of 20 cheap date ideas, rainy city', 'open-question'],
    ['es', 'cómo le digo a mi hijo que nos mudamos de ciudad', 'decision-help'],
    ['fr', 'comment annoncer à mon équipe que je pars', 'difficult-feedback-talk'],
    ['ar', 'نموذج عقد إيجار شقة', 'contract-check'],
  ])('keeps a side word from deciding in %s: %s', (locale, goal, card) => {
    expect(chosen(goal, locale)).not.toBe(card);
  });

  it.each([
    ['en', 'Would you be so kind as to write a poem about our allotment?', 'poem'],
    ['fr', 'Auriez-vous l’amabilité de rédiger une lettre de résiliation ?', 'cancellation-letter'],
    ['es', '¿Sería tan amable de redactar una carta de renuncia?', 'resignation-letter'],
    ['zh', '麻烦您帮我写一封辞职信', 'resignation-letter'],
    [
      'en',
      'Would you be so kind as to prepare ten likely interview questions for a receptionist, with answers?',
      'interview-practice',
    ],
  ])('is read behind a polite question in %s: %s', (locale, goal, card) => {
    expect(chosen(goal, locale)).toBe(card);
  });

  it.each([
    ['en', 'bread recipe for a beginner', 'recipe'],
    ['en', 'why is my cake dense? give me a recipe that works', 'recipe'],
    ['zh', '帮我看看这份租房合同有没有坑', 'contract-check'],
    ['fr', 'business plan pour ouvrir un food truck', 'business-plan'],
  ])('leaves the card to what is asked besides in %s: %s', (locale, goal, card) => {
    expect(chosen(goal, locale)).toBe(card);
  });

  it.each([
    ['en', 'seating chart for 40 guests, my two uncles must not meet', 'arrange'],
    ['fr', 'plan de table pour 40 invités, mes oncles loin l’un de l’autre', 'arrange'],
    ['es', 'reparto de mesas para 40 invitados, mis tíos lejos', 'arrange'],
    ['ar', 'توزيع الضيوف على 8 طاولات بحيث لا يلتقي خالاي', 'arrange'],
    ['zh', '排一下婚宴座位，两个舅舅不能同桌', 'arrange'],
    ['en', 'i inherited a greenhouse full of dead plants, where do i start', 'start'],
    ['fr', 'j’ai hérité d’une serre à l’abandon, par où commencer', 'start'],
    ['es', 'heredé un invernadero abandonado, ¿por dónde empiezo?', 'start'],
    ['ar', 'ورثت مشتلًا مهجورًا، من أين أبدأ', 'start'],
    ['zh', '我接手了一个荒了的温室，从哪里入手', 'start'],
    ['en', 'imaginary currency for an underwater town', 'world'],
    ['zh', '给海底小镇设计一套历法', 'world'],
  ])('chooses the frame without a card in %s: %s', (locale, goal, expected) => {
    expect(form(goal, locale)).toBe(expected);
  });
});

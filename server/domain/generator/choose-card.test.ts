import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

const chosen = (goal: string, locale: string) => understand({ goal }, locale).card?.id;

describe('a word beside the request', () => {
  it.each([
    ['en', 'fix my resume, it is two pages', 'Hi there, ', '. Thanks so much!'],
    ['en', 'write a complaint letter to my airline', 'Hello! ', '. Thank you in advance'],
    ['fr', 'rédige un mail à la maîtresse de mon fils, il est malade', 'Bonjour, ', '. Merci !'],
    ['es', 'escribe una receta de lentejas', 'Hola, ', '. ¡Muchas gracias!'],
    ['ar', 'اكتب لي خطة مذاكرة للثانوية', 'السلام عليكم، ', '. شكرا جزيلا'],
    ['zh', '写一封求职信', '你好，', '。谢谢！'],
  ])('does not decide in %s: a greeting or thanks around "%s"', (locale, goal, before, after) => {
    const bare = chosen(goal, locale);
    expect(chosen(`${before}${goal}${after}`, locale)).toBe(bare);
    expect(bare).not.toBe('thank-you-note');
  });

  it.each([
    ['fr', 'Ma mère fête ses 70 ans, budget 600 euros max. Aide-moi à organiser ça', 'budget-plan'],
    [
      'fr',
      'On sera trente, budget 600 euros. Je suis perdue, aide-moi à préparer ça',
      'budget-plan',
    ],
    ['en', 'My recipe blog is slow. Please make it load faster', 'recipe'],
  ])('does not decide in %s where it is only told: %s', (locale, goal, card) => {
    expect(chosen(goal, locale)).not.toBe(card);
  });

  it.each([
    ['en', 'make a legend for the chart of my crochet pattern', 'chart-advice'],
    ['en', 'a scoring system for the quiz at our club', 'quiz-questions'],
    ['es', 'explícame la consulta <code>', 'sql-query'],
    ['ar', 'ابتكر لعبة تعلم الأطفال أسماء الطيور', 'name-ideas'],
    ['zh', '租房合同没到期,我怎么跟房东谈赔偿', 'contract-check'],
  ])('does not decide in %s what is made of it: %s', (locale, goal, card) => {
    expect(chosen(goal.replace('<code>', '\n\nSELECT id\nFROM pedidos;'), locale)).not.toBe(card);
  });

  it.each([
    ['en', 'summarise', 'these complaints from customers', 'summarise-text'],
    ['en', 'shorten', 'this linkedin post to 50 words', 'shorten-text'],
    ['en', 'translate', 'this cancellation letter into spanish', 'translate-text'],
    ['ar', 'لخص', 'هذه الرسالة من المدرسة', 'summarise-text'],
  ])('does not decide in %s over "%s" before a pasted text: %s', (locale, act, what, card) => {
    const text = 'The food was cold and late. We waited for an hour. The bill was wrong twice.';
    expect(chosen(`${act} ${what}: ${text}`, locale)).toBe(card);
  });

  it('is the request where there is no other', () => {
    expect(chosen('thank you', 'en')).toBe('thank-you-note');
    expect(chosen('Budget. Two kids and a dog.', 'en')).toBe('budget-plan');
    expect(chosen('预算表。我们四口人。', 'zh')).toBe('budget-plan');
  });
});

const HALL =
  'The hall is closed from Monday on. The key is with the caretaker, who is in until noon.';

describe('two acts on one pasted text', () => {
  it.each([
    ['en', 'translate into french and shorten', HALL, 'translate-text'],
    ['en', 'shorten and translate into french', HALL, 'shorten-text'],
    [
      'fr',
      'corrige et raccourcis ce texte',
      'La salle est fermer depuis lundi. La clé est chez le gardien, qui est là jusque midi.',
      'proofread',
    ],
  ])('are read by the one that is asked for first, in %s: %s', (locale, request, text, card) => {
    expect(chosen(`${request}\n\n${text}`, locale)).toBe(card);
  });
});

it('reads a query of one line as code', () => {
  const goal =
    'explain this query and make it faster\n\nSELECT * FROM orders WHERE YEAR(made) = 2024';
  expect(chosen(goal, 'en')).toBe('explain-code');
});

it('takes another ending for another word, not for a typo', () => {
  expect(chosen('dibuja un zorro leyendo en una biblioteca', 'es')).toBe('image-prompt');
});

describe('what is wanted in hand at the end', () => {
  it.each([
    ['en', 'Write the minutes of a council meeting where every member is secretly a seagull'],
    ['es', 'Un acta notarial donde mi gata toma posesión legal del sillón'],
    ['zh', '以我家扫地机器人的口吻写一份年终述职报告'],
    [
      'fr',
      'Comment parler de la mort de son papi à un petit de 4 ans, il demande quand il revient',
    ],
  ])('outranks the subject and the kind of document in %s: %s', (locale, goal) => {
    const id = chosen(goal, locale);
    expect(['meeting-minutes', 'self-review', 'eulogy', 'contract-draft']).not.toContain(id);
  });

  it.each([
    ['en', 'Write the minutes of our council meeting from my notes', 'meeting-minutes'],
    ['en', 'short story about a cat who is mayor of a village', 'story'],
    ['fr', 'éloge funèbre pour mon papi, jardinier et grand taquin', 'eulogy'],
    ['zh', '帮我写年终述职报告，我是物业前台', 'self-review'],
  ])('is still the card where it is meant: %s %s', (locale, goal, card) => {
    expect(chosen(goal, locale)).toBe(card);
  });
});

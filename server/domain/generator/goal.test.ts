import { describe, expect, it } from 'vitest';
import type { Language } from '#core/language/languages.ts';
import { readGoal } from './goal.ts';
import { grammarOf } from './grammar.ts';

const read = (language: Language, goal: string) => {
  const { asking, material } = readGoal(goal, grammarOf(language));
  return [asking, material?.text, material?.form];
};

describe('a text that was pasted below a request', () => {
  const loop =
    'total = 0\nfor row in rows:\n    if row["paid"] == "no":\n        total += row["sum"]';
  it.each<[Language, string, string]>([
    ['zh', '这段代码跑得太慢了，怎么优化', loop],
    ['en', 'how do I make this faster', loop],
    ['zh', '这段代码为什么报错', 'nums = [3, 8]\nfor i in range(9):\n    print("下降", nums[i])'],
    ['en', 'why does this fail', 'def first(xs):\n    return xs[0]\n\nprint(first([]))'],
    ['es', 'explica este código', 'x = leer("datos.csv")\nmostrar(x)'],
  ])('is kept whole where it is code: %s %s', (language, asks, code) => {
    expect(read(language, `${asks}\n\n${code}`)).toEqual([asks, code, 'code']);
  });

  it.each<[Language, string, string]>([
    ['es', 'traduce al inglés, tono formal', 'Estimado Sr. Collins: su pedido llegará tarde.'],
    ['fr', 'corrige ce texte', 'Chère madame : je vous écrit pour le chauffage.'],
    ['ar', 'لخص النص التالي', 'قال المدير: سيُغلق السوق من أول الشهر حتى نهايته.'],
    ['zh', '把下面这段话润色一下', '王总您好：样品我们已经做好了，颜色可能有点不一样。'],
    ['zh', '下面这段是供应商今天早上发来的，帮我翻译成中文', 'Hi Mei: the samples ship on Friday.'],
  ])('is kept with the colon of its first line: %s %s', (language, asks, text) => {
    expect(read(language, `${asks}\n\n${text}`)).toEqual([asks, text, 'pasted']);
    expect(read(language, `${asks}:\n\n${text}`)).toEqual([asks, text, 'pasted']);
  });

  it('is what follows a colon, with its own salutation', () => {
    const letter = 'Dear Ms Okoro,\n\nthe lamp arrived with a crack.';
    expect(read('en', `Translate to French: ${letter}`)[1]).toBe(letter);
  });

  it.each<[Language, string, string]>([
    [
      'en',
      'tldr + action items',
      'Mon standup: Kay says the bug is fixed but not deployed. Marketing want the banner live Friday, nobody owns it yet.',
    ],
    [
      'fr',
      'compte rendu + décisions',
      'Réunion de lundi : Karim a fini la maquette, il manque les textes. Le client veut voir deux pistes avant jeudi soir, pas trois.',
    ],
  ])('is known below a heading that has no verb: %s %s', (language, heading, notes) => {
    expect(read(language, `${heading}\n\n${notes}`)).toEqual([heading, notes, 'pasted']);
  });

  it.each<[Language, string, string]>([
    ['en', 'into a table: dish, price, allergens', 'Soup is 4 euros, with celery. Pie is 6.'],
    ['es', 'haz una tabla: nombre, precio, unidades', 'Manzanas 3 euros, 20 kilos. Peras 2 euros.'],
    ['zh', '整理成表格：姓名、电话、地址', '张三 138 北京，李四 139 上海'],
  ])('is known below a list of columns: %s %s', (language, asks, text) => {
    expect(read(language, `${asks}\n\n${text}`)).toEqual([asks, text, 'pasted']);
  });

  it('is known after a request whose letters changed places', () => {
    const text = 'Please take the rubbish down to the blue bins.';
    expect(read('en', `trasnlate this into german: ${text}`)[1]).toBe(text);
  });

  it('is not a second paragraph that asks', () => {
    const goal =
      'I run a bakery in Porto\n\nWrite a newsletter for our customers, we open on Sundays from May and the rye bread is back.';
    expect(read('en', goal)[1]).not.toContain('Write a newsletter');
  });
});

describe('words in quotes', () => {
  it('belong to the request where several are short', () => {
    const goal =
      'count the rows where B is "paid" and the date in D lies in this month, not "open"';
    expect(read('en', goal)).toEqual([goal, undefined, undefined]);
  });

  it('are kept whole where they quote others', () => {
    const text = 'She said "never again" to me, and I answered "we shall see" at the door.';
    expect(read('en', `Proofread: "${text}"`)[1]).toBe(text);
  });

  it('leave no full stop behind', () => {
    const text = 'Translate “the meeting of Monday was moved to the large room upstairs”.';
    expect(readGoal(text, grammarOf('en')).asking).toBe('Translate');
  });
});

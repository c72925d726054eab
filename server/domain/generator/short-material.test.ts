import { describe, expect, it } from 'vitest';
import { compose } from './compose.ts';
import { understand } from './understand.ts';

function drafted(goal: string, locale: string, cardId: string) {
  const brief = { goal, cardId };
  const [full] = compose(brief, understand(brief, locale));
  return { body: full?.body ?? '', variables: full?.variables ?? [] };
}

describe('a short text beside the request', () => {
  it.each<[string, string, string, string]>([
    ['en', 'translate-text', 'translate to spanish: i love u', 'i love u'],
    ['en', 'translate-text', 'how do i say "see you at eight" in french', 'see you at eight'],
    ['en', 'proofread', "is this right: 'he don't know nothing'", "he don't know nothing"],
    ['en', 'proofread', 'fix my grammar\nyesterday i has went to school', 'yesterday i has went'],
    [
      'en',
      'table-from-text',
      'hi, hope ur well, for my boss a table: ann 3h; bob 5h',
      'ann 3h; bob 5h',
    ],
    ['fr', 'proofread', 'corrige les fautes\nje suis aller a la plage', 'je suis aller a la plage'],
    ['fr', 'translate-text', 'traduire un sms : "loyer pas recu"', 'loyer pas recu'],
    ['es', 'translate-text', 'traduce al inglés «te echo de menos»', 'te echo de menos'],
    ['ar', 'translate-text', 'ترجم للإنجليزية: أحبك جدا', 'أحبك جدا'],
    ['zh', 'translate-text', '翻译成英文：我想你', '我想你'],
    [
      'zh',
      'translate-text',
      '您的快递已到，请尽快领取 这句话翻译成日语',
      '您的快递已到，请尽快领取',
    ],
    [
      'zh',
      'translate-text',
      '翻译：样品不达标，能否重寄一批？ 翻成英文 商务一点',
      '样品不达标，能否重寄一批？',
    ],
  ])('is the material: %s %s %s', (locale, card, goal, text) => {
    const { body, variables } = drafted(goal, locale, card);
    expect(body).toMatch(new RegExp(`<(\\w+)>\\n${text}[^<]*\\n</\\1>`, 'u'));
    expect(variables).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['en', 'extract-to-json', 'get json out of the invoices: number, date, total'],
    ['en', 'proofread', 'proofread my text'],
    ['en', 'translate-text', 'translate the word "gemütlich" for me'],
  ])('is not made of what the request names: %s %s %s', (locale, card, goal) => {
    expect(drafted(goal, locale, card).variables).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { compose } from './compose.ts';
import { understand } from './understand.ts';

function draft(goal: string, locale: string, cardId: string) {
  const brief = { goal, cardId };
  const known = understand(brief, locale);
  const [full] = compose(brief, known);
  const value = (id: string) => known.slots.get(id)?.value;
  return { opening: full?.body.split('\n\n')[0] ?? '', title: full?.title ?? '', value };
}

describe('values inside the words around them', () => {
  it.each<[string, string, string, string, string]>([
    ['ar', 'translate-text', 'ترجم هذا النص إلى الإنجليزية', 'إلى الإنجليزية', 'إلى إنجليزية'],
    ['ar', 'translate-text', 'ترجم الفقرة إلى الفرنسية', 'إلى الفرنسية', 'إلى فرنسية'],
    ['ar', 'cover-letter', 'خطاب تقديم لوظيفة محاسب', 'لوظيفة محاسب', 'لـ'],
    ['ar', 'reference-letter', 'رسالة توصية لطالب', 'لطالب', 'لـ'],
    ['fr', 'resignation-letter', 'lettre de démission', 'préavis', 'du vérifier'],
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
    ['en', 'meal-plan', 'menu for 4, one child with an allergy', 'people', '4'],
    ['en', 'quiz-questions', 'quiz on ww1, one question at a time', 'count', undefined],
    ['en', 'quiz-questions', '12 questions about glaciers', 'count', '12'],
    ['fr', 'meal-plan', 'menu pour 4, un enfant allergique', 'people', '4'],
    ['fr', 'code-from-description', 'script bash, date de prise de vue', 'language', 'Bash'],
    ['fr', 'travel-itinerary', 'itinéraire de 4 jours à Lisbonne', 'place', 'Lisbonne'],
    ['fr', 'payment-reminder', 'une relance polie pour une facture', 'tone', 'poli'],
    ['es', 'payment-reminder', 'una carta cálida pero firme', 'tone', 'cálido pero firme'],
    ['ar', 'travel-itinerary', 'برنامج سفر إلى إسطنبول 5 أيام', 'place', 'إسطنبول'],
    ['ar', 'complaint-letter', 'شكوى على شركة الاتصالات خصموا مني', 'recipient', 'شركة الاتصالات'],
    ['zh', 'travel-itinerary', '东京五日游攻略', 'place', '东京'],
    ['zh', 'travel-itinerary', '去成都玩三天', 'place', '成都'],
  ])('are what the goal says: %s %s %s, %s', (locale, card, goal, slot, value) => {
    expect(draft(goal, locale, card).value(slot)).toBe(value);
  });

  it('give a title that agrees with any subject', () => {
    const { title } = draft('explícame la fotosíntesis como a un niño', 'es', 'explain-at-level');
    expect(title).toBe('Explicación: la fotosíntesis');
  });
});

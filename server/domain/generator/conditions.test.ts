import { describe, expect, it } from 'vitest';
import { compose } from './compose.ts';
import { understand } from './understand.ts';

function bodyOf(goal: string, locale: string, cardId: string): string {
  const brief = { goal, cardId };
  return compose(brief, understand(brief, locale))[0]?.body ?? '';
}

describe('sentences of a card', () => {
  it.each<[string, string, string, string, string]>([
    // The words of another case leave the sentence out.
    ['en', 'baby-or-pet-name', 'name for our new puppy', 'For an animal', 'For a child'],
    ['fr', 'baby-or-pet-name', 'un prénom pour ma fille', 'Pour un enfant', 'Pour un animal'],
    ['es', 'baby-or-pet-name', 'nombre para mi gata', 'Para un animal', 'Para una criatura'],
    ['ar', 'baby-or-pet-name', 'اسم لقطتي البيضاء', 'للحيوان', 'للمولود'],
    ['zh', 'baby-or-pet-name', '给女儿起个名字', '孩子起名：', '宠物起名：'],
    ['en', 'ad-variants', 'facebook ads for my bakery', '- Feed:', '- Search:'],
    ['en', 'rental-listing', 'airbnb listing, cabin by a lake', 'animals', 'applicants'],
    // A sentence gives way where the words of another one are said.
    ['en', 'health-question', 'blood test results, ferritin 9', 'Each finding', 'how urgent'],
    // So do a choice that the goal makes, and what it does not speak of.
    ['en', 'interview-practice', 'mock interview, ask me one by one', 'rehearsal', 'The sheet'],
    ['es', 'interview-practice', 'preguntas y respuestas típicas', 'La ficha', 'El ensayo'],
    ['en', 'payment-reminder', 'second reminder, invoice 12', 'first reminder', 'overlooked'],
    ['es', 'payment-reminder', 'último aviso, factura 12', 'Es el último aviso', 'Si es el primer'],
    ['zh', 'image-prompt', '写个midjourney提示词，一只狐狸', '--no', '没有的东西'],
    ['zh', 'payment-reminder', '第二次催款，发票12号', '上一次提醒', '可能是漏看'],
    ['en', 'explain-at-level', 'explain gravity to a 6 year old', 'About 200', '350'],
    ['en', 'poem', 'a poem about autumn fog', 'One detail', 'people laugh'],
    ['en', 'poem', 'a funny poem for my grandma', 'people laugh', 'eyes like stars'],
    ['en', 'condolence-message', 'my boss lost her father', 'no offer of help', 'bring food'],
    ['en', 'workout-plan', 'gym plan, torn shoulder', 'would load what hurts', 'where fat goes'],
    ['fr', 'neighbour-or-landlord-letter', 'mail pour ma caution', 'Elle demande', 'Pour le loyer'],
    ['en', 'gift-ideas', 'a present for my aunt', 'for my aunt', 'who it is for'],
    ['en', 'customer-reply', 'reply: can u do it cheaper?', 'not a complaint', 'nothing else'],
    ['fr', 'essay', 'plan de dissertation sur la paix', 'seulement le plan', 'Premier paragraphe'],
    [
      'fr',
      'cover-letter',
      'motivation alternance, licence de droit',
      'trois',
      'Je demande une place',
    ],
    [
      'en',
      'neighbour-or-landlord-letter',
      'street lamps are out',
      'one matter',
      'official decision',
    ],
    [
      'es',
      'neighbour-or-landlord-letter',
      'recurrir una multa',
      'suele tener plazo',
      'lugar, tamaño',
    ],
    // And what belongs to a text that has no place in the prompt.
    ['en', 'quiz-me', 'quiz me about the roman empire', 'one question', 'If I pasted notes'],
  ])('belong to the goal: %s %s %s', (locale, card, goal, kept, left) => {
    const body = bodyOf(goal, locale, card);
    expect(body).toContain(kept);
    expect(body).not.toContain(left);
  });

  it('stay where the goal leaves both cases open', () => {
    const name = bodyOf('a name that sounds warm', 'en', 'baby-or-pet-name');
    expect(name).toContain('For a child');
    expect(name).toContain('For an animal');
    const interview = bodyOf('job interview tomorrow', 'en', 'interview-practice');
    expect(interview).toContain('**The sheet**');
    expect(interview).toContain('offer in one line to rehearse it');
  });
});

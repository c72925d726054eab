import { describe, expect, it } from 'vitest';
import type { DocumentPrompt } from '#server/ports/documents.ts';
import { documentContent } from './document-content.ts';

const prompt: DocumentPrompt = {
  title: 'T',
  body: 'x',
  tags: [],
  variables: [],
  direction: 'auto',
};
const content = (changes: Partial<DocumentPrompt>, locale = 'en') =>
  documentContent(
    { ...prompt, ...changes },
    { locale, sections: ['title', 'body', 'metadata'] },
    'Promptwell',
  );

describe('a prompt that names no language', () => {
  it.each([
    ['خطة تسويق', 'اكتب خطة واضحة للأشهر الثلاثة الأولى.', 'ar'],
    ['برنامه', 'لطفاً پیش از شروع سه پرسش کوتاه بپرسید و چاپ کنید.', 'fa'],
    ['Plan', 'Escribe un correo para anunciar el nuevo horario de la tienda.', 'es'],
    ['Kế hoạch', 'Viết lại đoạn văn dưới đây cho học sinh và phụ huynh.', 'vi'],
  ])('has the language of its own text, not the reader’s: %s', (title, body, language) => {
    expect(content({ title, body }).language).toBe(language);
    expect(content({ title, body }, 'fr').language).toBe(language);
  });

  it('goes by the reader’s language only where there is no letter', () => {
    expect(content({ title: '1', body: '2 + 2' }, 'ar').language).toBe('ar');
  });

  it('keeps the language that is stated', () => {
    expect(content({ language: 'he', body: 'English words.' }).language).toBe('he');
  });
});

it('gives each tag the language and direction of its own letters', () => {
  const { values } = content({ tags: ['購入アドバイス', 'أدوات', 'plan'] }).tags;
  expect(values.map(({ lang, dir }) => [lang, dir])).toEqual([
    ['ja', 'ltr'],
    ['ar', 'rtl'],
    ['en', 'ltr'],
  ]);
});

it.each([
  ['en', 'Includes', 'Task and form of the answer', 'Leaves out', 'Example'],
  ['fr', 'Contient', 'Tâche et forme de la réponse', 'Ne contient pas', 'Exemple'],
  ['ar', 'يتضمن', 'المهمة وشكل الإجابة', 'لا يتضمن', 'مثال'],
  ['zh', '包含', '任务和回答形式', '未包含', '示例'],
])(
  'lists what the prompt says and leaves out, in the reader’s language: %s',
  (locale, ...lines) => {
    const { metadata } = content(
      {
        checklist: [
          { element: 'task', state: 'present' },
          { element: 'context', state: 'notNeeded' },
          { element: 'form', state: 'present' },
          { element: 'example', state: 'missing' },
        ],
      },
      locale,
    );
    expect(metadata.flatMap(({ label, value }) => [label, value])).toEqual(lines);
  },
);

it('is silent about a prompt whose language the quality rules do not read', () => {
  expect(content({ checklist: [] }).metadata).toEqual([]);
});

import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Variable } from '#core/template/variable.ts';
import type { Finding } from '#core/quality/types.ts';
import { LANGUAGE_CODES } from '#core/language/languages.ts';
import { assessQuality } from './assess.ts';
import { RULES } from '#core/quality/types.ts';
import { qualityWords } from './words.ts';

const GOOD = `You are a senior editor.

## Task

Rewrite the text for readers new to the subject.

## Context

Our newsletter goes to parents. Use only these facts: {{facts}}

## Output format

A table of five rows. At most 200 words, for example: "Monday: bring a coat."
Where a fact is missing, say so instead of guessing.`;

function find(
  body: string,
  rule: keyof typeof RULES,
  variables: Variable[] = [],
): Finding | undefined {
  return assessQuality(body, variables, 'en').findings.find((finding) => finding.rule === rule);
}
function apply(body: string, finding: Finding | undefined): string {
  const fix = finding?.fix;
  return fix === undefined
    ? body
    : body.slice(0, fix.start) + fix.replacement + body.slice(fix.end);
}

describe('assessQuality', () => {
  it('has nothing to say about a prompt that says everything', () => {
    const elements = ['task', 'material', 'context', 'form', 'limits', 'example'];
    expect(assessQuality(GOOD, [], 'en')).toEqual({
      findings: [],
      checklist: elements.map((element) => ({ element, state: 'present' })),
    });
  });
  it('asks a bare line for what it lacks, gravest first', () => {
    const { findings } = assessQuality('Sales figures', [], 'en');
    expect(findings[0]?.rule).toBe('task.missing');
    expect(findings.map((finding) => finding.rule)).toEqual(
      expect.arrayContaining(['role.missing', 'format.missing', 'length.tooShort']),
    );
  });
  it.each([
    ['en', 'Bicycles and the weather of the city'],
    ['es', 'Las bicicletas y el tiempo de la ciudad'],
    ['fr', 'Les vélos et la météo de la ville'],
    ['ar', 'الدراجات والطقس'],
    ['zh', '自行车与天气'],
  ])('reads the cues of %s', (_, weak) => {
    const rules = assessQuality(weak, [], 'en').findings.map((finding) => finding.rule);
    expect(rules).toEqual(
      expect.arrayContaining(['task.missing', 'role.missing', 'format.missing']),
    );
  });
  it.each([
    'Eres un editor. Reescribe el texto para principiantes. Contexto: nuestro boletín. Formato: tabla de cinco filas, como máximo 200 palabras. Por ejemplo: «lunes». Si falta un dato, dilo.',
    'Tu es rédacteur. Réécris le texte pour des débutants. Contexte : notre lettre. Format : tableau de cinq lignes, 200 mots au maximum. Par exemple : « lundi ». S’il manque un fait, signale-le.',
    'أنت محرّر خبير. أعد صياغة النص للمبتدئين. السياق: نشرتنا. الصيغة: جدول من خمسة صفوف لا يتجاوز 200 كلمة. مثال: «الاثنين». إذا نقصت معلومة فاذكر ذلك ولا تخترع.',
    '你是资深编辑。请为初学者改写这段文字：{{原文}}。背景：我们的家长通讯。格式：五行表格，不超过 200 字。例如：“周一”。缺少信息时请说明，不要编造。',
  ])('finds nothing missing in: %s', (body) => {
    const rules = assessQuality(body, [], 'en').findings.map((finding) => finding.rule);
    expect(rules.filter((rule) => rule.endsWith('.missing'))).toEqual([]);
  });
  it('does not judge words of a language that it does not read', () => {
    const body =
      'Schreibe eine kurze E-Mail für unsere Kunden, nicht mehr als fünf Sätze, und frage nach der Lampe.';
    expect(assessQuality(body, [], 'en').findings).toEqual([]);
  });
  it('speaks the language of the reader and mends in that of the prompt', () => {
    const finding = assessQuality(
      'Escribe un correo para nuestros clientes',
      [],
      'zh',
    ).findings.find(({ rule }) => rule === 'role.missing');
    expect(finding?.message).toMatch(/模型/u);
    expect(finding?.fix?.replacement).toMatch(/^Eres /u);
    expect(finding?.fix?.label).toBe('添加角色');
  });
});

describe('fixes', () => {
  it.each<[keyof typeof RULES, string, RegExp]>([
    ['role.missing', 'Write a note.', /^You are an experienced \{\{role\}\}/u],
    ['format.missing', 'You are a cook. Suggest dinner.', /Output format/u],
    ['uncertainty.missing', 'You are a cook. Suggest dinner.', /instead of guessing/u],
    ['variable.malformed', 'Write about {{ first name }}.', /about \{\{first_name\}\}\./u],
    ['variable.placeholder', 'Write to [CUSTOMER NAME] today.', /to \{\{customer_name\}\} today/u],
    ['ambiguity.vague', 'Write about cats, dogs, etc.', /dogs$/u],
    ['structure.openFence', 'Review:\n```ts\nconst a = 1;', /```ts\nconst a = 1;\n```$/u],
    [
      'structure.repeated',
      'Keep every sentence short please.\nGo.\nKeep every sentence short please.',
      /^.*\nGo\.$/u,
    ],
    ['privacy.secret', 'Use sk-proj-abcdefghijklmnop1234 for it', /Use \{\{secret\}\} for/u],
    ['emphasis.shouting', 'Write it now!!!', /now!$/u],
  ])('%s goes away once its fix is taken', (rule, body, mended) => {
    const finding = find(body, rule);
    const after = apply(body, finding);
    expect(after).toMatch(mended);
    expect(find(after, rule)).toBeUndefined();
  });
  it('points at the words it speaks of', () => {
    const body = 'Écris 😀 un texte. Make it brief, and comprehensive.';
    const finding = find(body, 'contradiction.length');
    expect(body.slice(finding?.start, finding?.end)).toBe('comprehensive');
    const vague = 'اكتب نصًّا جَميلًا وبعض الأمثلة';
    const hit = find(vague, 'ambiguity.vague');
    expect(vague.slice(hit?.start, hit?.end)).toMatch(/جَميل|بعض/u);
  });
});

describe('single rules', () => {
  it('tells oppositions from words that hold each other', () => {
    expect(find('Use an informal tone.', 'contradiction.tone')).toBeUndefined();
    expect(find('Formal tone, with slang.', 'contradiction.tone')).toBeDefined();
    expect(find("Don't ask me anything.", 'contradiction.questions')).toBeUndefined();
  });
  it('checks descriptions of blanks', () => {
    const select: Variable = { name: 'tone', type: 'select', required: true };
    expect(find('{{tone}}', 'variable.options', [select])).toBeDefined();
    expect(find('no blank', 'variable.unused', [select])?.message).toContain('tone');
    const date: Variable = { name: 'day', type: 'date', required: true, default: 'soon' };
    expect(find('{{day}}', 'variable.default', [date])).toBeDefined();
    expect(find('{{x}}', 'variable.unclear')).toMatchObject({ start: 0, end: 5 });
  });
  it('leaves literal braces and links alone', () => {
    expect(find(String.raw`Write \{{ not a blank }}`, 'variable.malformed')).toBeUndefined();
    expect(find('See [CONTEXT](https://example.com)', 'variable.placeholder')).toBeUndefined();
  });
  it('sees an empty section, not one that has subsections', () => {
    expect(find('# A\n\n## B\n\ntext', 'structure.emptySection')).toBeUndefined();
    expect(find('# A\n\n# B\n\ntext', 'structure.emptySection')?.message).toContain('A');
  });
  it('does not judge code', () => {
    expect(
      find('Explain:\n```\nSTOP THE LOUD WORDS NOW etc!!!\n```', 'emphasis.shouting'),
    ).toBeUndefined();
  });
});

describe('any text', () => {
  it('gets spans inside the text, messages within the contract', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 300 }), (body) => {
        const { findings } = assessQuality(body, [], 'ar');
        for (const { start = 0, end = 0, fix, message } of findings) {
          expect(start).toBeLessThanOrEqual(end);
          expect(Math.max(end, fix?.end ?? 0)).toBeLessThanOrEqual(body.length);
          expect(message.length).toBeLessThanOrEqual(500);
        }
      }),
      { numRuns: 300 },
    );
  });
  it.each([
    '{{',
    '!',
    'A ',
    '[AB ',
    '“',
    '<a>',
    '\n ',
    '```\n',
    '_',
    'password: ',
    'do not ',
    '{{a ',
  ])('made of %j 20,000 units long is read within half a second', (piece) => {
    const body = piece.repeat(20_000 / piece.length);
    const began = performance.now();
    assessQuality(body, [], 'en');
    expect(performance.now() - began).toBeLessThan(500);
  });
  it('has a message for every rule in every language', () => {
    for (const language of LANGUAGE_CODES) {
      const { messages, labels, inserts } = qualityWords(language);
      expect(Object.keys(messages).toSorted()).toEqual(Object.keys(RULES).toSorted());
      expect([
        ...Object.values(messages),
        ...Object.values(labels),
        ...Object.values(inserts),
      ]).not.toContain('');
    }
  });
});

import { rowsOf, date, number, select, text, textarea, type StarterSpec } from './starter-rows.ts';

/** Starters of education, academic, career, office and translation. */
export const STUDY: readonly StarterSpec[] = [
  ...rowsOf('education', 7, [
    {
      slug: 'lesson-plan',
      technique: 'structured',
      answerTokens: 1300,
      tags: ['lesson', 'planning'],
      variables: [
        text('subject'),
        text('level'),
        number('minutes', { default: '45' }),
        textarea('known', { optional: true }),
      ],
    },
    {
      slug: 'socratic-tutor',
      technique: 'interview',
      answerTokens: 700,
      tags: ['lesson', 'conversation'],
      variables: [text('topic'), text('learner'), textarea('stuck', { optional: true })],
    },
    {
      slug: 'exam-with-key',
      technique: 'structured',
      answerTokens: 1500,
      tags: ['exam'],
      variables: [textarea('material'), number('count', { default: '10' }), text('level')],
    },
  ]),
  ...rowsOf('academic', 8, [
    {
      slug: 'paper-reading',
      technique: 'structured',
      answerTokens: 1100,
      tags: ['research', 'review'],
      variables: [textarea('paper'), text('question')],
    },
    {
      slug: 'argument-stress-test',
      technique: 'critique',
      answerTokens: 1000,
      tags: ['review', 'editing'],
      variables: [textarea('argument'), text('field')],
    },
    {
      slug: 'abstract-four-versions',
      technique: 'fewShot',
      answerTokens: 800,
      tags: ['article', 'editing'],
      variables: [textarea('findings'), text('venue'), number('limit', { default: '200' })],
    },
  ]),
  ...rowsOf('career', 9, [
    {
      slug: 'cv-to-advert',
      technique: 'critique',
      answerTokens: 1200,
      tags: ['application', 'editing'],
      variables: [textarea('cv'), textarea('advert'), select('pages', ['one', 'two'])],
    },
    {
      slug: 'interview-rehearsal',
      technique: 'interview',
      answerTokens: 900,
      tags: ['interview', 'rehearsal'],
      variables: [
        text('role'),
        textarea('background'),
        select('kind', ['first', 'technical', 'panel', 'final']),
      ],
    },
    {
      slug: 'next-step-decision',
      technique: 'stepByStep',
      answerTokens: 900,
      tags: ['decision', 'planning'],
      variables: [
        textarea('situation'),
        textarea('options'),
        text('values'),
        date('deadline', { optional: true }),
      ],
    },
  ]),
  ...rowsOf('office', 10, [
    {
      slug: 'minutes-from-transcript',
      technique: 'structured',
      answerTokens: 900,
      tags: ['meeting', 'report'],
      variables: [textarea('transcript'), text('purpose'), text('absent', { optional: true })],
    },
    {
      slug: 'weekly-report',
      technique: 'fewShot',
      answerTokens: 600,
      tags: ['report'],
      variables: [textarea('notes'), text('reader'), textarea('last_week', { optional: true })],
    },
    {
      slug: 'hard-mail',
      technique: 'critique',
      answerTokens: 400,
      tags: ['email', 'conversation'],
      variables: [
        textarea('situation'),
        text('recipient'),
        text('result'),
        select('tone', ['warm', 'neutral', 'firm'], 'neutral'),
      ],
    },
  ]),
  ...rowsOf('translation', 11, [
    {
      slug: 'translate-with-decisions',
      technique: 'stepByStep',
      answerTokens: 1200,
      tags: ['localization', 'editing'],
      variables: [
        textarea('source_text'),
        text('target_language'),
        text('readers'),
        textarea('terms', { optional: true }),
      ],
    },
    {
      slug: 'translation-review',
      technique: 'critique',
      answerTokens: 1000,
      tags: ['review', 'localization'],
      variables: [textarea('source_text'), textarea('translation'), text('use')],
    },
    {
      slug: 'language-partner',
      technique: 'interview',
      answerTokens: 600,
      tags: ['language', 'conversation'],
      variables: [
        text('target_language'),
        select('level', ['A2', 'B1', 'B2', 'C1'], 'B1'),
        text('scene'),
        text('weakness', { optional: true }),
      ],
    },
  ]),
];

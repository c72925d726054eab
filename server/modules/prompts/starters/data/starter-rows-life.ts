import { rowsOf, date, number, select, text, textarea, type StarterSpec } from './starter-rows.ts';

/** Starters of design, business, life, entertainment and other. */
export const LIFE: readonly StarterSpec[] = [
  ...rowsOf('design', 12, [
    {
      slug: 'interface-texts',
      technique: 'fewShot',
      answerTokens: 700,
      tags: ['interface', 'editing'],
      variables: [textarea('screen'), text('users'), text('voice', { optional: true })],
    },
    {
      slug: 'design-critique',
      technique: 'critique',
      answerTokens: 900,
      tags: ['review', 'interface'],
      variables: [
        textarea('work'),
        text('goal'),
        select('stage', ['sketch', 'draft', 'finished'], 'draft'),
      ],
    },
    {
      slug: 'creative-brief',
      technique: 'interview',
      answerTokens: 700,
      tags: ['planning', 'strategy'],
      variables: [text('project'), textarea('client_says')],
    },
  ]),
  ...rowsOf('business', 13, [
    {
      slug: 'pre-mortem',
      technique: 'stepByStep',
      answerTokens: 1000,
      tags: ['risk', 'planning'],
      variables: [textarea('plan'), text('horizon'), text('team', { optional: true })],
    },
    {
      slug: 'decision-memo',
      technique: 'structured',
      answerTokens: 1000,
      tags: ['decision', 'report'],
      variables: [text('question'), textarea('facts'), textarea('alternatives'), text('decider')],
    },
    {
      slug: 'business-idea-test',
      technique: 'interview',
      answerTokens: 900,
      tags: ['strategy', 'research'],
      variables: [textarea('idea'), text('resources')],
    },
  ]),
  ...rowsOf('life', 14, [
    {
      slug: 'week-of-meals',
      technique: 'structured',
      answerTokens: 1200,
      tags: ['food', 'planning'],
      variables: [
        text('people'),
        text('kitchen'),
        text('dislikes', { optional: true }),
        number('minutes', { default: '30' }),
      ],
    },
    {
      slug: 'trip-with-slack',
      technique: 'stepByStep',
      answerTokens: 1300,
      tags: ['travel', 'planning'],
      variables: [
        text('destination'),
        date('arrival'),
        number('days', { default: '4' }),
        text('travellers'),
        text('limits', { optional: true }),
      ],
    },
    {
      slug: 'choice-between-two',
      technique: 'critique',
      answerTokens: 700,
      tags: ['decision', 'thinking'],
      variables: [text('choice'), textarea('considerations')],
    },
    {
      slug: 'household-letter',
      technique: 'structured',
      answerTokens: 500,
      tags: ['household', 'email'],
      variables: [
        textarea('matter'),
        text('addressee'),
        text('wish'),
        date('by_when', { optional: true }),
      ],
    },
  ]),
  ...rowsOf('entertainment', 15, [
    {
      slug: 'solo-adventure',
      technique: 'interview',
      answerTokens: 800,
      tags: ['game', 'story'],
      variables: [
        text('world'),
        text('hero'),
        select('danger', ['gentle', 'fair', 'deadly'], 'fair'),
      ],
    },
    {
      slug: 'film-night',
      technique: 'fewShot',
      answerTokens: 500,
      tags: ['film'],
      variables: [
        textarea('loved'),
        text('mood'),
        text('company'),
        text('limits', { optional: true }),
      ],
    },
    {
      slug: 'quiz-for-friends',
      technique: 'structured',
      answerTokens: 1000,
      tags: ['game', 'exam'],
      variables: [text('themes'), text('guests'), number('rounds', { default: '4' })],
    },
  ]),
  ...rowsOf('other', 16, [
    {
      slug: 'improve-a-prompt',
      technique: 'critique',
      answerTokens: 800,
      tags: ['editing', 'thinking'],
      variables: [textarea('prompt'), text('purpose'), textarea('failure', { optional: true })],
    },
    {
      slug: 'explain-at-three-depths',
      technique: 'fewShot',
      answerTokens: 700,
      tags: ['thinking', 'lesson'],
      variables: [text('topic'), text('known', { optional: true })],
    },
    {
      slug: 'checklist-from-experience',
      technique: 'stepByStep',
      answerTokens: 700,
      tags: ['planning', 'documentation'],
      variables: [text('task'), textarea('experience'), text('user')],
    },
    {
      slug: 'many-ideas-then-few',
      technique: 'stepByStep',
      answerTokens: 1000,
      tags: ['thinking', 'strategy'],
      variables: [
        text('problem'),
        textarea('constraints', { optional: true }),
        number('count', { default: '20' }),
      ],
    },
  ]),
];

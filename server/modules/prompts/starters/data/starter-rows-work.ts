import {
  rowsOf,
  date,
  number,
  select,
  text,
  textarea,
  url,
  type StarterSpec,
} from './starter-rows.ts';

/** Starters of writing, marketing, sales, support, coding and data. */
export const WORK: readonly StarterSpec[] = [
  ...rowsOf('writing', 1, [
    {
      slug: 'article-from-notes',
      technique: 'structured',
      answerTokens: 1400,
      tags: ['article', 'editing'],
      variables: [
        text('topic'),
        text('readers'),
        textarea('notes'),
        number('length', { default: '900' }),
      ],
    },
    {
      slug: 'line-edit',
      technique: 'critique',
      answerTokens: 1200,
      tags: ['editing', 'review'],
      variables: [
        textarea('text'),
        select('strength', ['light', 'firm', 'deep'], 'firm'),
        text('keep', { optional: true }),
      ],
    },
    {
      slug: 'short-story-scene',
      technique: 'stepByStep',
      answerTokens: 1600,
      tags: ['story'],
      variables: [
        textarea('premise'),
        text('character'),
        select('mood', ['tense', 'tender', 'comic', 'eerie']),
      ],
    },
  ]),
  ...rowsOf('marketing', 2, [
    {
      slug: 'product-launch-email',
      technique: 'fewShot',
      answerTokens: 700,
      tags: ['email', 'campaign'],
      variables: [
        text('product'),
        text('audience'),
        textarea('news'),
        text('benefit'),
        url('action_url', { optional: true }),
      ],
    },
    {
      slug: 'positioning-interview',
      technique: 'interview',
      answerTokens: 900,
      tags: ['strategy', 'campaign'],
      variables: [text('product'), text('rivals', { optional: true })],
    },
    {
      slug: 'content-calendar',
      technique: 'stepByStep',
      answerTokens: 1500,
      tags: ['social', 'planning'],
      variables: [
        text('brand'),
        select('channel', ['linkedin', 'instagram', 'newsletter', 'video']),
        text('goal'),
        date('start'),
      ],
    },
  ]),
  ...rowsOf('sales', 3, [
    {
      slug: 'cold-outreach',
      technique: 'critique',
      answerTokens: 500,
      tags: ['email', 'outreach'],
      variables: [text('offer'), text('recipient'), textarea('signal'), text('ask')],
    },
    {
      slug: 'objection-practice',
      technique: 'interview',
      answerTokens: 900,
      tags: ['rehearsal', 'conversation'],
      variables: [
        text('product'),
        text('buyer'),
        textarea('objections'),
        select('difficulty', ['patient', 'busy', 'hostile'], 'busy'),
      ],
    },
    {
      slug: 'proposal-from-call',
      technique: 'structured',
      answerTokens: 1300,
      tags: ['report', 'conversation'],
      variables: [
        text('client'),
        textarea('call_notes'),
        text('price'),
        date('valid_until', { optional: true }),
      ],
    },
  ]),
  ...rowsOf('support', 4, [
    {
      slug: 'reply-to-complaint',
      technique: 'structured',
      answerTokens: 450,
      tags: ['email', 'complaint'],
      variables: [textarea('message'), textarea('facts'), text('can_offer'), text('company')],
    },
    {
      slug: 'help-article',
      technique: 'stepByStep',
      answerTokens: 800,
      tags: ['documentation'],
      variables: [
        text('question'),
        textarea('material'),
        select('skill', ['beginner', 'regular', 'administrator']),
      ],
    },
    {
      slug: 'ticket-themes',
      technique: 'structured',
      answerTokens: 1100,
      tags: ['report', 'research'],
      variables: [textarea('tickets'), text('period'), text('product')],
    },
  ]),
  ...rowsOf('coding', 5, [
    {
      slug: 'code-review',
      technique: 'critique',
      answerTokens: 1100,
      tags: ['review', 'testing'],
      variables: [
        textarea('diff'),
        text('purpose'),
        text('language', { optional: true }),
        select('concern', ['correctness', 'security', 'performance', 'readability']),
      ],
    },
    {
      slug: 'debug-systematically',
      technique: 'stepByStep',
      answerTokens: 1000,
      tags: ['debugging'],
      variables: [
        textarea('symptom'),
        textarea('code'),
        text('environment'),
        textarea('tried', { optional: true }),
      ],
    },
    {
      slug: 'tests-from-behaviour',
      technique: 'fewShot',
      answerTokens: 1300,
      tags: ['testing'],
      variables: [textarea('code'), text('framework'), textarea('contract', { optional: true })],
    },
  ]),
  ...rowsOf('data', 6, [
    {
      slug: 'sql-from-question',
      technique: 'structured',
      answerTokens: 700,
      tags: ['sql', 'research'],
      variables: [
        text('question'),
        textarea('schema'),
        select('dialect', ['PostgreSQL', 'MySQL', 'SQL Server', 'BigQuery']),
      ],
    },
    {
      slug: 'figures-explained',
      technique: 'critique',
      answerTokens: 900,
      tags: ['report', 'review'],
      variables: [textarea('figures'), text('claim'), text('reader')],
    },
    {
      slug: 'spreadsheet-cleanup',
      technique: 'fewShot',
      answerTokens: 900,
      tags: ['spreadsheet'],
      variables: [
        textarea('sample'),
        text('target'),
        select('tool', ['excel', 'sheets', 'python']),
      ],
    },
  ]),
];

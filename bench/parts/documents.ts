import { createDocuments } from '#server/adapters/documents/create-documents.ts';
import type { DocumentFormat, DocumentPrompt } from '#server/ports/documents.ts';
import type { Part } from '../part.ts';
import { interleaved, median, percentile } from '../report/statistics.ts';

const WARM_UP = 20;
const A_ROUND = 40;
/** About a page: headings, a list, a table, paragraphs. */
const PAGE = [
  '# Weekly report',
  'Write the report of the week about {{topic}} for {{reader}}, in plain words and the past tense.',
  '## What belongs in it',
  ...[
    'three results, each with its figure',
    'two risks and what is done about them',
    'one question',
  ].map((item) => `- ${item}`),
  '## Measures',
  '| Figure | Last week | This week |\n| --- | ---: | ---: |\n| Visits | 1,204 | 1,377 |\n| Orders | 88 | 93 |',
  ...Array.from(
    { length: 6 },
    () =>
      'Leave out what the reader knows already. Name who does what until when, and where it can be read.',
  ),
].join('\n\n');
const PROMPT: DocumentPrompt = {
  title: 'Weekly report',
  body: PAGE,
  tags: ['weekly', 'report'],
  variables: [],
  direction: 'auto',
  language: 'en',
};
const FORMATS: readonly { name: string; format: DocumentFormat; goal: number }[] = [
  { name: 'PDF', format: 'pdf', goal: 10 },
  { name: 'Word', format: 'docx', goal: 12 },
];

/** Documents of one page from the pool that the server has, once its worker is warm. */
export const documents: Part = {
  title: 'Documents',
  async measure({ rounds }) {
    const pool = createDocuments({ brand: 'Promptwell', workers: 1 });
    const make = async (format: DocumentFormat) => {
      const started = performance.now();
      await pool.render(format, PROMPT, { locale: 'en', sections: ['body'] });
      return performance.now() - started;
    };
    const several = async (format: DocumentFormat, count: number) => {
      const times: number[] = [];
      while (times.length < count) times.push(await make(format));
      return times;
    };
    try {
      for (const { format } of FORMATS) await several(format, WARM_UP);
      const samples = await interleaved(FORMATS, rounds, ({ format }) => several(format, A_ROUND));
      return {
        tables: [
          {
            columns: ['ms', '95 of 100'],
            rows: FORMATS.map(({ name, goal }) => {
              const times = samples.get(name)?.flat() ?? [];
              return {
                name: `${name}, one page`,
                cells: [
                  { value: median(times), digits: 1, goal: { limit: goal, of: 'value' } },
                  { value: percentile(times, 0.95), digits: 1 },
                ],
              };
            }),
          },
        ],
      };
    } finally {
      await pool.close();
    }
  },
};

import { list, save, problemOf, shown, set, stream, type Plant } from './reach.ts';

/** Faults of answers: problems, headers, examples, files, streams. */
export const ANSWER_PLANTS: readonly Plant[] = [
  [
    'errors-are-problems',
    'plain JSON',
    (d) => {
      const response = list(d)['responses']!['500']!;
      Object.assign(response, {
        content: { 'application/json': response['content']!['application/problem+json'] },
      });
    },
  ],
  [
    'errors-are-problems',
    'both',
    (d) => {
      const content = list(d)['responses']!['500']!['content']!;
      Object.assign(content, { 'application/json': content['application/problem+json'] });
    },
  ],
  [
    'problems-are-named',
    'no example',
    (d) =>
      delete list(d)['responses']!['500']!['content']!['application/problem+json']!['examples'],
  ],
  [
    'answers-are-named',
    'no example',
    (d) => delete list(d)['responses']!['200']!['content']!['application/json']!['examples'],
  ],
  [
    'files-name-themselves',
    'a nameless file',
    (d) => delete save(d)['responses']!['200']!['headers']!['Content-Disposition'],
  ],
  [
    'owasp:api8:2023-define-error-responses-500',
    'no 500',
    (d) => delete list(d)['responses']!['500'],
  ],
  [
    'owasp:api4:2023-rate-limit-responses-429',
    'no 429',
    (d) => delete list(d)['responses']!['429'],
  ],
  [
    'answer-promises',
    'no X-Request-Id',
    (d) => delete list(d)['responses']!['200']!['headers']!['X-Request-Id'],
  ],
  [
    'answer-promises',
    'no Retry-After',
    (d) => delete list(d)['responses']!['429']!['headers']!['Retry-After'],
  ],
  [
    'answer-promises',
    'a 204 with content',
    (d) => set(save(d)['responses'], { 204: save(d)['responses']!['200'] }),
  ],
  [
    'answer-promises',
    'an error of its own shape',
    (d) => set(problemOf(d, '500'), { schema: { $ref: '#/components/schemas/Thing' } }),
  ],
  ['problem-examples', 'another status', (d) => set(shown(d, '500'), { status: 400 })],
  ['problem-examples', 'another type', (d) => set(shown(d, '500'), { type: '/problems/other' })],
  ['problem-examples', 'another path', (d) => set(shown(d, '500'), { instance: '/api/others' })],
  [
    'problem-examples',
    'a field that is not there',
    (d) => set(shown(d, '422'), { errors: [{ field: 'title', code: 'required' }] }),
  ],
  ['streams-fit', 'an event without a schema', (d) => stream(d, 'Nobody', '')],
  [
    'streams-fit',
    'a frame that does not fit',
    (d) => stream(d, 'Thing', 'event: a\ndata: {"type":"a"}\n\n'),
  ],
  [
    'streams-fit',
    'a frame of another type',
    (d) => stream(d, 'Thing', 'event: a\ndata: {"type":"b"}\n\n'),
  ],
];

import { text } from './clean-contract.ts';
import { list, schemes, parametersOf, answer, set, type Plant } from './reach.ts';

/** Faults of the document as a whole: who it is from, where it is served, who may call. */
export const GENERAL_PLANTS: readonly Plant[] = [
  ['info-description', 'no description', (d) => delete d['info']!['description']],
  ['info-contact', 'no contact', (d) => delete d['info']!['contact']],
  ['no-eval-in-markdown', 'eval', (d) => set(d['info'], { description: 'eval(1)' })],
  [
    'no-script-tags-in-markdown',
    'a script',
    (d) => set(d['info'], { description: '<script>1</script>' }),
  ],
  ['oas3-api-servers', 'no server', (d) => delete d['servers']],
  [
    'oas3-server-trailing-slash',
    'a slash at the end',
    (d) => set(d, { servers: [{ url: 'https://example.com/' }] }),
  ],
  [
    'oas3-operation-security-defined',
    'an unknown scheme',
    (d) => set(d, { security: [{ nobody: [] }] }),
  ],
  [
    'oas3-examples-value-or-externalValue',
    'an example of nothing',
    (d) => set(answer(d), { examples: { default: { summary: 'Nothing' } } }),
  ],
  ['tag-description', 'a tag without words', (d) => set(d, { tags: [{ name: 'prompts' }] })],
  [
    'owasp:api2:2023-no-http-basic',
    'basic',
    (d) => set(schemes(d), { basic: { type: 'http', scheme: 'basic' } }),
  ],
  [
    'owasp:api2:2023-no-api-keys-in-url',
    'a key in the address',
    (d) => set(schemes(d), { key: { type: 'apiKey', in: 'query', name: 'key' } }),
  ],
  [
    'owasp:api2:2023-auth-insecure-schemes',
    'an insecure scheme',
    (d) => set(schemes(d), { old: { type: 'http', scheme: 'negotiate' } }),
  ],
  [
    'owasp:api2:2023-no-credentials-in-url',
    'a token in the query',
    (d) => parametersOf(list(d)).push({ name: 'token', in: 'query', schema: text(9) }),
  ],
];

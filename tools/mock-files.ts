import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createDocuments } from '../server/adapters/documents/create-documents.ts';
import { readContract, resolve as follow } from '#contract/document/document.ts';

const ROOT = resolve(import.meta.dirname, '..');

type ExamplePrompt = {
  title: string;
  description: string;
  body: string;
  tags: string[];
  variables: Parameters<ReturnType<typeof createDocuments>['render']>[1]['variables'];
  direction: 'auto' | 'ltr' | 'rtl';
  version: number;
  updatedAt: string;
};

/**
 * Writes the files that the mock answers downloads with, from the contract's own example of a prompt, and
 * a receipt: `node tools/mock-files.ts`, after that example or the documents' look has changed.
 */
const contract = readContract(join(ROOT, 'openapi/dist/openapi.yaml'));
const { value } = follow(contract, { $ref: '#/components/examples/get_prompt_default' }) as {
  value?: ExamplePrompt;
};
if (!value) throw new Error('The contract has no example get_prompt_default');

const documents = createDocuments({ brand: 'Promptwell' });
await mkdir(join(ROOT, 'mock/files'), { recursive: true });
for (const format of ['pdf', 'docx'] as const) {
  const bytes = await documents.render(format, value, {
    locale: 'en',
    sections: ['title', 'description', 'body', 'variables', 'metadata'],
  });
  await writeFile(join(ROOT, `mock/files/product-launch-email.${format}`), bytes);
}
const receipt = await documents.render(
  'pdf',
  {
    ...value,
    title: 'Receipt PW-2026-00467',
    description: 'Paid on November 1, 2026 with Visa ending in 4242',
    body: [
      '| Description | Quantity | Amount |',
      '| --- | --- | --- |',
      '| Team, Nov 1 – Dec 1, 2026 | 1 | $39.00 |',
      '| 3 extra seats, Nov 1 – Dec 1, 2026 | 3 | $21.00 |',
      '| **Total** | | **$60.00** |',
    ].join('\n'),
  },
  { locale: 'en', sections: ['title', 'description', 'body'] },
);
await writeFile(join(ROOT, 'mock/files/receipt.pdf'), receipt);
await documents.close();

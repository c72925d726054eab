import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { areKept, keepModels, readModels } from './learned-models.ts';
import { likelihoods, trainingSteps, type SoftmaxModel } from './softmax-regression.ts';

const folder = mkdtempSync(join(tmpdir(), 'models-'));
afterAll(() => rmSync(folder, { recursive: true }));

function trained(): SoftmaxModel {
  const steps = trainingSteps(
    ['letter', 'poem'],
    [
      { name: 'letter', features: new Map([['landlord', 1]]), weight: 1 },
      { name: 'poem', features: new Map([['rhyme', 1]]), weight: 1 },
    ],
  );
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

it('gives back what was kept, under one name for the same goals and code', async () => {
  const models = { learned: trained(), learnedForms: trained() };
  expect(areKept('en', folder)).toBe(false);
  expect(readModels('en', folder)).toBeUndefined();
  writeFileSync(join(folder, 'en-0123456789abcdef'), 'of earlier goals');
  writeFileSync(join(folder, 'fr-0123456789abcdef'), 'of another language');

  await keepModels('en', models, folder);

  const features = new Map([['landlord', 1]]);
  const read = readModels('en', folder);
  expect(read && likelihoods(read.learned, features)).toEqual(
    likelihoods(models.learned, features),
  );
  expect(readdirSync(folder)).toHaveLength(2);
  expect(readdirSync(folder)).toContain('fr-0123456789abcdef');
});

it('gives nothing where the file is damaged', () => {
  const [own = ''] = readdirSync(folder).filter((name) => name.startsWith('en-'));
  writeFileSync(join(folder, own), 'half a fi');
  expect(areKept('en', folder)).toBe(true);
  expect(readModels('en', folder)).toBeUndefined();
  expect(areKept('en', folder), 'whether a damaged file is in the way').toBe(false);
});

it('goes on without keeping anything where a folder cannot be made', async () => {
  const file = join(folder, 'taken');
  writeFileSync(file, '');
  const models = { learned: trained(), learnedForms: trained() };
  await expect(keepModels('en', models, join(file, 'models'))).resolves.toBeUndefined();
});

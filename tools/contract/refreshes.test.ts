import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { REFRESHES } from '../../orval.config.ts';
import { readContract } from '#contract/document/document.ts';
import { refreshFaults } from './refreshes.ts';

const document = readContract(resolve(import.meta.dirname, '../../openapi/dist/openapi.yaml'));

it('every mutation has a row, and every name is one of the contract', () => {
  expect(refreshFaults(document, REFRESHES)).toEqual([]);
});

it('finds a misspelt mutation, a misspelt query and a missing row', () => {
  const { 'prompts/restorePrompt': targets, ...others } = REFRESHES;
  expect(refreshFaults(document, { ...others, 'prompts/restorePromt': targets ?? [] })).toEqual([
    'prompts/restorePromt is no mutation of the contract.',
    'prompts/restorePrompt has no row; an empty one says that it refreshes nothing.',
  ]);
  expect(refreshFaults(document, { ...REFRESHES, 'auth/logout': ['account/getMyProfil'] })).toEqual(
    ['auth/logout refreshes account/getMyProfil, which is no query of the contract.'],
  );
});

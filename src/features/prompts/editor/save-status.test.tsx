import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import common from '#public/locales/en/common.json';
import prompts from '#public/locales/en/prompts.json';
import type { CopyState } from './copy-keeper.ts';
import { SaveStatus } from './save-status.tsx';
import type { PromptEditor } from './use-prompt-editor.ts';

async function statusOf(isUnsaved: boolean, state?: CopyState): Promise<string | null> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { common, prompts } } });
  const copy = state && { subscribe: () => () => {}, getState: () => state };
  const editor = { isSaving: false, copy } as unknown as PromptEditor;
  const { getByRole } = render(
    <I18nextProvider i18n={i18n}>
      <SaveStatus editor={editor} isUnsaved={isUnsaved} />
    </I18nextProvider>,
  );
  return getByRole('status').textContent;
}

const offline = { code: 'ERR_NETWORK', isAxiosError: true };

it.each<[string, boolean, CopyState | undefined, string]>([
  ['a version', false, { status: 'kept' }, 'Saved'],
  ['a working copy', true, { status: 'kept' }, 'Draft saved'],
  ['changes on their way', true, { status: 'keeping' }, 'Saving…'],
  [
    'changes taken back, which the server does not know yet',
    false,
    { status: 'keeping' },
    'Saving…',
  ],
  [
    'changes taken back offline',
    false,
    { status: 'waiting', error: offline },
    'Kept on this device, offline',
  ],
  [
    'changes taken back and refused',
    false,
    { status: 'refused', error: offline },
    'Kept on this device',
  ],
  ['a text that is nowhere yet', true, undefined, 'Unsaved changes'],
  ['a text without a copy that is a version', false, undefined, 'Saved'],
])('says of %s (unsaved: %s)', async (_what, isUnsaved, state, text) => {
  expect(await statusOf(isUnsaved, state)).toBe(text);
});

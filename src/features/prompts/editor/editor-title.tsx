import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PromptEditor } from './use-prompt-editor.ts';

/** The prompt's title as it is typed, in its own direction. */
export function EditorTitle({ editor }: { editor: PromptEditor }) {
  const { t } = useTranslation('prompts');
  const title = useWatch({ control: editor.form.control, name: 'title' });
  return <bdi>{title.trim() || t('editor.untitled')}</bdi>;
}

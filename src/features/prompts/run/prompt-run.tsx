import { useTranslation } from 'react-i18next';
import type { Category } from '#src/generated/api/endpoints.schemas.ts';
import { toDraft, type EditorValues } from '../editor/editor-values.ts';
import type { PromptEditor } from '../editor/use-prompt-editor.ts';
import { useSettled } from '../editor/use-settled.ts';
import { reconcileVariables } from '#core/template/reconcile.ts';
import { tidyVariable } from '../template/variables.ts';
import { RunPanel } from './run-panel.tsx';

export type PromptRunProps = {
  editor: PromptEditor;
  categories: readonly Category[];
  rememberAs: string;
  /** Id of the form that runs it, for buttons outside. */
  formId: string;
};

const variablesOf = ({ body, variables }: EditorValues) =>
  reconcileVariables(body, variables).map(tidyVariable);

/** Runs the editor's content: the saved prompt by its id when nothing was changed, else the draft. */
export function PromptRun(props: PromptRunProps) {
  const { editor, categories, rememberAs, formId } = props;
  const { t } = useTranslation('prompts');
  const { form, saved, isDirty } = editor;
  const variables = useSettled(form, variablesOf);
  return (
    <RunPanel
      variables={variables}
      rememberAs={rememberAs}
      formId={formId}
      requestFor={(values) => {
        if (saved && !isDirty) return { promptId: saved.id, version: saved.version, values };
        const { changeNote: _note, isFavourite: _mark, ...draft } = toDraft(form.getValues());
        if (draft.body.trim() === '') {
          void form.trigger('body', { shouldFocus: true });
          return undefined;
        }
        // A draft that has no title or category yet can be run all the same.
        return {
          draft: {
            ...draft,
            title: draft.title || t('editor.untitled'),
            categoryId: draft.categoryId || (categories.at(-1)?.id ?? ''),
          },
          // An unsaved change is run as it is in the editor, and counts as the prompt's run.
          ...(saved && { promptId: saved.id }),
          values,
        };
      }}
    />
  );
}

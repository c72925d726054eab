import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createInstance, type i18n } from 'i18next';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import english from '#public/locales/en/prompts.json';
import french from '#public/locales/fr/prompts.json';
import type { QualityFinding } from '#src/generated/api/endpoints.schemas.ts';
import type { EditorValues } from '../editor/editor-values.ts';
import { QualityPanel } from './quality-panel.tsx';

let texts: i18n;
beforeEach(async () => {
  texts = createInstance();
  await texts.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { prompts: english }, fr: { prompts: french } },
    interpolation: { escapeValue: false },
  });
});

const onReveal = vi.fn<() => void>();
const onCount = vi.fn<(faults: number) => void>();

type Opened = { body: string; findings?: QualityFinding[]; readOnly?: boolean; isShown?: boolean };

/** The panel next to a text area, as in the editor. */
function open({ body, findings = [], readOnly = false, isShown = true }: Opened) {
  function Editor() {
    const form = useForm<EditorValues>({ defaultValues: { body, variables: [] } });
    const area = useRef<HTMLTextAreaElement>(null);
    const { ref, ...field } = form.register('body');
    return (
      <>
        <textarea
          aria-label="Prompt"
          {...field}
          ref={(element) => {
            ref(element);
            area.current = element;
          }}
        />
        <QualityPanel
          editor={{ form }}
          findings={findings}
          checklist={undefined}
          onCount={onCount}
          assessed={body}
          readOnly={readOnly}
          isShown={isShown}
          areaRef={area}
          onReveal={onReveal}
        />
      </>
    );
  }
  render(
    <I18nextProvider i18n={texts}>
      <Editor />
    </I18nextProvider>,
  );
  return screen.getByRole('textbox', { name: 'Prompt' }) as HTMLTextAreaElement;
}

const SAID: QualityFinding = {
  rule: 'x',
  severity: 'warning',
  message: 'Said by the server',
  fix: { label: 'Rewrite', start: 0, end: 5, replacement: 'Old' },
};

describe('the quality panel', () => {
  it('checks the text as it is written, with nothing saved', async () => {
    const area = open({ body: 'Write a letter to {{ a b }} about the heating, at most 90 words.' });
    expect(await screen.findByText(/\{\{ a b \}\}/)).toBeDefined();
    await userEvent.clear(area);
    await userEvent.type(area, 'Sales figures');
    expect(await screen.findByText(/Say what to do, starting/)).toBeDefined();
    expect(screen.queryByText(/\{\{ a b \}\}/)).toBeNull();
  });

  it('fixes in the text, shows the place, and checks what came of it', async () => {
    const area = open({
      body: 'Write a letter to {{ name of the tenant }}, at most 90 words of text.',
    });
    const item = (await screen.findByText(/\{\{ name of the tenant \}\}/)).closest(
      'li',
    ) as HTMLElement;
    await userEvent.click(within(item).getByRole('button', { name: 'Show in text' }));
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe(
      '{{ name of the tenant }}',
    );
    expect(onReveal).toHaveBeenCalledOnce();
    const [fix] = within(item).getAllByRole('button');
    await userEvent.click(fix as HTMLElement);
    expect(area.value).toBe('Write a letter to {{name_of_the_tenant}}, at most 90 words of text.');
    expect(await screen.findByText('No issues found')).toBeDefined();
  });

  it('says which elements the prompt has as it is written, and counts what is wrong', async () => {
    const area = open({ body: 'Summarise this article in five bullet points for my manager.' });
    const list = await screen.findByRole('list', { name: 'What the prompt says' });
    const item = (name: string) => within(list).getByText(name).closest('li')?.textContent;
    expect(item('Material')).toBe('MaterialMissing');
    expect(item('Task')).toBe('TaskIncluded');
    expect(item('Example')).toBe('ExampleNot needed');
    expect(onCount).toHaveBeenLastCalledWith(1);
    await userEvent.type(area, ' {{{{article}}');
    await waitFor(() => expect(item('Material')).toBe('MaterialIncluded'));
    expect(onCount).toHaveBeenLastCalledWith(0);
  });

  it('folds tips away, which most good prompts have', async () => {
    open({ body: 'Write a letter to my landlord about the heating, at most 90 words of text.' });
    const tips = await screen.findByRole('button', { name: /^Tips \(\d+\)$/ });
    expect(screen.getByText('No issues found')).toBeDefined();
    expect(tips.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(tips);
    expect(tips.getAttribute('aria-expanded')).toBe('true');
  });

  it('speaks the interface’s language, and says when it does not read the text’s', async () => {
    open({ body: 'メールを書いてください。相手は大家さんです。暖房が壊れています。' });
    expect(
      await screen.findByText(/without the checks that need to read this language/),
    ).toBeDefined();
    await act(() => texts.changeLanguage('fr'));
    expect(await screen.findByText(/sauf ce qui demande de lire cette langue/)).toBeDefined();
  });

  it('shows what the server said while it is not shown, and changes nothing for who may only read', async () => {
    open({ body: 'Sales figures', findings: [SAID], isShown: false, readOnly: true });
    expect(screen.getByText('Said by the server')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Rewrite' })).toBeNull();
  });
});

import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Language } from '#core/language/languages.ts';
import { text } from './locales.ts';

/** The main job on the page of a signed-in person, in the interface's language: goal, draft, run, save, file. */
export class MainJob {
  readonly #page: Page;
  readonly #t: (name: string, values?: Record<string, string>) => string;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#t = (name, values) => text(language, name, values);
  }

  get heading() {
    return this.#page.getByRole('heading', { level: 1 });
  }

  get body() {
    return this.#page.getByRole('textbox', { name: this.#t('prompts:editor.body'), exact: true });
  }

  get #run() {
    return this.#page.getByRole('tabpanel', { name: this.#t('prompts:editor.tabs.run') });
  }

  get answer() {
    return this.#page.getByRole('region', { name: this.#t('prompts:run.answer') });
  }

  /** From an empty goal to drafts. */
  async generate(goal: string): Promise<void> {
    await this.#page.goto('/promptgenrator');
    const field = this.#page.getByLabel(this.#t('prompts:generator.goal'));
    await expect(field).toHaveValue('');
    await field.fill(goal);
    await field.press('Enter');
    await expect(this.#page).toHaveURL(/draft=1/);
    await expect(this.heading).toBeFocused();
  }

  async expectReadAs(name: string): Promise<void> {
    await expect(
      this.#page.getByText(`${this.#t('prompts:generator.readAs')} ${name}`, { exact: true }),
    ).toBeVisible();
  }

  /** Runs the open draft with samples for what is not filled in, until the answer is whole. */
  async run(): Promise<void> {
    const { start, withExamples } = {
      start: this.#t('prompts:run.start'),
      withExamples: this.#t('prompts:run.withExamples'),
    };
    const examples = this.#run.getByRole('button', { name: withExamples, exact: true });
    const plain = this.#run.getByRole('button', { name: start, exact: true });
    await expect(plain.or(examples).first()).toBeVisible();
    await ((await examples.isVisible()) ? examples : plain).click();
    await expect(this.answer).toHaveAttribute('aria-busy', 'false');
  }

  /** Saves the open draft by its key. */
  async save(): Promise<void> {
    await this.#page.keyboard.press('Control+s');
    const link = this.#page.getByRole('link', { name: this.#t('prompts:generator.open') });
    await expect(link).toBeVisible();
  }

  async download(format: 'pdf' | 'word'): Promise<Buffer> {
    const coming = this.#page.waitForEvent('download');
    const menu = this.#t('prompts:downloads.title');
    await this.#page.getByRole('button', { name: menu, exact: true }).click();
    const item = this.#t(`prompts:downloads.${format}`);
    await this.#page.getByRole('menuitem', { name: item, exact: true }).click();
    return readFile(await (await coming).path());
  }
}

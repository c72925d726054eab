import type { Page } from '@playwright/test';
import type { Operation } from './failures.ts';

/** A call of a screen that is going to fail: how it is reached, and what must be left afterwards. */
export type FailingCall = {
  operation: Operation;
  path: string;
  visitor?: 'guest';
  /** The example of `getMyProfile` that is signed in. */
  profile?: string;
  /** Answers of the mock on the way to the call. */
  answers?: Record<string, string>;
  /** Field values by label, typed before the call is made; they must survive its failure. */
  typed?: Record<string, string>;
  /** What else has to be done before the call is made, after typing. */
  act?: (page: Page) => Promise<void>;
  /** What goes on, by name: 'Try again' and 'Back to Home' unless the form itself does. */
  wayOn?: RegExp;
  /** Brings what was typed back after the session ended and one signed in; false: it is not kept. */
  outlivesSession?: false | ((page: Page) => Promise<void>);
};

/** Field that may lie behind a dialog; among what is hidden, a label's star is its text too. */
export const fieldOf = (page: Page, label: string) =>
  page
    .getByRole('textbox', { name: label, exact: true })
    .or(page.getByRole('textbox', { name: label, exact: true, includeHidden: true }))
    .or(page.locator('[type="password"]').and(page.getByLabel(label, { exact: true })));

export const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();

export const inOrder =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };

/** Chooses an item of the menu behind a button. */
export const menuItem = (opener: string, name: string) =>
  inOrder(press(opener), (page) => page.getByRole('menuitem', { name, exact: true }).click());

import type { BrowserContext } from '@playwright/test';
import { operations } from '#contract/generated/operations.ts';
import { answerRecorder } from '#contract/matrix/record-answers.ts';

/** Notes what the product answered to this browser, for the answer matrix. */
export function noteAnswers(context: BrowserContext): void {
  const note = answerRecorder('screen', operations);
  context.on('response', (response) =>
    note(response.request().method(), new URL(response.url()).pathname, response.status()),
  );
}

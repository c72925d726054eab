import { fieldOf } from '../support/failing-call.ts';
import { failing } from '../support/failures.ts';
import { longUnless } from '../support/long.ts';
import {
  refusedCalls,
  SHOWN_INSTEAD,
  type Refusal,
  type RefusedCall,
} from '../support/refusals.ts';
import { expect, test } from '../support/screen-test.ts';

/** The first refusal of each status is quick: it stands for the others in the matrix of answers. */
function inTwo(call: RefusedCall): (RefusedCall & { isQuick: boolean })[] {
  const isFirst = ({ status }: Refusal, at: number) =>
    call.refusals.findIndex((other) => other.status === status) === at;
  return [true, false].flatMap((isQuick) => {
    const refusals = call.refusals.filter((refusal, at) => isFirst(refusal, at) === isQuick);
    return refusals.length > 0 ? [{ ...call, refusals, isQuick }] : [];
  });
}

/**
 * Every refusal that the contract documents for one operation alone, brought about on its screen: the
 * person is told why in the answer's words, or the screen becomes what the refusal means.
 */
for (const { isQuick, ...call } of refusedCalls().flatMap(inTwo))
  test.describe(`${call.operation} at ${call.path}`, longUnless(isQuick), () => {
    const { operation, path, visitor, profile = 'default', answers = {}, typed = {}, act } = call;
    test.use({ visitor: { ...(visitor !== 'guest' && { profile }), answers } });

    test(`tells ${call.refusals.map(({ answer }) => answer).join(', ')}`, async ({
      page,
      consoleGuard,
      baseURL,
    }) => {
      if (answers['saveWorkingCopy']) consoleGuard.allowStatus(503);
      if (answers['executePrompt']) consoleGuard.allowStatus(403);
      for (const { answer, status, message } of call.refusals)
        await test.step(answer, async () => {
          const failure = { name: answer, status, answer };
          const question = { baseURL: String(baseURL), operation, failure, consoleGuard };
          const refused = await failing(page, question);
          await page.goto(path);
          for (const [label, value] of Object.entries(typed))
            await fieldOf(page, label).fill(value);
          await act?.(page);
          const told = SHOWN_INSTEAD[`${operation} ${answer}`] ?? message;
          await expect.poll(() => page.locator('body').innerText()).toContain(told);
          await refused.end();
        });
    });
  });

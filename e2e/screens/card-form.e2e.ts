import { expect, signedIn, test } from '../support/screen-test.ts';
import { longUnless } from '../support/long.ts';

/** The card form comes with the configuration and its provider's script, which may be late. */
test.use({
  visitor: {
    ...signedIn,
    answers: {
      listCards: '200.empty',
      createPayment: '200.to_confirm',
      listSubscriptionPlans: '200.free',
    },
  },
});

for (const [name, path] of [
  ['Pay $12.00', '/checkout?plan=pro'],
  ['Start free trial', '/checkout?plan=pro&trial=true'],
] as const)
  test(
    `"${name}" waits for the card form, so that no press is lost`,
    longUnless(name.startsWith('Pay')),
    async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-20T09:30:00Z'));
      const configuration = Promise.withResolvers<undefined>();
      await page.route('**/api/v1/public/config', async (route) => {
        await configuration.promise;
        await route.continue();
      });
      await page.goto(path);
      const button = page.getByRole('button', { name });
      await button.waitFor();
      await expect(button).toBeDisabled();
      configuration.resolve(undefined);
      await expect(page.getByText(/^Sandbox: choose a test card/)).toBeVisible();
      await expect(button).toBeEnabled();
    },
  );

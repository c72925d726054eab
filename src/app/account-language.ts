import type { i18n } from 'i18next';
import { matchLanguage } from '../i18n/languages.ts';
import { lazyImport } from '../lib/lazy.ts';
import { session } from '../session/session.ts';

/**
 * The account follows the interface's language, wherever it is chosen: mails are written in it, and
 * the profile shows it. The interface does not wait for the account.
 */
export function keepLanguageInAccount(instance: Pick<i18n, 'on' | 'language'>): void {
  // One after another: an older choice must not arrive after a newer one.
  let last = Promise.resolve();
  instance.on('languageChanged', () => {
    last = last.then(() => tell(matchLanguage(instance.language)));
  });
}

async function tell(language: ReturnType<typeof matchLanguage>): Promise<void> {
  const state = session.getState();
  if (!language || state.status !== 'signedIn' || state.user.language === language) return;
  const asked = session.getToken();
  try {
    const { updateProfile } = await lazyImport(
      'account-api',
      () => import('../generated/api/account/account.ts'),
    );
    const { user } = await updateProfile({ language });
    // Somebody else may have signed in meanwhile.
    if (session.getToken() === asked) session.setUser(user);
  } catch {
    // The page is in the language that was asked for; the next choice tells the account again.
  }
}

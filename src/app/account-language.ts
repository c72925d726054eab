import type { i18n } from 'i18next';
import { matchLanguage } from '../i18n/languages.ts';
import { lazyImport } from '../lib/lazy.ts';
import { session } from '../session/session.ts';

/**
 * The account follows the interface's language, wherever it is chosen: mails are written in it, and
 * the profile shows it. The interface does not wait for the account.
 */
export function keepLanguageInAccount(instance: Pick<i18n, 'on'>): void {
  instance.on('languageChanged', (code) => {
    const language = matchLanguage(code);
    if (language) void tell(language);
  });
}

async function tell(language: NonNullable<ReturnType<typeof matchLanguage>>): Promise<void> {
  const state = session.getState();
  if (state.status !== 'signedIn' || state.user.language === language) return;
  try {
    const { updateProfile } = await lazyImport(
      'account-api',
      () => import('../generated/api/account/account.ts'),
    );
    const { user } = await updateProfile({ language });
    session.setUser(user);
  } catch {
    // The page is in the language that was asked for; the next choice tells the account again.
  }
}

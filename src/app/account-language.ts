import type { i18n } from 'i18next';
import { matchLanguage } from '#core/language/languages.ts';
import { queryClient } from '../api/query-client.ts';
import { lazyImport } from '../lib/lazy.ts';
import { putProfile } from '../session/profile-cache.ts';
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

/** This call alone: of a module that is handed on whole, the build keeps every call. */
async function importUpdate() {
  const { updateProfile } = await import('../generated/api/account/account.ts');
  return updateProfile;
}

async function tell(language: ReturnType<typeof matchLanguage>): Promise<void> {
  const user = session.getUser();
  if (!language || !user || user.language === language) return;
  try {
    const updateProfile = await lazyImport('account-api', importUpdate);
    putProfile(queryClient, await updateProfile({ language }));
  } catch {
    // The page is in the language that was asked for; the next choice tells the account again.
  }
}

import { FALLBACK_LANGUAGE, supportedLanguage, type Language } from '#core/language/languages.ts';
import { bodyLanguage, createLexicon } from '#core/quality/lexicon.ts';
import { lintPrompt } from '#core/quality/lint-prompt.ts';
import type { Quality, QualityWords } from '#core/quality/types.ts';
import type { Variable } from '#core/template/variable.ts';
import { lazyImport } from '#src/lib/lazy.ts';

const files = import.meta.glob<QualityWords>('../../../../knowledge/*/quality.json', {
  import: 'default',
});
const loaded = new Map<Language, QualityWords>();

async function load(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const read = files[`../../../../knowledge/${language}/quality.json`];
  if (!read) throw new Error(`knowledge/${language}/quality.json is missing`);
  loaded.set(language, await lazyImport(`quality-${language}`, read));
}

const lexicon = createLexicon((language) => {
  const words = loaded.get(language);
  if (!words) throw new Error(`The quality rules' words of ${language} are not loaded`);
  return words;
});

export type CheckedPrompt = Quality & {
  /** Whether the rules about wording read the body's language. */
  isRead: boolean;
};

/**
 * The quality rules, as the server runs them, on a text that is being written. Loads the words of the reader's
 * language, the body's and English at their first use.
 */
export async function checkPrompt(
  body: string,
  variables: readonly Variable[],
  locale: string,
): Promise<CheckedPrompt> {
  const own = bodyLanguage(body);
  const needed = new Set([FALLBACK_LANGUAGE, supportedLanguage(locale) ?? FALLBACK_LANGUAGE, own]);
  await Promise.all([...needed].flatMap((language) => (language ? [load(language)] : [])));
  return { ...lintPrompt({ body, variables, locale }, lexicon), isRead: own !== undefined };
}

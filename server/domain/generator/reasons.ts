import { supportedLanguage } from '#core/language/languages.ts';
import type { Variable } from '#core/template/variable.ts';
import type { Variant } from '#server/ports/model.ts';
import { worded } from '../cards/fill.ts';
import { grammarOf } from './grammar.ts';
import type { Understanding } from './understand.ts';

/** Why a draft is as it is, in the reader's language: its kind, what was taken from the goal, what it still needs. */
export function reasonsFor(
  { card, slots }: Understanding,
  variant: Variant,
  variables: readonly Variable[],
  locale: string,
): string[] {
  const { reasons } = grammarOf(supportedLanguage(locale) ?? 'en');
  const taken = [...slots.values()].map(({ value }) => value).join(' · ');
  const paste = variables
    .filter(({ required }) => required)
    .map(({ label, name }) => label ?? name);
  return [
    card || variant !== 'full' ? reasons[variant] : reasons.open,
    ...(taken === '' ? [] : [worded(reasons.taken, taken)]),
    ...(paste.length === 0 ? [] : [worded(reasons.paste, paste.join(' · '))]),
  ].map((text) => (text.length > 500 ? `${text.slice(0, 499)}…` : text));
}

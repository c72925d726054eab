import { detectLanguage } from '#core/language/detect-language.ts';
import { LANGUAGE_CODES, type Language, supportedLanguage } from '#core/language/languages.ts';
import { scriptOf } from '#core/language/scripts.ts';
import { indexOf } from './card-index.ts';
import { grammarOf } from './grammar.ts';
import { wordsOf } from './comparable-words.ts';

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
/** Letters that Persian has and Arabic has not, its own ya and kaf among them. */
const PERSIAN = /[پچژگیک]/gu;
const URDU = /[ٹڈڑےں]/gu;
const PERSIAN_WORDS = new Set(
  'برای را است کن یک می این که از با به در یه واسه چطور بنویس'.split(' '),
);

/** The language of Arabic letters. */
function arabicScript(text: string): string {
  if (count(text, URDU) > 0) return 'ur';
  const marks = count(text, PERSIAN);
  const words = text.split(/[^\p{L}]+/u).filter((word) => PERSIAN_WORDS.has(word)).length;
  return marks + 2 * words > 1 && marks + words > count(text, /[يكةأإىؤئ]/gu) ? 'fa' : 'ar';
}

const LATIN_OWN: readonly Language[] = LANGUAGE_CODES.filter(
  (language) => scriptOf(language) === 'Latn',
);
const PRIOR = 0.8;
const VOCABULARY = 0.6;
/** What a language that has no cards must lead by: its short words are few and look like others'. */
const FOREIGN_LEAD = 1;
/** Latin letters beside each Chinese sign where the interface is Chinese: an error message that is asked about. */
const MOST_QUOTED = 30;

/** How many words of the text only this one of our languages has, in its grammar or its cards. */
function ownScores(words: readonly string[]): Map<Language, number> {
  const scores = new Map<Language, number>();
  for (const word of words) {
    const stops = LATIN_OWN.filter(
      (language) => grammarOf(language).stop.has(word) || grammarOf(language).asksSet.has(word),
    );
    const known =
      stops.length > 0
        ? stops
        : LATIN_OWN.filter((language) => indexOf(language).weights.has(word));
    if (known.length === LATIN_OWN.length) continue;
    for (const language of known)
      scores.set(
        language,
        (scores.get(language) ?? 0) + (stops.length > 0 ? 1 : VOCABULARY) / known.length,
      );
  }
  return scores;
}

/**
 * The language that a goal is written in, as a BCP 47 primary tag. The interface's language decides where the words
 * leave it open; a language of its own script, or with a clear lead, is taken as it is.
 */
export function goalLanguage(text: string, locale: string): string {
  const arabic = count(text, /\p{Script=Arabic}/gu);
  const han = count(text, /\p{Script=Han}/gu);
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const latin = count(text, /\p{Script=Latin}/gu);
  if (kana > 1 && kana * 6 > han) return 'ja';
  if (arabic >= 3 && arabic * 6 >= latin) return arabicScript(text);
  const prior = supportedLanguage(locale) ?? 'en';
  if (han >= 2 && han * (prior === 'zh' ? MOST_QUOTED : 12) >= latin) return 'zh';
  const other = count(text, /\p{L}/gu) - latin - arabic - han;
  if (other > latin / 2) return detectLanguage(text);
  const scores = ownScores(wordsOf(text));
  for (const language of LATIN_OWN)
    if (grammarOf(language).marks?.test(text))
      scores.set(language, (scores.get(language) ?? 0) + 1);
  if (LATIN_OWN.includes(prior)) scores.set(prior, (scores.get(prior) ?? 0) + PRIOR);
  const [best = 'en', score = 0] = [...scores].sort((one, two) => two[1] - one[1])[0] ?? [];
  const stops = detectLanguage(text);
  const foreign =
    supportedLanguage(stops) === undefined && foreignHits(text, stops) >= score + FOREIGN_LEAD;
  return foreign ? stops : best;
}

const PART = /\n+|[:：](?!\d|\/\/)|(?=["“«「])/u;
/** Longer parts are texts, not requests. */
const MAX_REQUEST = 160;

const SCRIPTS = [/\p{Script=Latin}/gu, /\p{Script=Arabic}/gu, /\p{Script=Han}/gu] as const;
const LEAST_LETTERS = 3;

/** The script of most letters, by its place in the list. */
function scriptIn(text: string): number | undefined {
  const letters = SCRIPTS.map((script) => count(text, script));
  const most = Math.max(...letters);
  return most < LEAST_LETTERS ? undefined : letters.indexOf(most);
}

/** The part of a goal whose language is the request's: its first or last where the others are in another script. */
export function requestOf(goal: string): string {
  const parts = goal.split(PART).filter((part) => scriptIn(part) !== undefined);
  if (parts.length < 2) return goal;
  const apart = (at: number) => {
    const rest = parts.filter((_, other) => other !== at).join('\n');
    const part = parts[at] ?? '';
    return part.length <= MAX_REQUEST && scriptIn(part) !== scriptIn(rest) ? part : undefined;
  };
  return apart(0) ?? apart(parts.length - 1) ?? goal;
}

const FOREIGN: Readonly<Record<string, string>> = {
  de: 'der die das ein eine einen einem einer und fur mit von zu den dem des ist sind auf im ich wir mein meine meinen unser wie nicht schreibe schreib schreiben erstelle erstell mir bitte brauche kannst hilf uber zum zur fasse erklare ubersetze mach mache',
  pt: 'o os uma um do da dos das e que para por com em meu minha nosso nossa nao como quero preciso criar escrever escreva faca sao sobre ao mais voce',
  it: 'il lo gli un una del della dei delle e che per con nel nella mio mia nostro come voglio scrivere scrivi creare crea sono alla non fammi aiutami',
  nl: 'de het een en van voor met dat dit is zijn op in mijn onze hoe ik wij niet schrijf maak te geef help',
  tr: 've bir bu icin ile da de mi nasil ben biz yaz olustur hazirla olan cok bana',
  pl: 'i w na z do dla o jak jest sa moj nasz nie ze sie napisz stworz pomoz mi',
  sv: 'och en ett for med att det som ar pa i min var hur jag vi inte skriv skapa',
  id: 'dan yang untuk dengan di ke dari ini itu saya kami buat tulis bagaimana adalah',
  vi: 'va cua cho voi mot cac nhung toi chung la trong viet hay ve',
};

function foreignHits(text: string, language: string): number {
  const list = new Set((FOREIGN[language] ?? '').split(' '));
  return (
    wordsOf(text).filter((word) => list.has(word)).length + (/[äöüßãõğışłåơư]/u.test(text) ? 1 : 0)
  );
}

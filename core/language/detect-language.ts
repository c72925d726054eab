/** Common short words of the languages written in Latin letters. Only words that no other of them has. */
const STOPWORDS: Readonly<Record<string, string>> = {
  en: 'the a an and of to for with that this is are my our your how what from on in by as it be i we you me help write create make need want please plan give list compare fix review summarize explain turn into new week day about',
  es: 'el la los las un una unos de del y que para por con en mi mis nuestro nuestra su sus como quiero necesito crear escribir redactar hacer es son sobre al más semana escribe correo ayúdame a o sin este esta muy después entre cliente desde',
  fr: "le la les un une des du de et que qui pour par avec dans mon ma mes notre nos votre vos je nous vous est sont sur au aux comment veux voudrais besoin écrire créer rédiger rédige faire d' l' courriel semaine à en après avant entre chez sans cette ce cet ces ou où leur client plus réponse",
  de: 'der die das ein eine einen einem einer und für mit von zu den dem des ist sind auf im ich wir mein meine unser unsere wie nicht schreibe schreiben erstelle',
  pt: 'o os as um uma do da dos das e que para por com em meu minha nosso nossa não como quero preciso criar escrever é são sobre ao mais',
  it: 'il lo gli un una del della dei delle e che per con nel nella mio mia nostro nostra come voglio scrivere creare è sono alla non',
  nl: 'de het een en van voor met dat dit is zijn op in mijn onze hoe ik wij niet schrijf maak een te',
  tr: 've bir bu için ile da de mi nasıl ben biz yaz oluştur hazırla olan çok',
  pl: 'i w na z do dla o jak jest są mój nasz nie że się napisz stwórz',
  sv: 'och en ett för med att det som är på i min vår hur jag vi inte skriv skapa',
  id: 'dan yang untuk dengan di ke dari ini itu saya kami buat tulis bagaimana adalah',
  vi: 'và của cho với một các những tôi chúng là trong viết hãy về',
};

const SCRIPTS: ReadonlyArray<readonly [RegExp, string]> = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/[پچژگ]/gu, 'fa'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/[іїєґ]/giu, 'uk'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Tamil}/gu, 'ta'],
];

const LATIN = /[\p{Script=Latin}]/gu;

/**
 * The language a text is written in, as a BCP 47 primary tag: by script, and for Latin letters by common short words.
 * English without evidence. Reads the first 4,000 UTF-16 units.
 */
export function detectLanguage(text: string): string {
  const sample = text.slice(0, 4000);
  const latin = count(sample, LATIN);
  for (const [pattern, tag] of SCRIPTS) {
    const hits = count(sample, pattern);
    if (hits === 0) continue;
    // One Han or kana character says about as much as three letters; a loan word in a Latin text does not turn it.
    const weight = ['ja', 'zh', 'ko'].includes(tag) ? 3 : 1;
    const marker = tag === 'fa' || tag === 'uk' || tag === 'ja';
    if (marker ? isMarked(sample, tag, hits) && hits * 4 > latin / 4 : hits * weight > latin / 2)
      return tag;
  }
  return byStopwords(sample);
}

/** A few kana among Chinese, or one Persian letter in an Arabic text, are names. */
function isMarked(sample: string, tag: string, hits: number): boolean {
  if (tag === 'ja') return hits * 5 > count(sample, /\p{Script=Han}/gu);
  if (tag === 'fa') return hits * 30 > count(sample, /\p{Script=Arabic}/gu);
  return hits * 40 > count(sample, /\p{Script=Cyrillic}/gu);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function byStopwords(sample: string): string {
  const words = sample.toLowerCase().match(/\p{L}+'?/gu) ?? [];
  let best = 'en';
  let bestScore = 0;
  for (const [tag, list] of Object.entries(STOPWORDS)) {
    const known = new Set(list.split(' '));
    const score =
      words.filter((word) => known.has(word)).length +
      (MARKS[tag]?.test(sample) === true ? 0.6 : 0);
    if (score > bestScore) [best, bestScore] = [tag, score];
  }
  return best;
}

/** Letters that one language has and its neighbours do not; they settle a tie. */
const MARKS: Readonly<Record<string, RegExp>> = {
  es: /[ñ¿¡]|ción/iu,
  fr: /[çœèêàù]|[dlnsc]'[aeiouyhéê]/iu,
  de: /[äöüß]/iu,
  pt: /[ãõ]|ção/iu,
  tr: /[ğışİ]/u,
  pl: /[łąęśżź]/iu,
  sv: /å/iu,
  vi: /[ơưđạảấầẩ]/iu,
};

import type { Catalogues } from './catalogues.ts';
import wording from './wording.json' with { type: 'json' };

/** What a text's marks and spaces must not look like; `languages` is absent when it holds for all. */
type Mark = { fault: string; pattern: RegExp; languages?: readonly string[] };

const MARKS: readonly Mark[] = [
  { fault: 'a space at the beginning or end', pattern: /^\s|\s$/u },
  { fault: 'two spaces in a row', pattern: /[^\S\n]{2}/u },
  { fault: 'three dots instead of “…”', pattern: /\.{3}/u },
  { fault: 'a space before “…”', pattern: /\s…/u },
  { fault: 'a straight quotation mark', pattern: /"/u },
  {
    fault: 'a straight apostrophe',
    pattern: /\p{L}'\p{L}/u,
    languages: ['en', 'fr', 'es'],
  },
  {
    fault: 'no narrow no-break space (U+202F) before the mark',
    pattern: /[^\u202f!?][;!?](?=\s|[”»)]|$)/u,
    languages: ['fr'],
  },
  {
    fault: 'no no-break space (U+00A0) before the colon',
    pattern: /[^\u00a0]:(?=\s|$)/u,
    languages: ['fr'],
  },
  {
    fault: 'no no-break space (U+00A0) inside « »',
    pattern: /«[^\u00a0]|[^\u00a0]»/u,
    languages: ['fr'],
  },
  {
    fault: 'a question or exclamation that is not opened',
    pattern: /^[^¿]*\?|^[^¡]*!/u,
    languages: ['es'],
  },
  {
    fault: 'a half-width mark after Chinese',
    pattern: /\p{Script=Han}[,;:!?]|\p{Script=Han}\.(?=\s|$)/u,
    languages: ['zh'],
  },
  {
    fault: 'a space beside a full-width mark',
    pattern: /[^\S\n][，。；：！？、（）]|[，。；：！？、（）][^\S\n]/u,
    languages: ['zh'],
  },
];

/** Marks and spaces that break docs/writing.md. The specification's texts are word for word. */
export function typographicFaults(catalogues: Catalogues): string[] {
  return [...catalogues].flatMap(([language, namespaces]) => {
    const marks = MARKS.filter(({ languages }) => !languages || languages.includes(language));
    return [...namespaces]
      .filter(([namespace]) => !wording.notOurVoice.includes(namespace))
      .flatMap(([namespace, texts]) =>
        [...texts]
          .filter(([, text]) => !wording.specification.includes(text))
          .flatMap(([key, text]) =>
            marks
              .filter(({ pattern }) => pattern.test(text))
              .map(({ fault }) => `${language}/${namespace}.json ${key}: ${fault}: ${text}`),
          ),
      );
  });
}

import { base, type Catalogues } from './catalogues.ts';
import type { SourceTexts } from './sources.ts';
import { wordingOf } from './wording.ts';
import wording from './wording.json' with { type: 'json' };

/** Labels that a law words, whatever their length; pointers are in docs/writing.md. */
const WORDED_BY_LAW: ReadonlySet<string> = new Set(wording.wordedByLaw);

/** `prompts:run.start`, or `run.start` in the namespaces that its file opens. */
function placesOf(key: string, namespaces: ReadonlySet<string>): Array<[string, string]> {
  const [namespace, rest] = key.split(':');
  return rest === undefined
    ? [...namespaces].map((name) => [name, key])
    : [[namespace ?? '', rest]];
}

/** Labels of buttons that are longer than their language allows, with placeholders not counted. */
export function longButtons(catalogues: Catalogues, sources: Iterable<SourceTexts>): string[] {
  const labels = new Map<string, [string, string]>();
  for (const { buttons, namespaces } of sources)
    for (const key of buttons)
      for (const place of placesOf(key, namespaces))
        if (!WORDED_BY_LAW.has(place.join(':'))) labels.set(place.join(':'), place);
  return [...catalogues].flatMap(([language, texts]) =>
    [...labels.values()].flatMap(([namespace, key]) =>
      [...(texts.get(namespace) ?? [])]
        .filter(([name]) => base(name) === key)
        .flatMap(([name, text]) =>
          tooLong(language, text).map((fault) => `${language}/${namespace}.json ${name}: ${fault}`),
        ),
    ),
  );
}

function tooLong(language: string, text: string): string[] {
  const limit = wordingOf(language)?.buttonLength ?? Infinity;
  const { length } = [...text.replaceAll(/\{\{\w+\}\}/gu, '')];
  return length > limit ? [`a button of ${length} characters, at most ${limit}`] : [];
}

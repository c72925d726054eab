import { hasSpaces } from '#core/language/scripts.ts';
import type { Card } from '#server/domain/cards/card-schema.ts';
import { placesIn, RESERVED } from '#server/domain/cards/places.ts';

type Bounds = { full: [number, number]; short: [number, number] };
const BOUNDS: Bounds = { full: [500, 3200], short: [90, 900] };
/** A Chinese character says about as much as two and a half letters. */
const HAN_BOUNDS: Bounds = { full: [200, 1500], short: [40, 400] };
const PHRASINGS = [15, 30] as const;
const SHORT_LINES = [2, 8] as const;

/** Whether a card can be chosen for a goal; a starter without phrasings is in the gallery only. */
export const isFinished = (card: Card) => card.gallery === undefined || card.phrasings.length > 0;

const twice = (names: readonly string[]) =>
  names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${name} occurs twice`);

function slotFaults(card: Card): string[] {
  return card.slots.flatMap((slot) => [
    ...((slot.reader === 'number') === (slot.units !== undefined) ||
    (slot.reader === 'duration' && slot.units !== undefined)
      ? []
      : [`slot ${slot.id}: units belong to the readers number and duration`]),
    ...((slot.reader === 'choice') === (slot.options !== undefined)
      ? []
      : [`slot ${slot.id}: options belong to the reader choice`]),
    ...(isFinished(card) && slot.default === undefined ? [`slot ${slot.id}: no default`] : []),
    ...(placesIn(slot.wording).length === 1
      ? []
      : [`slot ${slot.id}: wording holds [[value]] alone`]),
    ...(placesIn(slot.default ?? '').length === 0
      ? []
      : [`slot ${slot.id}: a place in the default`]),
  ]);
}

/** Names of the sentences that belong to some goals only. */
const conditionalIds = ({ conditional = [] }: Card) => conditional.map(({ id }) => id);

/** The full text with its conditional sentences. */
const wholeText = ({ full, conditional = [] }: Card) =>
  [full, ...conditional.map(({ text }) => text)].join('\n');

function conditionalFaults({ conditional = [], slots, materials }: Card): string[] {
  const known = new Set([...slots, ...materials].map(({ id }) => id));
  const byWords = new Set(conditional.flatMap(({ id, words }) => (words ? [id] : [])));
  return conditional.flatMap(({ id, text, except = [], option, given, missing }) => {
    const slot = slots.find((one) => one.id === option?.slot);
    return [
      ...[given, missing]
        .flat()
        .filter((name) => name !== undefined && !known.has(name))
        .map((name) => `conditional ${id}: no slot or material ${name}`),
      ...except
        .filter((name) => name === id || !byWords.has(name))
        .map((name) => `conditional ${id}: no other sentence ${name} that goes by words`),
      ...(option?.of.some((at) => at !== 'none' && slot?.options?.[at] === undefined)
        ? [`conditional ${id}: no such option of ${option.slot}`]
        : []),
      ...(placesIn(text).some((place) => slots.every((one) => one.id !== place))
        ? [`conditional ${id}: a place that is no slot`]
        : []),
    ];
  });
}

/** Materials and the request stand alone on a line, once: the generator puts a block there. */
function blockFaults(card: Card, name: string, text: string): string[] {
  const told = card.materials.filter(({ source }) => source === 'goal' || source === 'facts');
  const blocks = [...card.materials.map(({ id }) => id), ...(told.length === 0 ? ['request'] : [])];
  const lines = text.split('\n');
  return [
    ...blocks
      .filter((block) => lines.filter((line) => line === `[[${block}]]`).length !== 1)
      .map((block) => `${name}: [[${block}]] has to stand once, alone on its line`),
    ...(told.length > 0 && text.includes('[[request]]')
      ? [`${name}: the request is the material [[${told[0]?.id}]] here`]
      : []),
  ];
}

function textFaults(card: Card, name: string, text: string): string[] {
  const declared = new Set<string>([
    ...card.slots.map(({ id }) => id),
    ...card.materials.map(({ id }) => id),
    ...conditionalIds(card),
    'request',
  ]);
  return [
    ...placesIn(text)
      .filter((place) => !declared.has(place))
      .map((place) => `${name}: [[${place}]] is not declared`),
    ...(text.replaceAll(/\[\[[a-z_]+\]\]/gu, '').match(/\[\[|\]\]/u) ? [`${name}: broken [[`] : []),
    ...(/\{\{|\}\}/u.test(text) ? [`${name}: {{ }} is written by the generator only`] : []),
    ...(/\n{3}/u.test(text) ? [`${name}: two empty lines`] : []),
  ];
}

function lengthFault(name: string, text: string, [least, most]: readonly [number, number]) {
  const length = [...text].length;
  return length < least || length > most
    ? [`${name}: ${length} characters, not ${least} to ${most}`]
    : [];
}

function finishedFaults(card: Card, language: string): string[] {
  const { full, short: brief } = hasSpaces(language) ? BOUNDS : HAN_BOUNDS;
  const count = card.phrasings.length;
  const lines = (card.short ?? '').split('\n').filter((line) => line.trim() !== '').length;
  return [
    ...(count < PHRASINGS[0] || count > PHRASINGS[1]
      ? [`phrasings: ${count}, not ${PHRASINGS.join(' to ')}`]
      : []),
    ...(card.short === undefined
      ? ['short: missing']
      : [
          ...blockFaults(card, 'short', card.short),
          ...lengthFault('short', card.short, brief),
          ...(lines < SHORT_LINES[0] || lines > SHORT_LINES[1]
            ? [`short: ${lines} lines, not ${SHORT_LINES.join(' to ')}`]
            : []),
        ]),
    ...blockFaults(card, 'full', card.full),
    ...lengthFault('full', wholeText(card), full),
    ...(card.questions.length < 2 ? ['questions: two or three'] : []),
    ...twice(card.phrasings.map((phrasing) => phrasing.toLowerCase())),
  ];
}

/** Faults of one card by itself. */
export function cardFaults(card: Card, language: string): string[] {
  const names = [
    ...card.slots.map(({ id }) => id),
    ...card.materials.map(({ id }) => id),
    ...conditionalIds(card),
  ];
  const slots = new Set(card.slots.map(({ id }) => id));
  return [
    ...twice([...names, ...RESERVED]),
    ...slotFaults(card),
    ...conditionalFaults(card),
    ...Object.entries({
      full: card.full,
      short: card.short,
      title: card.title,
      example: card.example,
    }).flatMap(([name, text]) => (text === undefined ? [] : textFaults(card, name, text))),
    ...placesIn(card.title ?? '')
      .filter((place) => !slots.has(place))
      .map((place) => `title: [[${place}]] is no slot`),
    ...[...slots, ...conditionalIds(card)]
      .filter((slot) => !placesIn(wholeText(card)).includes(slot))
      .map((slot) => `full: [[${slot}]] is missing`),
    ...(card.materials.filter(({ source }) => source === 'goal' || source === 'facts').length > 1
      ? ['materials: one at most is what the goal tells']
      : []),
    ...(card.gallery !== undefined && card.conditional !== undefined
      ? ['conditional: a starter is shown whole']
      : []),
    ...twice(card.questions.map(({ id }) => id)),
    ...card.questions.flatMap(({ id, slot, wording }) => [
      ...((slot === undefined) === (wording === undefined)
        ? [`question ${id}: either a slot or a wording`]
        : []),
      ...(slot !== undefined && !slots.has(slot) ? [`question ${id}: no slot ${slot}`] : []),
    ]),
    ...Object.keys(card.gallery?.inputs ?? {})
      .filter((name) => !names.includes(name))
      .map((name) => `gallery: no slot or material ${name}`),
    ...(isFinished(card) ? finishedFaults(card, language) : []),
  ];
}

import { z } from 'zod';
import { CARD_CATEGORIES } from './card-categories.ts';

/** What can be read out of a goal. A closed set: a card chooses, `grammar.yaml` feeds them per language. */
export const READERS = [
  'number',
  'duration',
  'frequency',
  'length',
  'money',
  'date',
  'people',
  'age',
  'recipient',
  'topic',
  'place',
  'tone',
  'level',
  'language',
  'programming',
  'platform',
  'choice',
] as const;
export type Reader = (typeof READERS)[number];

const id = z.string().regex(/^[a-z]+(?:_[a-z]+)*$/, 'snake_case');
const line = z
  .string()
  .min(1)
  .refine((text) => !/[\n\r]/.test(text) && text === text.trim(), 'one line without outer spaces');

const slotSchema = z.strictObject({
  id,
  reader: z.enum(READERS),
  /** Label of a form field, addressed to the person. */
  label: line.max(60),
  /** Wording of a value in the text; holds `[[value]]`. */
  wording: z.string().includes('[[value]]').max(200),
  /** Text when the goal says nothing; a line that is left empty is dropped. */
  default: z.string().max(200).optional(),
  /** Text in its place when the goal asks for something short and names no measure. */
  brief: z.string().max(200).optional(),
  /** The words counted, singular and plural; for a `duration` the only ones that count: a plan in days is none in minutes. */
  units: z.array(line).min(1).max(12).optional(),
  /** `choice` only: each value with the words that a goal may use for it. */
  options: z
    .array(z.strictObject({ value: line.max(80), words: z.array(line).min(1).max(20) }))
    .min(2)
    .max(8)
    .optional(),
});

const words = z.array(line).min(1).max(50);

/**
 * A sentence, or several lines, for some goals only, at its place in the card's texts: all of its conditions hold.
 * Without any it is for a goal that names no subject.
 */
const conditionalSchema = z.strictObject({
  id,
  /** Words of which the goal says one. */
  words: words.optional(),
  /** Words of which the goal says none: those of another case of the same task. */
  unless: words.optional(),
  /** Ids of other sentences of the card; this one gives way where the goal says any of their `words`. */
  except: z.array(id).min(1).max(15).optional(),
  /** A choice, and which of its options go with the sentence, by position; `none` where the goal makes no choice. */
  option: z
    .strictObject({ slot: id, of: z.array(z.union([z.literal('none'), z.int().min(0).max(7)])) })
    .optional(),
  /** A slot that the goal fills, or a material that has a place in the prompt. */
  given: id.optional(),
  /** Slots that the goal leaves open, or materials that are not there yet: all of them. */
  missing: z.union([id, z.array(id).min(2)]).optional(),
  text: z.string().trim().min(1).max(1800),
});

/** A sentence whose place in a text depends on the words of the goal alone. */
export const wordConditionalSchema = conditionalSchema
  .pick({ id: true, words: true, unless: true, text: true })
  .refine((one) => one.words !== undefined || one.unless !== undefined, 'needs words or unless');
export type WordConditional = z.infer<typeof wordConditionalSchema>;

const materialSchema = z.strictObject({
  /** Name of the variable and of the tag around it. */
  id,
  label: line.max(60),
  help: line.max(160).optional(),
  /**
   * `pasted`: a text of its own. `goal`: what the person wishes is the material. `facts`: what the person tells is the
   * material, and a goal that only asks for the task tells nothing. `told`: a text of its own beside another one, for
   * which facts that the goal tells will do.
   */
  source: z.enum(['pasted', 'goal', 'facts', 'told']),
  /** Words beyond the request from which on facts count as told; three where the card says none. */
  least: z.int().min(4).max(9).optional(),
  required: z.boolean().default(true),
});

const questionSchema = z.strictObject({
  id,
  text: line.max(160),
  options: z.array(line.max(60)).min(2).max(4),
  /** The slot that holds the answer; a question whose slot was read is not asked. */
  slot: id.optional(),
  /** Wording of the answer in the text when it has no slot; holds `[[value]]`. */
  wording: z.string().includes('[[value]]').max(120).optional(),
});

/** A field of the starter in the gallery, where a slot is a variable. */
const inputSchema = z.strictObject({
  type: z.enum(['text', 'textarea', 'select', 'number', 'date', 'url']),
  required: z.boolean(),
  default: z.string().optional(),
  options: z.array(line).min(2).optional(),
  help: line.optional(),
});

const gallerySchema = z.strictObject({
  /** Last four hexadecimal digits of the starter's id, which people have copied from. */
  id: z.string().regex(/^5[0-9a-f]{3}$/),
  description: line.max(160),
  tags: z.array(line.max(40)).min(1).max(5),
  /** Tokens of a usual answer. */
  answerTokens: z.int().min(100).max(4000),
  inputs: z.record(id, inputSchema),
});

/** One real task, written out in one language: `knowledge/<language>/cards/<id>.yaml`. */
export const cardSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'kebab-case'),
  category: z.enum(CARD_CATEGORIES),
  name: line.max(60),
  /** Title of a prompt whose slots were read; else the name is the title. */
  title: line.max(70).optional(),
  phrasings: z.array(line.max(120)).max(30),
  /** Signs that a goal asks for this task, whatever else it tells; the marks are those of `readCue`. */
  cues: z.array(line.max(400)).max(60).optional(),
  /** Signs that it asks for another one. */
  vetoes: z.array(line.max(400)).max(80).optional(),
  slots: z.array(slotSchema).max(6),
  materials: z.array(materialSchema).max(3),
  conditional: z.array(conditionalSchema).max(18).optional(),
  full: z.string().min(1).max(6000),
  short: z.string().min(1).max(1200).optional(),
  questions: z.array(questionSchema).max(3),
  example: z.string().min(1).max(1500).optional(),
  gallery: gallerySchema.optional(),
});
export type Card = z.infer<typeof cardSchema>;
export type Conditional = z.infer<typeof conditionalSchema>;
export type Slot = z.infer<typeof slotSchema>;
export type Question = z.infer<typeof questionSchema>;
export type Material = z.infer<typeof materialSchema>;

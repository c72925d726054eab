import { z } from 'zod';
import { wordConditionalSchema } from '../cards/card-schema.ts';
import { placesIn } from '../cards/places.ts';
import { valued, words } from './grammar-schema.ts';

/** Kinds of answer that a goal without a card wants, in the order in which they are looked for. */
export const FORMS = [
  'image',
  'code',
  'roleplay',
  'play',
  'parody',
  'debate',
  'role',
  'exercises',
  'hosting',
  'solo',
  'spoken',
  'speech',
  'edit',
  'hunt',
  'puzzle',
  'riddles',
  'game',
  'world',
  'system',
  'sheet',
  'space',
  'arrange',
  'build',
  'activity',
  'reckon',
  'programme',
  'list',
  'entries',
  'table',
  'sides',
  'start',
  'saying',
  'lines',
  'jokes',
  'figure',
  'scene',
  'adventure',
  'verse',
  'creative',
  'appeal',
  'letter',
  'chat',
  'message',
  'rules',
  'text',
  'trip',
  'decision',
  'ideas',
  'plan',
  'learn',
  'talk',
  'fix',
  'advice',
  'explain',
  'analysis',
  'steps',
  'question',
  'bare',
] as const;
/** Where words leave the form open. */
export const ALL_FORMS = [...FORMS, 'open'] as const;
export type Form = (typeof ALL_FORMS)[number];
const formShape = z.strictObject({
  full: z.string(),
  short: z.string().optional(),
  asks: z.string().optional(),
  /** Sentences for some goals only, at their places `[[id]]` in the full text. */
  conditional: z.array(wordConditionalSchema).max(12).optional(),
});
type FormTexts = z.infer<typeof formShape>;

/** Whether each conditional sentence has its place, and each place its sentence. */
const hasPlaces = ({ full, conditional = [] }: FormTexts) =>
  placesIn(full).toSorted().join() ===
  conditional
    .map(({ id }) => id)
    .toSorted()
    .join();
const PLACES = 'a place without its conditional sentence, or the reverse';

/** What follows such a goal in each of its three drafts; what a form lacks is taken from `open`. */
const formSchema = formShape.refine(hasPlaces, PLACES);
const openSchema = formShape.required({ short: true, asks: true }).refine(hasPlaces, PLACES);

/** `knowledge/<language>/forms.yaml`: what a goal gets that no card fits closely. */
export const formsFileSchema = z.strictObject({
  name: z.string(),
  /** Patterns of a goal that announces a text which is not in it: "I'll paste it", "the list below". */
  announces: words,
  /** How the form names that text, and what the prompt says before it. */
  material: z.strictObject({ label: z.string(), heading: z.string() }),
  /** Patterns by which a goal is known to want an answer of a form, the first that fits; `open` has none. */
  cues: z.record(z.enum(FORMS), words),
  /** Where a goal asks for several things, which take the place in each text. */
  several: z.strictObject({ full: valued, short: valued, asks: valued }),
  forms: z.record(z.enum(FORMS), formSchema).and(z.object({ open: openSchema })),
});
export type FormsFile = z.infer<typeof formsFileSchema>;

/** `knowledge/<language>/kinds.yaml`: lines on things of a kind, for goals without a card that say their words. */
export const kindsFileSchema = z.array(wordConditionalSchema);
export type KindsFile = z.infer<typeof kindsFileSchema>;

import { z } from 'zod';
import { READERS } from '../cards/card-schema.ts';

export const words = z.array(z.string().min(1));
export const valued = z.string().includes('[[value]]');

/** Forms of request that decide which cards a goal can mean; the cards are in `knowledge/requests.yaml`. */
export const REQUESTS = [
  'question',
  'writing',
  'advice',
  'saying',
  'message',
  'speech',
  'picture',
  'plan',
  'piece',
  'roleplay',
] as const;
/** `knowledge/<language>/grammar.yaml`: how goals are read and how prompts are framed in a language. */
export const grammarSchema = z.strictObject({
  lead_ins: words,
  /** Greetings and thanks around a request, which say nothing of it; as they are typed. */
  courtesies: words,
  stop: z.string(),
  /** Words of a variable's name by the type of its value, with spaces between. */
  values: z.strictObject({
    email: z.string(),
    url: z.string(),
    date: z.string(),
    number: z.string(),
    textarea: z.string(),
  }),
  asks: words,
  numbers: words,
  /** Numbers of several words, as patterns in folded text. */
  compounds: words.optional(),
  end: words,
  /** Patterns of words with which a request goes over to telling: "because", "I forgot". */
  tells: words,
  /** Letters and endings that no neighbour writes, as a pattern: they settle which language a goal is in. */
  marks: z.string().optional(),
  /** Patterns of a sentence that asks in one of these forms. */
  requests: z.record(z.enum(REQUESTS), words),
  /** Patterns of a clause that asks for work on the text before it: "… translate this into Japanese". */
  after_text: words.optional(),
  /** Patterns of a sentence that asks for what was told before: "can you write it?". */
  points_back: words,
  /** Patterns with which a sentence asks by a question that wants no answer: "would you be so kind as to". */
  polite: words,
  readers: z.partialRecord(z.enum(READERS).exclude(['programming', 'platform', 'choice']), words),
  /** Patterns of what looks like a reader's value and is another one: an age is no duration. */
  excluded: z.partialRecord(z.enum(READERS), words).optional(),
  /** A script or spelling of the language that its texts are not in: signs that show it, and its name. */
  variant: z.strictObject({ marks: z.string(), name: z.string() }).optional(),
  /** Words of a tone or language, folded, by the form that the wordings need: agreement, capitals. */
  agreement: z.record(z.string(), z.string()).optional(),
  /** Values whose form fits their place in the goal only, as a pattern, and the form for any other: "5 day", "5 days". */
  plurals: z.array(z.tuple([z.string(), z.string()])).optional(),
  /** Patterns of words that ask for something short without a measure. */
  brief: words,
  /** Patterns of how long what is asked for shall be, in units of a text or of its reading: "200 words", "3 minutes". */
  measures: words,
  /** Patterns of words that put a bound to a number: "under", "at most". */
  bounds: words,
  /** Patterns of what goes on with something of the same kind, at the start of a text: "and", "but". */
  joins: words,
  /** Patterns of what rules out the words that follow, at the end of a text: "cannot", "without any". */
  negations: words,
  /** Patterns of a clause that rules something out or limits it: "no nuts", "30 minutes at most". */
  limits: words,
  /** Patterns by which a goal that asks for several things is taken apart. */
  parts: z.strictObject({
    /** Alternatives that several of these patterns share, by their name there: `<infinitive>`. */
    shared: z.record(z.string().regex(/^[a-z_]+$/u), words).default({}),
    /** Joining words between two things asked for: "and also". */
    joins: words,
    /** Conjunction that is written together with the word after it. */
    attached: z.string().default(''),
    /** Openings of another one, which need a pause or the start of a sentence: "I also need". */
    openings: words,
    /** Beginnings of a role or scene, which is no part: "act as". */
    scenes: words,
    /** Words before a list of what a part holds: "including". */
    within: words,
    /** Beginnings of what is ruled out or limits the way, which is no part: "no slides", "not a letter". */
    excluded: words,
    /** Beginnings of a part that asks by itself: "tell me", "how". */
    asks: words,
    /** Names of what can be handed over: "shopping list". */
    things: words,
    /** Determiners and adjectives before such a name: "a short". */
    before: words,
  }),
  contractions: z.array(z.tuple([z.string(), z.string()])),
  frame: z.strictObject({
    request: z.string(),
    /** The same above a few words, which settle little. */
    request_short: z.string(),
    /** Line below a goal that is in a tag of its card; holds the tag's name. */
    counts: valued,
    /** After either of them: what the goal asks for besides the card's task has a place too. */
    others: z.string(),
    /** Instead of that where the goal asks for several things; holds them in quotation marks. */
    parts: valued,
    answers: z.string(),
    /** In the place of a usual length where the goal names its own in other units. */
    as_said: z.strictObject({ length: z.string(), duration: z.string() }),
    /** After a usual length where the goal is long: what asks for much needs room. */
    roomier: z.string(),
    role: valued,
    audience: valued,
    context: z.string(),
    format: valued,
    tone: valued,
    length: z.strictObject({ short: z.string(), medium: z.string(), long: z.string() }),
    answer_in: valued,
    must_include: z.string(),
    must_avoid: z.string(),
    examples: z.string(),
    example: z.string(),
    ask: z.string(),
    ask_options: valued,
    ask_then: z.string(),
    /** Line below a goal that fits no card; holds the clauses that limit it, in quotation marks. */
    limits: valued,
    quotes: z.tuple([z.string(), z.string()]),
    between: z.string(),
  }),
  titles: z.strictObject({ short: valued, full: valued, asksFirst: valued, withExample: valued }),
  reasons: z.strictObject({
    full: z.string(),
    short: z.string(),
    asksFirst: z.string(),
    withExample: z.string(),
    taken: valued,
    paste: valued,
    open: z.string(),
  }),
});
export type GrammarFile = z.infer<typeof grammarSchema>;

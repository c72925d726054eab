import { understand } from '#server/domain/generator/understand.ts';
import {
  type Brief,
  type Candidate,
  type GenerateOptions,
  ModelError,
  type Variant,
} from '#server/ports/model.ts';
import { type Upstream, answers } from './answer-stream.ts';
import {
  ANSWER_FORMS,
  type AnswerForm,
  type ChatMessage,
  generationMessages,
  repairMessages,
  variantsFor,
} from './generation-prompt.ts';
import { fitContext } from './fit-context.ts';
import type { ReadContext } from './ask-local.ts';
import { readCandidate, type ReadResult } from './read-candidate.ts';
import { readQuestions, roomForQuestions } from './read-questions.ts';

/** Room for a prompt with its description and a reasoning model's thoughts. */
const MAX_GENERATED_BYTES = 256 * 1024;

/** Tokens of a prompt with its description. */
const ANSWER_RESERVE = 1_000;

/** Writes candidates with a model, one call each, all at once. The form that an endpoint took is the next one's first. */
export function createGeneration(
  { model, readContext }: { model: string; readContext?: ReadContext },
  upstream: Upstream,
) {
  let form = 0;

  /** A whole answer; streamed underneath, to tell a slow model from one that hangs. */
  async function ask(
    messages: (form: AnswerForm) => Promise<ChatMessage[]> | ChatMessage[],
    signal: AbortSignal,
  ): Promise<string> {
    const from = form;
    const requests = await Promise.all(
      ANSWER_FORMS.slice(from).map(async (own) => ({
        model,
        messages: await messages(own),
        stream: true,
        ...(own.responseFormat && { response_format: own.responseFormat }),
      })),
    );
    const onAnswered = (index: number) => void (form = from + index);
    let text = '';
    const pieces = answers(upstream, requests, { most: MAX_GENERATED_BYTES, signal, onAnswered });
    for await (const event of pieces) if (event.type === 'delta') text += event.text;
    return text;
  }

  /** One candidate; an answer that cannot be read is asked for once more. @throws ModelError */
  async function write(
    brief: Brief,
    asked: Parameters<typeof generationMessages>[1],
    signal: AbortSignal,
  ): Promise<Extract<ReadResult, { ok: true }>> {
    const { variant, locale } = asked;
    // A small context has no room for our own prompt as an example.
    const messages = (own: AnswerForm) =>
      fitContext(
        readContext,
        [
          () => generationMessages(brief, asked, own),
          () => generationMessages(brief, { ...asked, isBrief: true }, own),
        ],
        { reserve: ANSWER_RESERVE, signal },
      );
    const answer = await ask(messages, signal);
    const first = readCandidate(answer, variant, locale);
    if (first.ok) return first;
    const again = await ask(
      async (own) => repairMessages(await messages(own), answer, first.problem),
      signal,
    );
    const second = readCandidate(again, variant, locale);
    if (second.ok) return second;
    throw new ModelError('invalid_response', 'The model did not send a prompt that can be used.');
  }

  /** What the model managed of the candidates. @throws ModelError when it managed none. */
  return async function generate(brief: Brief, options: GenerateOptions): Promise<Candidate[]> {
    const { locale, signal } = options;
    const known = understand(brief, locale);
    const variants = variantsFor(brief, known);
    options.onPlan?.(variants);
    // A model that minds no kind writes the same thing several times.
    const bodies = new Set<string>();
    const work = async (variant: Variant, index: number) => {
      // One of the calls asks, so that no question comes twice in other words.
      const questions = index === 0 ? roomForQuestions(known) : 0;
      const asked = { known, variant, locale, questions };
      const { candidate, questions: own } = await write(brief, asked, signal);
      if (questions > 0) options.onQuestions?.(readQuestions(own, brief, known));
      if (bodies.has(candidate.body)) return [];
      bodies.add(candidate.body);
      options.onCandidate?.(candidate, index);
      return [candidate];
    };
    const outcomes = await Promise.allSettled(variants.map(work));
    const candidates = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value : [],
    );
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (candidates.length === 0) throw failed?.reason;
    return candidates;
  };
}

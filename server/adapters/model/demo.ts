import { setImmediate as breathe } from 'node:timers/promises';
import { MAX_BODY } from '#core/limits.ts';
import { compose } from '#server/domain/generator/compose.ts';
import { reasonsFor } from '#server/domain/generator/reasons.ts';
import { understand } from '#server/domain/generator/understand.ts';
import { FALLBACK_LANGUAGE, supportedLanguage } from '#core/language/languages.ts';
import { assessQuality, errorsIn } from '#server/domain/quality/assess.ts';
import { estimateTokens } from '#core/text/estimate-tokens.ts';
import type { Brief, Candidate, ModelEvent, ModelPort } from '#server/ports/model.ts';
import { text } from '#server/platform/text/texts.ts';

/** Room for the rest within the 64 KB that a run's output may have. */
const MAX_SHOWN = 40_000;
const PIECE = 24;
const STEPS = ['address', 'key', 'model'] as const;

/**
 * What there is without a model: the generator composes prompts from the task cards; a run shows the filled prompt, what the quality rules say
 * of it and how to connect a model, plainly marked, and never makes up an answer.
 */
export function createDemoModel(): ModelPort {
  return {
    id: 'demo',
    label: text(FALLBACK_LANGUAGE, 'demo:label'),
    isDemo: true,
    async generate(brief, { locale, signal }) {
      signal.throwIfAborted();
      return candidatesFor(brief, locale);
    },
    run: ({ prompt, locale, signal }) => stream(report(prompt, locale), prompt, signal),
  };
}

function candidatesFor(brief: Brief, locale: string): Candidate[] {
  const known = understand(brief, locale);
  return compose(brief, known).map(({ title, body, variables, variant }) => ({
    title,
    body,
    variables,
    variant,
    findings: errorsIn(body, variables, locale),
    reasons: reasonsFor(known, variant, variables, locale),
    estimatedTokens: estimateTokens(body),
  }));
}

function report(prompt: string, locale: string): string {
  const language = supportedLanguage(locale) ?? FALLBACK_LANGUAGE;
  // A filled prompt has no blanks any more; braces in it are text.
  const { findings } = assessQuality(prompt.slice(0, MAX_BODY), [], locale);
  const told = findings
    .filter(({ severity }) => severity !== 'info')
    .slice(0, 8)
    .map(({ message }) => `- ${message}`);
  return [
    `> ${text(language, 'demo:notice')}`,
    `## ${text(language, 'demo:prompt')}`,
    fenced(prompt),
    text(language, 'demo:tokens', { count: estimateTokens(prompt) }),
    `## ${text(language, 'demo:quality')}`,
    told.length === 0 ? text(language, 'demo:nothing') : told.join('\n'),
    `## ${text(language, 'demo:connect')}`,
    text(language, 'demo:how'),
    STEPS.map((step) => `- ${text(language, `demo:steps.${step}`)}`).join('\n'),
  ].join('\n\n');
}

/** In a fence longer than any in the prompt, so that the prompt cannot leave it. */
function fenced(prompt: string): string {
  const runs = prompt.match(/`{3,}/gu) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  const shown = Buffer.byteLength(prompt) > MAX_SHOWN ? `${cutBytes(prompt)}\n…` : prompt;
  return `${fence}text\n${shown}\n${fence}`;
}

function cutBytes(prompt: string): string {
  return new TextDecoder()
    .decode(Buffer.from(prompt).subarray(0, MAX_SHOWN))
    .replace(/\uFFFD{1,3}$/u, '');
}

async function* stream(
  answer: string,
  prompt: string,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const chars = Array.from(answer);
  for (let at = 0; at < chars.length; at += PIECE) {
    signal.throwIfAborted();
    yield { type: 'delta', text: chars.slice(at, at + PIECE).join('') };
    await breathe();
  }
  yield {
    type: 'usage',
    inputTokens: estimateTokens(prompt),
    outputTokens: estimateTokens(answer),
  };
}

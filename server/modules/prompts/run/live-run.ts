import { MAX_OUTPUT_BYTES } from '#core/limits.ts';
import { eachUntilAborted } from '#server/platform/abort.ts';
import { ModelError, type ModelEvent } from '#server/ports/model.ts';
import { cleanText, cutText } from '../prompt/clean-text.ts';

/** No run outlives this, whatever a model's own limits are. */
const MAX_MS = 90_000;
const SAVE_EVERY_MS = 1_000;

export type RunResult = {
  status: 'done' | 'stopped' | 'failed';
  output: string;
  inputTokens: number | undefined;
  outputTokens: number | undefined;
  error?: unknown;
};

/** Where a run leaves what comes. `first` is awaited before anybody sees output; `false` gives the run up. */
export type RunSink = {
  first(output: string): Promise<boolean>;
  save(output: string): Promise<void>;
  delta(text: string): void;
};

/**
 * Reads a model to its end, its limit or the caller's leaving, whichever comes first, and gives what
 * came. Never throws: a failure is a result. A model that does not mind its signal is left behind.
 */
export async function streamModel(
  start: (signal: AbortSignal) => AsyncIterable<ModelEvent>,
  leaving: { caller: AbortSignal; shutdown: AbortSignal },
  sink: RunSink,
): Promise<RunResult> {
  const upstream = new AbortController();
  const limit = AbortSignal.timeout(MAX_MS);
  const signal = AbortSignal.any([upstream.signal, leaving.caller, leaving.shutdown, limit]);
  const usage: Pick<RunResult, 'inputTokens' | 'outputTokens'> = {
    inputTokens: undefined,
    outputTokens: undefined,
  };
  let output = '';
  let half = '';
  let bytes = 0;
  let savedAt = 0;
  const result = (status: RunResult['status'], error?: unknown): RunResult => ({
    status,
    output,
    ...usage,
    ...(error !== undefined && { error }),
  });
  try {
    for await (const event of eachUntilAborted(start(signal), signal)) {
      if (event.type === 'usage') {
        usage.inputTokens = event.inputTokens;
        usage.outputTokens = event.outputTokens;
        continue;
      }
      const whole = half + event.text;
      half = /[\ud800-\udbff]$/.test(whole) ? whole.slice(-1) : '';
      const piece = cleanText(whole.slice(0, whole.length - half.length));
      if (piece === '') continue;
      const text = fitting(piece, MAX_OUTPUT_BYTES - bytes);
      if (text === '') break;
      const isFirst = output === '';
      output += text;
      bytes += Buffer.byteLength(text);
      if (isFirst) {
        if (!(await sink.first(output))) return result('stopped');
        savedAt = performance.now();
      }
      sink.delta(text);
      if (bytes >= MAX_OUTPUT_BYTES) break;
      if (performance.now() - savedAt >= SAVE_EVERY_MS) {
        await sink.save(output);
        savedAt = performance.now();
      }
    }
    if (output === '') throw new ModelError('invalid_response', 'The model gave no output.');
    return result('done');
  } catch (error) {
    return result(leaving.caller.aborted ? 'stopped' : 'failed', error);
  } finally {
    upstream.abort();
  }
}

function fitting(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  let units = Math.min(text.length, bytes);
  while (units > 0 && Buffer.byteLength(text.slice(0, units)) > bytes)
    units -= Math.max(1, Math.ceil((Buffer.byteLength(text.slice(0, units)) - bytes) / 4));
  return cutText(text, Math.max(0, units));
}

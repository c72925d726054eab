/** What we read of a chat completion, streamed or whole; everything else an endpoint may add is ignored. */
export type Completion = {
  text: string;
  finish?: string;
  usage?: { inputTokens: number; outputTokens: number };
  /** The endpoint reports an error inside a 200. */
  failed: boolean;
};

/** Reads one JSON text; undefined when it is none or no completion. */
export function readCompletion(json: string): Completion | undefined {
  const root = record(parse(json));
  if (root === undefined) return undefined;
  const usage = readUsage(root['usage']);
  const failed = root['error'] !== undefined && root['error'] !== null;
  const choices = root['choices'];
  if (!Array.isArray(choices)) {
    return usage === undefined && !failed
      ? undefined
      : { text: '', failed, ...(usage === undefined ? {} : { usage }) };
  }
  const choice = record(choices[0]) ?? {};
  const part = record(choice['delta']) ?? record(choice['message']) ?? {};
  const finish = choice['finish_reason'];
  return {
    text: typeof part['content'] === 'string' ? part['content'] : '',
    failed,
    ...(typeof finish === 'string' ? { finish } : {}),
    ...(usage === undefined ? {} : { usage }),
  };
}

function readUsage(value: unknown): Completion['usage'] {
  const usage = record(value);
  const [inputTokens, outputTokens] = [usage?.['prompt_tokens'], usage?.['completion_tokens']];
  return isCount(inputTokens) && isCount(outputTokens) ? { inputTokens, outputTokens } : undefined;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

export function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

export function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

import type { Candidate, GenerateOptions, ModelEvent, ModelPort } from '../ports/model.ts';

type Script = (signal: AbortSignal) => AsyncIterable<ModelEvent>;

/** A model that does what a test tells it, and remembers what became of its signals. */
export type ScriptedModel = ModelPort & {
  /** What the next runs do; `Hello ` and `world` unless told. */
  script: Script;
  candidates: (options: GenerateOptions) => Promise<Candidate[]>;
  /** How many runs were begun, and how many of their signals have fired. */
  begun: number;
  aborted: number;
};

export const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** Says pieces one after another, with a pause before each. */
export function saying(pieces: readonly string[], pauseMs = 0): Script {
  return async function* () {
    for (const text of pieces) {
      await wait(pauseMs);
      yield { type: 'delta', text };
    }
    yield { type: 'usage', inputTokens: 7, outputTokens: pieces.length };
  };
}

/** Says pieces and then breaks off. */
export function failing(pieces: readonly string[], error: Error): Script {
  return async function* (signal) {
    for await (const event of saying(pieces)(signal)) if (event.type === 'delta') yield event;
    throw error;
  };
}

export const CANDIDATE: Candidate = {
  title: 'Launch email',
  body: 'Write a launch email for {{product}}.',
  variables: [{ name: 'product', type: 'text', required: true }],
  variant: 'full',
  findings: [],
  reasons: ['It names the task.'],
  estimatedTokens: 9,
};

export function createScriptedModel(): ScriptedModel {
  const model: ScriptedModel = {
    id: 'scripted-1',
    label: 'Scripted',
    isDemo: false,
    script: saying(['Hello ', 'world']),
    candidates: () => Promise.resolve([CANDIDATE]),
    begun: 0,
    aborted: 0,
    generate: (_brief, options) => model.candidates(options),
    run({ signal }) {
      model.begun += 1;
      // The run ends its own signal when it is through; only what comes before is counted.
      signal.addEventListener('abort', () => (model.aborted += 1), { once: true });
      return model.script(signal);
    },
  };
  return model;
}

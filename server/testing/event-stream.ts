import type { RunEvent } from '#contract/generated/schemas.ts';

/** The events of a streamed answer as they come; comments are left out. */
export async function* runEvents(answer: Response): AsyncGenerator<RunEvent> {
  if (!answer.body) return;
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of answer.body) {
    rest += decoder.decode(chunk as Uint8Array, { stream: true });
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data) yield JSON.parse(data) as RunEvent;
    }
  }
}

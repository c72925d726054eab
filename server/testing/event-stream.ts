import type { GenerateEvent, RunEvent } from '#contract/generated/schemas.ts';

/** The events of a streamed run as they come. */
export const runEvents = (answer: Response) => events<RunEvent>(answer);

/** The events of a streamed generation as they come. */
export const generateEvents = (answer: Response) => events<GenerateEvent>(answer);

/** What a stream says; comments are left out. */
async function* events<Event>(answer: Response): AsyncGenerator<Event> {
  if (!answer.body) return;
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of answer.body) {
    rest += decoder.decode(chunk as Uint8Array, { stream: true });
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data) yield JSON.parse(data) as Event;
    }
  }
}

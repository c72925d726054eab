import type { TrashedPrompt } from '#src/generated/api/endpoints.schemas.ts';
import { TwoLines } from '#src/ui/table/two-lines.tsx';

/** A deleted prompt's name with one line of what it is. It leads nowhere until it is restored. */
export function TrashedTitle({ prompt, lines = 1 }: { prompt: TrashedPrompt; lines?: number }) {
  const { title, description, excerpt } = prompt;
  return <TwoLines title={title} text={description || excerpt} lines={lines} />;
}

import type { StoredBrief } from '#server/db/schema/prompts.ts';
import type { Variable } from '#core/template/variable.ts';
import type { FoundPrompt } from './repository.ts';

/** What a prompt says, checked and brought in line: what is stored, run and printed. */
export type Content = {
  title: string;
  description: string;
  body: string;
  categoryId: string;
  tags: string[];
  variables: Variable[];
  brief: StoredBrief | null;
  language: string | null;
  direction: 'auto' | 'ltr' | 'rtl';
  visibility: 'private' | 'team';
};

/** The content of a stored prompt's current version. */
export function contentOf({ prompt }: FoundPrompt): Content {
  const { title, description, body, categoryId, tags, variables } = prompt;
  const { brief, language, direction, visibility } = prompt;
  return {
    title,
    description,
    body,
    categoryId,
    tags,
    variables,
    brief,
    language,
    direction,
    visibility,
  };
}

/** Whether two contents say the same, so that a save would make no version. */
export function sameContent(one: Content, other: Content): boolean {
  return stable(one) === stable(other);
}

/** The database gives an object's keys back in another order. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

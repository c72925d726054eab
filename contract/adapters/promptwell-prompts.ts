import type { People, Person } from './promptwell-people.ts';

const SAVE = '/api/users/prompt/save';
/** A starter's category may be anybody's. */
const CATEGORIES = '/api/users/misc/category';
const TITLES = ['Market letter', 'autumn plan', 'Brücke und Fluß'];

type Saved = { prompt: { id: string; version: number } };

/** Prompts to list, to sort and to filter: some in the library, one of them with several versions, and some in the trash. */
export async function savePrompts({ call }: People, { token }: Person): Promise<void> {
  const { items } = await call<{ items: Array<{ id: string }> }>(
    'GET',
    CATEGORIES,
    undefined,
    token,
  );
  const draft = (title: string, at: number) => ({
    title,
    body: `Write a ${title} for {{name}}.`,
    categoryId: items[at % items.length]?.id,
    tags: at % 2 === 0 ? ['letters'] : ['plans'],
    isFavourite: at === 0,
  });
  const save = (body: object) => call<Saved>('POST', SAVE, body, token);
  for (const [at, title] of TITLES.entries()) {
    const own = draft(title, at);
    const { prompt } = await save(own);
    const versions = at === 0 ? TITLES.slice(1) : [];
    for (const [before] of versions.entries()) {
      const body = `${own.body} Version ${before + 2}.`;
      await save({ ...own, body, id: prompt.id, baseVersion: prompt.version + before });
    }
    const { prompt: gone } = await save(draft(`${title} no more`, at));
    await call('DELETE', `/api/users/prompt/${gone.id}`, undefined, token);
  }
}

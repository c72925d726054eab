import type { Operation } from '#contract/document/document.ts';
import { jsonOf } from '../client.ts';
import { actorOf, goodRequests } from '../good-request.ts';
import { isGood, type Base, type Run } from '../run.ts';
import { entitiesOf } from './entities.ts';
import { keywordsOf, largestPage, listOf, pagingOf, readList, type Row } from './list-reading.ts';

/** Pages in which a thing is looked for. */
const MOST_PAGES = 50;

/** What is made is in the lists of its kind. */
export async function checkListed(run: Run): Promise<void> {
  for (const maker of run.operations) {
    const isMade = maker.method === 'post' && isGood(run.bases.get(maker.id)?.exchange);
    const lists = run.operations.filter((list) => isListOf(run, list, maker));
    if (!isMade || lists.length === 0) continue;
    const [base] = await goodRequests(run, maker);
    const exchange = base && (await run.ask(maker, base.request, 'something to find in a list'));
    // What is merely taken in (202) may be made later.
    if (!isGood(exchange) || exchange.status === 202) continue;
    const [made] = entitiesOf(jsonOf(exchange));
    if (!made) continue;
    for (const list of lists) await checkList(run, { list, maker }, made);
  }
}

async function checkList(
  run: Run,
  { list, maker }: { list: Operation; maker: Operation },
  [id, made]: [id: string, made: Row],
): Promise<void> {
  const base = run.bases.get(list.id);
  if (!base?.exchange || !isShown(run, list, made)) return;
  if ((await isListed(run, list, base, id)) !== false) return;
  run.report({
    check: 'created-missing',
    operation: list,
    situation: 'the list of what was just made',
    text: `${id} was just made by ${maker.path} and is not in ${list.path}.`,
    request: base.exchange.request,
  });
}

/** Whether a list is of what an operation makes: of the same address, or of the same resource. */
function isListOf(run: Run, list: Operation, maker: Operation): boolean {
  const [own, other] = [list, maker].map(({ object }) => object['x-resource']);
  const isNamed = own?.['role'] === 'list' && own['name'] === other?.['name'];
  const exchange = run.bases.get(list.id)?.exchange;
  return (
    list.method === 'get' &&
    (list.path === maker.path || isNamed) &&
    !list.path.includes('{') &&
    actorOf(run, list) === actorOf(run, maker) &&
    isGood(exchange) &&
    listOf(jsonOf(exchange)) !== undefined
  );
}

/** Whether the filters that are set where nothing is asked, such as `state=saved`, let a thing through. */
const isShown = (run: Run, list: Operation, made: Row): boolean =>
  list.parameters.every((parameter) => {
    if (parameter.in !== 'query') return true;
    const { default: usual } = keywordsOf(run, list, parameter);
    const value = made[parameter.name];
    return usual === undefined || value === undefined || usual === value;
  });

/** Whether an id is in a list, on whatever page; undefined where the list cannot be read to its end. */
async function isListed(
  run: Run,
  list: Operation,
  base: Base,
  id: string,
): Promise<boolean | undefined> {
  const { size, page, offset } = pagingOf(list);
  const largest = largestPage(run, list);
  const most = size ? Number(largest[size.name]) : Number.POSITIVE_INFINITY;
  const first = page ? keywordsOf(run, list, page) : {};
  const from = (first['default'] ?? first['minimum']) === 0 ? 0 : 1;
  for (let at = 0; at < MOST_PAGES; at += 1) {
    const next: Record<string, string> = page
      ? { [page.name]: String(from + at) }
      : offset
        ? { [offset.name]: String(at * most) }
        : {};
    const read = await readList(run, list, base, { ...largest, ...(at > 0 && next) });
    if (!read.list) return undefined;
    const { rows } = read.list;
    if (rows.some((row) => entitiesOf([row]).has(id))) return true;
    if (rows.length === 0) return false;
    if (!page && !offset) return rows.length < most && read.next === undefined ? false : undefined;
  }
  return undefined;
}

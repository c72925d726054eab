import type { Located } from '#contract/sources/source.ts';
import { compareContent, compareHeaders } from './content.ts';
import { byName, inside, type Context, type Either } from './context.ts';
import type { Direction } from './schema/change.ts';
import { canonical } from './schema/flat.ts';

/** Responses, from the side that reads them. */
export type Answers = { label: string; direction: Direction };

const isFailure = (status: string) => /^[45]/.test(status) || status === 'default';

const rangeOf = (status: string) => `${status[0]}XX`;

/**
 * The documented status that an exact one falls under: its range (`4XX`), then `default`, which means failures alone
 * where a success is documented beside it.
 */
function covering(status: string, documented: ReadonlySet<string>): string | undefined {
  if (status === 'default') return undefined;
  const range = rangeOf(status);
  if (status !== range && documented.has(range)) return range;
  const isOfFailures = [...documented].some((name) => !isFailure(name));
  return documented.has('default') && (isFailure(status) || !isOfFailures) ? 'default' : undefined;
}

/** Changes of an operation's responses: which there are, their headers, bodies and links. */
export function compareResponses(ctx: Context, operation: Either, answers: Answers) {
  const responses = byName(ctx, inside(ctx, operation, 'responses'), (status) =>
    /^\dxx$/i.test(status) ? status.toUpperCase() : status,
  );
  const documented = (side: 'old' | 'new') =>
    new Set([...responses].filter(([, at]) => at[side]).map(([status]) => status));
  const [before, after] = [documented('old'), documented('new')];
  const added = [...after].filter((status) => !before.has(status));
  const { label } = answers;
  for (const [status, at] of responses) {
    if (status.startsWith('x-')) continue;
    if (at.old && at.new) compareResponse(ctx, status, at, answers);
    else if (at.old) {
      // A default that was there beside a success describes failures.
      const isOfFailures = before.has('default') && !isFailure(status);
      const wider = covering(
        status,
        new Set([...after].filter((name) => name !== 'default' || !isOfFailures)),
      );
      // A range of which some are named now: those are compared with it.
      if (status === rangeOf(status) && added.some((name) => rangeOf(name) === status)) continue;
      if (wider) compareResponse(ctx, status, { ...at, new: responses.get(wider)?.new }, answers);
      else
        ctx.record.add(
          isFailure(status) ? 'error-response-removed' : 'response-removed',
          label,
          { old: at.old, new: operation.new },
          { old: status },
        );
    } else {
      const wider = covering(status, before);
      if (wider) compareResponse(ctx, status, { ...at, old: responses.get(wider)?.old }, answers);
      else
        ctx.record.add(
          isFailure(status) ? 'error-response-added' : 'response-added',
          label,
          { old: operation.old, new: at.new },
          { new: status },
        );
    }
  }
}

function compareResponse(ctx: Context, status: string, at: Either, { label, direction }: Answers) {
  const part = { operation: label, subject: `${status} response`, direction, status };
  compareHeaders(ctx, at, part);
  const content = inside(ctx, at, 'content');
  const has = (side: 'old' | 'new') =>
    Object.keys((content[side]?.value as object) ?? {}).length > 0;
  if (has('old') && has('new')) compareContent(ctx, content, part);
  else if (has('old') !== has('new'))
    ctx.record.add(
      has('new') ? 'response-body-added' : 'response-body-removed',
      label,
      { old: content.old ?? at.old, new: content.new ?? at.new },
      { status },
    );
  for (const [name, link] of byName(ctx, inside(ctx, at, 'links'))) {
    if (!link.old) continue;
    const sides = { old: link.old, new: link.new ?? at.new };
    if (!link.new) ctx.record.add('link-removed', label, sides, { name, status });
    else if (targetOf(link.old) !== targetOf(link.new))
      ctx.record.add('link-changed', label, sides, { name, status });
  }
}

/** Where a link leads, its text aside. */
function targetOf({ value }: Located): string {
  const { description: _description, ...target } = (value ?? {}) as Record<string, unknown>;
  return canonical(target);
}

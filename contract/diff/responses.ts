import { child, type Located } from '#contract/sources/source.ts';
import { compareContent } from './content.ts';
import { byName, compareSchemas, inside, valueAt, type Context, type Either } from './context.ts';
import type { Direction } from './schema/change.ts';
import { alternativesOf } from './schema/flat.ts';

/** Responses, from the side that reads them. */
export type Answers = { label: string; direction: Direction };

const isFailure = (status: string) => /^[45]/.test(status) || status === 'default';

/** The documented status that an exact one falls under: its range (`4XX`), then `default`. */
function covering(status: string, documented: ReadonlySet<string>): string | undefined {
  if (status === 'default') return undefined;
  const range = `${status[0]}XX`;
  return [range, 'default'].find((name) => name !== status && documented.has(name));
}

/** Changes of an operation's responses: which there are, their headers, bodies and links. */
export function compareResponses(ctx: Context, operation: Either, answers: Answers) {
  const responses = byName(ctx, inside(ctx, operation, 'responses'), (status) =>
    /^\dxx$/i.test(status) ? status.toUpperCase() : status,
  );
  const documented = (side: 'old' | 'new') =>
    new Set([...responses].filter(([, at]) => at[side]).map(([status]) => status));
  const [before, after] = [documented('old'), documented('new')];
  const { label } = answers;
  for (const [status, at] of responses) {
    if (status.startsWith('x-')) continue;
    if (at.old && at.new) compareResponse(ctx, status, at, answers);
    else if (at.old) {
      const wider = covering(status, after);
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
  for (const [name, link] of byName(ctx, inside(ctx, at, 'links')))
    if (!link.new)
      ctx.record.add('link-removed', label, { old: link.old, new: at.new }, { name, status });
}

/** How a header's value is written: by a media type, or by a schema, where an object has two ways. */
function styleOf(ctx: Context, side: 'old' | 'new', header: Located): string {
  const schema = child(header, 'schema');
  if (!schema) return child(header, 'content') ? 'content' : 'schema';
  const { flats } = alternativesOf(ctx.files[side], [schema]);
  const isObject = flats.some(({ types }) => types.has('object'));
  return isObject && valueAt(header, 'explode') === true ? 'schema, exploded' : 'schema';
}

type Part = { operation: string; subject: string; direction: Direction };

function compareHeaders(ctx: Context, at: Either, part: Part) {
  const headers = byName(ctx, inside(ctx, at, 'headers'), (name) => name.toLowerCase());
  for (const [name, header] of headers) {
    // The media types are its one source.
    if (name === 'content-type') continue;
    const where = `header \`${name}\` of the ${part.subject}`;
    const isRequired = (side: 'old' | 'new') => valueAt(header[side], 'required') === true;
    const add = (rule: string) =>
      ctx.record.add(
        rule,
        part.operation,
        { old: header.old ?? at.old, new: header.new ?? at.new },
        { where },
      );
    if (!header.new) add(isRequired('old') ? 'required-header-removed' : 'header-removed');
    else if (!header.old) add('header-added');
    else {
      if (isRequired('old') && !isRequired('new')) add('header-became-optional');
      if (!isRequired('old') && isRequired('new')) add('header-became-required');
      const [style, styleNow] = [styleOf(ctx, 'old', header.old), styleOf(ctx, 'new', header.new)];
      if (style !== styleNow) add('header-style-changed');
      const schema = { old: child(header.old, 'schema'), new: child(header.new, 'schema') };
      compareSchemas(ctx, schema, { ...part, subject: where });
      const content = inside(ctx, header, 'content');
      if (content.old && content.new) compareContent(ctx, content, { ...part, subject: where });
    }
  }
}

import { asText, child, type Located } from '#contract/sources/source.ts';
import { byName, compareSchemas, inside, valueAt, type Context, type Either } from './context.ts';
import { encodingChanges } from './encodings.ts';
import { covers, mediaTypeName } from './media-types.ts';
import { PART_RULES } from './part-rules.ts';
import type { Part } from './recorder.ts';
import { alternativesOf } from './schema/flat.ts';
import type { Direction, Written } from './schema/change.ts';

/** A body, as its sender or receiver has it. */
export type Body = Part & { direction: Direction; status?: string | undefined };

const FORM = /^(application\/x-www-form-urlencoded|multipart\/)/;

/** XML, and any type, which may be XML. */
const XML = /[/+]xml\b|^(\*|application|text)\/\*/;

function writtenAs(mediaType: string): Written {
  if (FORM.test(mediaType)) return 'form';
  return XML.test(mediaType) ? 'xml' : 'json';
}

/** Changes of the media types of a body, and of their schemas. */
export function compareContent(ctx: Context, content: Either, body: Body) {
  const types = byName(ctx, content, mediaTypeName);
  const names = (side: 'old' | 'new') =>
    [...types].filter(([, at]) => at[side]).map(([name]) => name);
  const added = names('new').filter((name) => !types.get(name)?.old);
  const removed = names('old').filter((name) => !types.get(name)?.new);
  const rules = body.direction;
  const add = (rule: string, at: Either, values: { old?: string; new?: string }) =>
    ctx.record.add(
      `${rules}-media-type-${rule}`,
      body.operation,
      { old: at.old ?? content.old, new: at.new ?? content.new },
      { ...values, status: body.status },
    );
  for (const [name, at] of types) {
    if (at.old && at.new) compareMediaType(ctx, name, at, body);
    else if (at.old) {
      const wider = names('new').find((other) => covers(other, name));
      const narrower = added.filter((other) => covers(name, other));
      if (wider) compareMediaType(ctx, name, { ...at, new: types.get(wider)?.new }, body);
      for (const other of narrower)
        compareMediaType(ctx, other, { ...at, new: types.get(other)?.new }, body);
      if (wider && rules === 'response' && added.includes(wider))
        add('widened', { ...at, new: types.get(wider)?.new }, { old: name, new: wider });
      else if (!wider && rules === 'response' && narrower.length > 0)
        add('narrowed', at, { old: name, new: narrower.join(', ') });
      else if (!wider) add('removed', at, { old: name });
    } else {
      const isKnown = names('old').some((other) => covers(other, name));
      const isInstead = rules === 'response' && removed.some((other) => covers(name, other));
      if (!isKnown && !isInstead) add('added', at, { new: name });
    }
  }
}

function compareMediaType(ctx: Context, name: string, at: Either, body: Body) {
  const schema = { old: at.old && child(at.old, 'schema'), new: at.new && child(at.new, 'schema') };
  compareSchemas(ctx, schema, { ...body, written: writtenAs(name) });
  compareStream(ctx, at, body);
  if (FORM.test(name) && at.old && at.new) compareFields(ctx, { old: at.old, new: at.new }, body);
}

/** Changes of how the fields of a form are written, and of the headers of its parts. */
function compareFields(ctx: Context, form: { old: Located; new: Located }, body: Body) {
  const encoding = inside(ctx, form, 'encoding');
  for (const { field, narrows, widens } of encodingChanges(ctx.files, form)) {
    const isHarmless = body.direction === 'request' ? !narrows : !widens;
    ctx.record.add(
      isHarmless ? 'encoding-compatible' : 'encoding-changed',
      body.operation,
      {
        old: (encoding.old && child(encoding.old, field)) ?? form.old,
        new: (encoding.new && child(encoding.new, field)) ?? form.new,
      },
      { name: field },
    );
  }
  for (const [field, at] of byName(ctx, encoding)) {
    const subject = `field \`${field}\` of the ${body.subject}`;
    compareHeaders(ctx, { old: at.old ?? form.old, new: at.new ?? form.new }, { ...body, subject });
  }
}

/** How a header's value is written: by a media type, or by a schema, where an object has two ways. */
function headerStyle(ctx: Context, side: 'old' | 'new', header: Located): string {
  const schema = child(header, 'schema');
  if (!schema) return child(header, 'content') ? 'content' : 'schema';
  const { flats } = alternativesOf(ctx.files[side], [schema]);
  const isObject = flats.some(({ types }) => types.has('object'));
  return isObject && valueAt(header, 'explode') === true ? 'schema, exploded' : 'schema';
}

/** Changes of the headers of a response, or of a part of a form. */
export function compareHeaders(ctx: Context, owner: Either, part: Body) {
  const headers = byName(ctx, inside(ctx, owner, 'headers'), (name) => name.toLowerCase());
  const rules = PART_RULES[part.direction];
  for (const [name, header] of headers) {
    // The media types are its one source.
    if (name === 'content-type') continue;
    const where = `header \`${name}\` of the ${part.subject}`;
    const isRequired = (side: 'old' | 'new') => valueAt(header[side], 'required') === true;
    const add = (rule: string) =>
      ctx.record.add(
        rule,
        part.operation,
        { old: header.old ?? owner.old, new: header.new ?? owner.new },
        { where },
      );
    if (!header.new) add(isRequired('old') ? rules.requiredRemoved : rules.removed);
    else if (!header.old) add(isRequired('new') ? rules.requiredAdded : rules.added);
    else {
      if (isRequired('old') && !isRequired('new')) add(rules.becameOptional);
      if (!isRequired('old') && isRequired('new')) add(rules.becameRequired);
      const style = headerStyle(ctx, 'old', header.old);
      if (style !== headerStyle(ctx, 'new', header.new)) add('header-style-changed');
      const schema = { old: child(header.old, 'schema'), new: child(header.new, 'schema') };
      const written = part.direction === 'request' ? 'parameter' : 'json';
      compareSchemas(ctx, schema, { ...part, subject: where, written });
      const content = inside(ctx, header, 'content');
      if (content.old && content.new) compareContent(ctx, content, { ...part, subject: where });
    }
  }
}

/** The schema of one event of a stream, which `x-sse-event` names. */
function compareStream(ctx: Context, at: Either, body: Body) {
  const event = (side: 'old' | 'new') => {
    const name = at[side] && child(at[side], 'x-sse-event');
    return (
      name && {
        name,
        schema: ctx.files[side].target(name, `#/components/schemas/${asText(name.value)}`),
      }
    );
  };
  const [old, now] = [event('old'), event('new')];
  if (old && now)
    compareSchemas(
      ctx,
      { old: old.schema, new: now.schema },
      { ...body, subject: `event of the ${body.subject}` },
    );
  else if (old || now) {
    const values = {
      old: asText(old?.name.value ?? 'none'),
      new: asText(now?.name.value ?? 'none'),
    };
    ctx.record.add(
      'stream-event-changed',
      body.operation,
      { old: old?.name ?? at.old, new: now?.name ?? at.new },
      values,
    );
  }
}

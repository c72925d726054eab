import { asText, child } from '#contract/sources/source.ts';
import { byName, compareSchemas, inside, type Context, type Either } from './context.ts';
import type { Part } from './recorder.ts';
import { canonical } from './schema/flat.ts';
import type { Direction } from './schema/change.ts';

/** A body, as its sender or receiver has it. */
export type Body = Part & { direction: Direction; status?: string | undefined };

const FORM = /^(application\/x-www-form-urlencoded|multipart\/)/;

/** Media types are told apart without case, spaces and the charset that JSON has anyway. */
export function mediaTypeName(name: string): string {
  const [type = '', ...parameters] = name.toLowerCase().split(';');
  const kept = parameters
    .map((parameter) => parameter.trim().replaceAll('"', ''))
    .filter((parameter) => parameter !== '' && parameter !== 'charset=utf-8');
  return [type.trim(), ...kept.toSorted()].join('; ');
}

/** `*`/`*`, `application/*` and a type without parameters hold those that say more. */
function covers(wider: string, narrower: string): boolean {
  const [type = ''] = narrower.split(';');
  return [`${type.split('/')[0]}/*`, '*/*', type].includes(wider);
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
  compareSchemas(ctx, schema, { ...body, plain: FORM.test(name) });
  compareStream(ctx, at, body);
  if (!FORM.test(name)) return;
  for (const [field, encoding] of byName(ctx, inside(ctx, at, 'encoding'))) {
    const written = ({ value }: { value: unknown }) => {
      const { contentType, style, explode, allowReserved } = value as Record<string, unknown>;
      return canonical([contentType, style, explode, allowReserved]);
    };
    const nothing = { value: {} };
    if (written(encoding.old ?? nothing) !== written(encoding.new ?? nothing))
      ctx.record.add(
        'encoding-changed',
        body.operation,
        { old: encoding.old ?? at.old, new: encoding.new ?? at.new },
        { name: field },
      );
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

/** Changes of a request's body. */
export function compareRequestBody(ctx: Context, operation: Either, part: Body) {
  const body = inside(ctx, operation, 'requestBody');
  const isRequired = (side: 'old' | 'new') =>
    body[side] !== undefined && child(body[side], 'required')?.value === true;
  const sides = { old: body.old ?? operation.old, new: body.new ?? operation.new };
  const add = (rule: string) =>
    ctx.record.add(rule, part.operation, sides, { status: part.status });
  const isSent = part.direction === 'request';
  if (!body.old && !body.new) return;
  if (!body.old) {
    if (!isSent) add('response-body-added');
    else add(isRequired('new') ? 'required-request-body-added' : 'request-body-added');
    return;
  }
  if (!body.new) {
    add(isSent ? 'request-body-removed' : 'response-body-removed');
    return;
  }
  if (isSent && isRequired('new') && !isRequired('old')) add('request-body-became-required');
  if (isSent && !isRequired('new') && isRequired('old')) add('request-body-became-optional');
  compareContent(ctx, inside(ctx, body, 'content'), part);
}

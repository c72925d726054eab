import { child } from '#contract/sources/source.ts';
import { compareContent, type Body } from './content.ts';
import { inside, type Context, type Either } from './context.ts';

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
  if (isRequired('new') !== isRequired('old'))
    add(`${part.direction}-body-became-${isRequired('new') ? 'required' : 'optional'}`);
  compareContent(ctx, inside(ctx, body, 'content'), part);
}

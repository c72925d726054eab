import { findVariables } from '#core/template/parse.ts';
import { toVariableName } from '#core/template/variable-name.ts';
import type { CuesIn, Span } from './cues-in.ts';
import { pasted } from './material.ts';
import type { Elements } from './read-elements.ts';
import type { LintInput, RawFinding } from './types.ts';

/** What is to be worked on: "this text" with no text, and material that nothing sets apart from the request. */
export function materialRules(
  input: LintInput,
  elements: Elements,
  cues: CuesIn,
  insert: string,
): RawFinding[] {
  if (elements.material === 'missing') {
    const at = input.body.trimEnd().length;
    const fix = { label: 'material', start: at, end: at, replacement: insert } as const;
    return [{ rule: 'material.missing', ...cues.first('refersTo'), fix }];
  }
  if (!cues.has('refersTo')) return [];
  const text = pasted(input.body);
  const hits: RawFinding[] = inSentences(input);
  if (text) hits.push({ rule: 'material.undelimited', ...text, ...tagged(input, text, 'text') });
  return hits;
}

/** Long texts that are asked for in the middle of a sentence. */
function inSentences(input: LintInput): RawFinding[] {
  const long = new Set(
    input.variables.filter(({ type }) => type === 'textarea').map(({ name }) => name),
  );
  return findVariables(input.body)
    .filter(({ name }) => long.has(name))
    .filter(({ start, end }) => {
      const before = input.body.slice(input.body.lastIndexOf('\n', start - 1) + 1, start).trimEnd();
      const [after = ''] = input.body.slice(end).split('\n', 1);
      return /\p{L}/u.test(after) || (/\p{L}/u.test(before) && !/[:：>"“«「]$/u.test(before));
    })
    .map(({ name, start, end }) => ({
      rule: 'material.undelimited' as const,
      about: name,
      start,
      end,
      ...tagged(input, { start, end }, name),
    }))
    .slice(0, 5);
}

/** The fix that puts a span between tags; a change of more than 2,000 characters is left to the writer. */
function tagged({ body }: LintInput, { start, end }: Span, name: string): Pick<RawFinding, 'fix'> {
  if (end - start > 1800) return {};
  const tag = toVariableName(name);
  const lead = start === 0 || body[start - 1] === '\n' ? '' : '\n\n';
  const tail = end >= body.length || body[end] === '\n' ? '' : '\n\n';
  const replacement = `${lead}<${tag}>\n${body.slice(start, end)}\n</${tag}>${tail}`;
  return { fix: { label: 'delimit', start, end, replacement } };
}

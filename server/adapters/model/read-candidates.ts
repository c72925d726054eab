import {
  MAX_BODY,
  MAX_OPTION,
  MAX_OPTIONS,
  MAX_TITLE,
  MAX_VARIABLE_DEFAULT,
  MAX_VARIABLE_HELP,
  MAX_VARIABLE_LABEL,
  MAX_VARIABLES,
} from '#core/limits.ts';
import { type Variable, VARIABLE_TYPES } from '#core/template/variable.ts';
import { type Candidate, VARIANTS } from '#server/ports/model.ts';
import { errorsIn } from '#server/domain/quality/assess.ts';
import { estimateTokens } from '#core/text/estimate-tokens.ts';
import { inferVariable } from '#core/template/infer-variable.ts';
import { variableNames } from '#core/template/parse.ts';
import { isVariableName } from '#core/template/variable-name.ts';
import { readValue } from '#core/template/value.ts';
import { parse, record } from './completion.ts';

export type ReadResult = { ok: true; candidates: Candidate[] } | { ok: false; problem: string };

/**
 * A model's text as candidates, mended where that is safe: fences and talk around the JSON, missing or unknown
 * variables, options where none belong. `problem` is our own wording, fit to be sent to the model.
 */
export function readCandidates(text: string, count: number, locale: string): ReadResult {
  const root = parse(jsonIn(text));
  const list = Array.isArray(root) ? root : record(root)?.['candidates'];
  if (!Array.isArray(list))
    return { ok: false, problem: 'It was no JSON object with a list "candidates".' };
  const candidates = list.flatMap((item) => readCandidate(item, locale) ?? []).slice(0, count);
  if (candidates.length === 0) {
    return {
      ok: false,
      problem: 'No candidate had a title and a body of 40 to 20,000 characters.',
    };
  }
  return { ok: true, candidates };
}

/** From the first brace to the last: models like to fence their JSON and to comment on it. */
function jsonIn(text: string): string {
  const start = text.search(/[[{]/u);
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  return start >= 0 && end > start ? text.slice(start, end + 1) : text;
}

function readCandidate(value: unknown, locale: string): Candidate | undefined {
  const item = record(value);
  const body = string(item?.['body'], MAX_BODY + 1)?.trim();
  const title = string(item?.['title'], 400)?.replaceAll(/\s+/gu, ' ').trim();
  if (item === undefined || body === undefined || title === undefined || title === '')
    return undefined;
  if (body.length < 40 || body.length > MAX_BODY) return undefined;
  if (variableNames(body).length > MAX_VARIABLES) return undefined;
  const variables = readVariables(item['variables'], body);
  return {
    title: Array.from(title).slice(0, MAX_TITLE).join(''),
    body,
    variables,
    variant: VARIANTS.find((variant) => variant === item['variant']) ?? 'full',
    findings: errorsIn(body, variables, locale),
    reasons: strings(item['reasons'], 500).slice(0, 10),
    estimatedTokens: estimateTokens(body),
  };
}

function readVariables(value: unknown, body: string): Variable[] {
  const described = new Map<string, Variable>();
  for (const entry of Array.isArray(value) ? value : []) {
    const variable = readVariable(record(entry));
    if (variable !== undefined) described.set(variable.name, variable);
  }
  return variableNames(body).map((name) => described.get(name) ?? inferVariable(name));
}

function readVariable(item: Record<string, unknown> | undefined): Variable | undefined {
  const name = string(item?.['name'], 80)?.replaceAll(/^\{\{|\}\}$/gu, '');
  if (item === undefined || name === undefined || !isVariableName(name)) return undefined;
  const options = strings(item['options'], MAX_OPTION).slice(0, MAX_OPTIONS);
  const asked = VARIABLE_TYPES.find((type) => type === item['type']) ?? 'text';
  const variable: Variable = {
    name,
    type: asked === 'select' && options.length === 0 ? 'text' : asked,
    required: item['required'] !== false,
  };
  const [label, help] = [
    string(item['label'], MAX_VARIABLE_LABEL),
    string(item['help'], MAX_VARIABLE_HELP),
  ];
  if (label !== undefined) variable.label = label;
  if (help !== undefined) variable.help = help;
  if (variable.type === 'select') variable.options = options;
  const preset = item['default'];
  if (typeof preset === 'string' || typeof preset === 'number' || typeof preset === 'boolean') {
    const text = String(preset).slice(0, MAX_VARIABLE_DEFAULT);
    if (text !== '' && readValue(variable, text).ok) variable.default = text;
  }
  return variable;
}

function string(value: unknown, most: number): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, most) : undefined;
}

function strings(value: unknown, most: number): string[] {
  return Array.isArray(value) ? value.flatMap((item) => string(item, most) ?? []) : [];
}

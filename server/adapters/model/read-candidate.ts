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
import type { Candidate, Variant } from '#server/ports/model.ts';
import { errorsIn } from '#server/domain/quality/assess.ts';
import { estimateTokens } from '#core/text/estimate-tokens.ts';
import { inferVariable } from '#core/template/infer-variable.ts';
import { valueWords } from '#server/domain/generator/value-words.ts';
import { variableNames } from '#core/template/parse.ts';
import { isVariableName } from '#core/template/variable-name.ts';
import { readValue } from '#core/template/value.ts';
import { parse, record } from './completion.ts';
import { CUT, lenientJson } from './lenient-json.ts';

const MIN_BODY = 40;

/** `questions` as the model sent them: readQuestions tells which can be shown. */
export type ReadResult =
  | { ok: true; candidate: Candidate; questions: unknown }
  | { ok: false; problem: string };

/**
 * A model's text as one candidate, repaired where that is safe: thoughts, fences and talk around it, JSON that is not strict,
 * tags instead of JSON, missing or unknown variables, options where none belong. An answer that was cut off counts when its
 * prompt is whole. `problem` is our own wording, fit to be sent to the model.
 */
export function readCandidate(text: string, variant: Variant, locale: string): ReadResult {
  const answer = withoutThoughts(text);
  const item = objectIn(answer) ?? tagsIn(answer);
  if (item === undefined) return { ok: false, problem: 'It was no JSON object.' };
  const body = string(item['body'] ?? item['prompt'], MAX_BODY + 1)?.trim();
  const title = string(item['title'], 400)?.replaceAll(/\s+/gu, ' ').trim();
  if (body?.includes(CUT) || title?.includes(CUT))
    return { ok: false, problem: 'It broke off before its end. Write a shorter prompt.' };
  if (title === undefined) return { ok: false, problem: 'It had no "title".' };
  if (body === undefined || body.length < MIN_BODY || body.length > MAX_BODY)
    return { ok: false, problem: 'It had no "body" of 40 to 20,000 characters.' };
  if (variableNames(body).length > MAX_VARIABLES)
    return { ok: false, problem: `It had more than ${String(MAX_VARIABLES)} blanks.` };
  const variables = readVariables(item['variables'], body);
  return {
    ok: true,
    candidate: {
      title: Array.from(title).slice(0, MAX_TITLE).join(''),
      body,
      variables,
      variant,
      findings: errorsIn(body, variables, locale),
      reasons: strings(item['reasons'], 500).slice(0, 10),
      estimatedTokens: estimateTokens(body),
    },
    questions: item['questions'],
  };
}

/** Reasoning models think aloud first; thoughts that never end are all there is. */
function withoutThoughts(text: string): string {
  const end = Math.max(text.lastIndexOf('</think>'), text.lastIndexOf('</thinking>'));
  if (end >= 0) return text.slice(text.indexOf('>', end) + 1);
  return /^\s*<think(?:ing)?>/u.test(text) ? '' : text;
}

/** The object, or the first of a list of candidates. */
function objectIn(text: string): Record<string, unknown> | undefined {
  const found = lenientJson(text);
  const root = found && record(parse(found.json));
  const list = root?.['candidates'];
  return Array.isArray(list) ? record(list[0]) : root;
}

function tagsIn(text: string): Record<string, unknown> | undefined {
  const [title, body] = [tag(text, 'title'), tag(text, 'prompt')];
  if (title === undefined || body === undefined) return undefined;
  const reasons = tag(text, 'reasons')
    ?.split('\n')
    .filter((line) => line.trim() !== '');
  return {
    title,
    body,
    reasons,
    variables: listIn(text, 'variables'),
    questions: listIn(text, 'questions'),
  };
}

/** The JSON list within a tag. */
function listIn(text: string, name: string): unknown {
  const list = tag(text, name);
  return list !== undefined && /^\s*\[/u.test(list)
    ? record(parse(lenientJson(`{"list":${list}}`)?.json ?? ''))?.['list']
    : [];
}

/** Text between a tag and its end; the prompt may hold tags of its own, so that the last end counts. */
function tag(text: string, name: string): string | undefined {
  const start = text.indexOf(`<${name}>`);
  const end = text.lastIndexOf(`</${name}>`);
  return start >= 0 && end > start ? text.slice(start + name.length + 2, end).trim() : undefined;
}

function readVariables(value: unknown, body: string): Variable[] {
  const described = new Map<string, Variable>();
  for (const entry of Array.isArray(value) ? value : []) {
    const variable = readVariable(record(entry));
    if (variable !== undefined) described.set(variable.name, variable);
  }
  return variableNames(body).map(
    (name) => described.get(name) ?? inferVariable(name, valueWords()),
  );
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
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => string(item, most) ?? []).filter((item) => !item.includes(CUT));
}

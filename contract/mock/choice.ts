import { ChoiceError, type Choice } from './answers.ts';

/** A documented answer that is chosen, and how it comes. */
export type Rule = Choice & { delay?: number; offline?: boolean };

const LONGEST_DELAY = 60_000;

/** `code=404, example=gone, delay=800`, or `404.gone,delay=800`. @throws ChoiceError */
export function readRule(text: string, source: string): Rule {
  const rule: Rule = {};
  for (const part of text.split(/[,;]/).map((one) => one.trim())) {
    const short = /^([1-5]\d\d)(?:\.([\w-]+))?$/.exec(part);
    const [name = '', value = 'true'] = part.split('=').map((one) => one.trim());
    if (short) {
      rule.code = Number(short[1]);
      if (short[2] !== undefined) rule.example = short[2];
    } else if (name === 'code' && /^[1-5]\d\d$/.test(value)) rule.code = Number(value);
    else if (name === 'example') rule.example = value;
    else if (name === 'delay' && /^\d{1,5}$/.test(value) && Number(value) <= LONGEST_DELAY)
      rule.delay = Number(value);
    else if (name === 'offline') rule.offline = value === 'true';
    else if (!/^(?:|return|wait|respond-async|handling)$/.test(name))
      throw new ChoiceError(
        `${source} cannot be read at "${part}". It takes code=404, example=NAME, delay=MILLISECONDS, offline.`,
      );
  }
  return rule;
}

/** `listBooks=503,delay=800`: one operation's rule, or every one's (`*`). @throws ChoiceError */
export function readRules(texts: readonly string[], known: ReadonlySet<string>): Map<string, Rule> {
  return new Map(
    texts.map((text) => {
      const at = text.indexOf('=');
      const id = text.slice(0, Math.max(at, 0));
      if (id !== '*' && !known.has(id))
        throw new ChoiceError(`--rule takes OPERATION=404,delay=800 of a known operation: ${text}`);
      return [id, readRule(text.slice(at + 1), `--rule ${id}`)];
    }),
  );
}

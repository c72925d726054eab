import type { gfm } from 'micromark-extension-gfm';

type Extension = ReturnType<typeof gfm>;
type Construct = Exclude<NonNullable<NonNullable<Extension['text']>[number]>, unknown[]>;
type State = ReturnType<Construct['tokenize']>;

const BACKTICK = 96;

/** End of the last run of backticks of each length, by the tokenizer of a paragraph. */
const lastRuns = new WeakMap<object, Map<number, number>>();

/** Looks once through the rest of the paragraph. */
const findRuns: Construct = {
  partial: true,
  tokenize(effects, ok) {
    const found = new Map<number, number>();
    lastRuns.set(this, found);
    let length = 0;
    const next: State = (code) => {
      if (code === BACKTICK) length += 1;
      else if (length > 0) {
        found.set(length, this.now().offset);
        length = 0;
      }
      if (code === null) {
        effects.exit('data');
        return ok(code);
      }
      effects.consume(code);
      return next;
    };
    return (code) => {
      effects.enter('data');
      return next(code);
    };
  },
};

const openCode: Construct = {
  name: 'openCode',
  previous(code) {
    return code !== BACKTICK || this.events.at(-1)?.[1].type === 'characterEscape';
  },
  tokenize(effects, ok, nok) {
    let length = 0;
    const run: State = (code) => {
      if (code === BACKTICK) {
        effects.consume(code);
        length += 1;
        return run;
      }
      effects.exit('data');
      const isClosed = (lastRuns.get(this)?.get(length) ?? 0) > this.now().offset;
      return isClosed ? nok(code) : ok(code);
    };
    const start: State = (code) => {
      effects.enter('data');
      return run(code);
    };
    return lastRuns.has(this) ? start : effects.check(findRuns, start, nok);
  },
};

/**
 * Backticks that no run of their length closes, as the text they are. The parser would look through the
 * rest of the paragraph for each of them, which takes seconds where a text has hundreds of lengths.
 */
export const openCodeAsText: Extension = { text: { [BACKTICK]: openCode } };

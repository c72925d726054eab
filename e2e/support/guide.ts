import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** What a guide marks: a name on the screen, a text to type, or an address. */
const MARK =
  /\*\*(?<name>[^*]+)\*\*|(?<!\w)_(?<text>[^_]+)_(?!\w)|http:\/\/127\.0\.0\.1:4000(?<path>[\w/-]*)/g;
type Kind = 'name' | 'text' | 'path';

/** A guide's own words for what its reader looks for, types and opens, taken one by one in their order. */
export class Guide {
  readonly #marks: Array<{ kind: Kind; value: string }>;

  constructor(file: string) {
    const text = readFileSync(join(ROOT, file), 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '');
    this.#marks = [...text.matchAll(MARK)].flatMap(({ groups = {} }) =>
      (['name', 'text', 'path'] as const).flatMap((kind) => {
        const value = groups[kind];
        return value === undefined ? [] : { kind, value: value.replaceAll(/\s+/g, ' ') };
      }),
    );
  }

  /** The name that the guide emphasises next: a button, a tab, a menu entry. */
  name(): string {
    return this.#next('name');
  }

  /** The text that the reader types next. */
  text(): string {
    return this.#next('text');
  }

  /** The address that the reader opens next. */
  path(): string {
    return this.#next('path') || '/';
  }

  /** What the walk has not come to. */
  left(): string[] {
    return this.#marks.map(({ value }) => value);
  }

  #next(kind: Kind): string {
    const mark = this.#marks.shift();
    if (mark?.kind === kind) return mark.value;
    throw new Error(`The guide goes on with "${mark?.value ?? 'nothing'}", which is no ${kind}.`);
  }
}

import type { Direction } from '#core/text/direction.ts';

/** The body as both writers read it: plain data, sanitised, no markup left in any string. */
export type Inline =
  | { t: 'text'; v: string }
  | { t: 'variable'; v: string }
  | { t: 'code'; v: string }
  | { t: 'break' }
  /** A place where an over-long word may be broken. */
  | { t: 'split' }
  | { t: 'strong' | 'emphasis' | 'strike'; c: Inline[] }
  /** `url` only when it is safe to follow; `show` when the address differs from the text. */
  | { t: 'link'; url?: string; show?: string; c: Inline[] };

export type Flow = {
  dir: Direction;
  lang: string;
  c: Inline[];
  /** Alignment when it is not its own: one edge for all of a list or table. */
  edge?: Direction;
  /** The next paragraph is this one's next line, in another direction. */
  open?: true;
};

export type Block =
  | ({ k: 'heading'; level: number } & Flow)
  | ({ k: 'paragraph' } & Flow)
  | { k: 'list'; dir: Direction; start?: number; items: ListItem[] }
  | { k: 'code'; v: Inline[] }
  | { k: 'quote'; dir: Direction; c: Block[] }
  | { k: 'table'; dir: Direction; align: Array<'left' | 'center' | 'right' | null>; rows: Flow[][] }
  | { k: 'rule' };

export type ListItem = { checked?: boolean; c: Block[] };

/** A whole document, ready to be set: every text in it is final. */
export type DocumentContent = {
  brand: string;
  /** Always there, for the file's own properties; printed only when `showTitle`. */
  title: string;
  showTitle: boolean;
  titleDir: Direction;
  titleLang: string;
  description?: Flow;
  metadata: Array<{ label: string; value: string; dir: Direction; lang: string }>;
  tags: { label: string; values: Array<{ v: string; dir: Direction; lang: string }> };
  body?: { label: string; blocks: Block[] };
  variables?: {
    label: string;
    columns: string[];
    rows: Array<Array<{ v: Inline[]; dir: Direction }>>;
  };
  /** The interface's language and direction, for the page's furniture. */
  locale: string;
  dir: Direction;
  /** The prompt's language. */
  language: string;
  author?: string;
  keywords: string[];
  summary?: string;
  /** RFC 3339, the time that the file's properties carry. */
  date?: string;
  paper: 'a4' | 'us-letter';
  /** "Page {page} of {total}" with both names still in it. */
  pageText: string;
};

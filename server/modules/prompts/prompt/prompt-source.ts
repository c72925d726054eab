import type { Prompt, PromptVersion, PromptVersionSummary } from '#contract/generated/schemas.ts';
import type { Content } from './content.ts';
import type { Person, Visibility } from './repository.ts';

/** Who reads: what they may see, and in which language findings and starters are. */
export type Reader = { visibility: Visibility; locale: string };

/** A reader whose visibility the statement itself finds out. */
export type CallingReader = { callerId: string; locale: string };

/** A prompt that may be run or printed: stored, a starter, or a draft in an editor. */
export type ResolvedPrompt = {
  content: Content;
  promptId: string | null;
  version: number | null;
  author?: Person;
  updatedAt?: Date;
};

/** Where prompts are read from. `undefined` is a prompt or version that the reader may not see. */
export type PromptSource = {
  /** Its prompts can be read, run and copied, never changed. */
  readOnly: boolean;
  read(id: string, reader: CallingReader): Promise<Prompt | undefined>;
  /** What is run or printed: the current version without `version`. */
  resolve(
    id: string,
    version: number | undefined,
    reader: Reader,
  ): Promise<ResolvedPrompt | undefined>;
  listVersions(
    id: string,
    page: { descending: boolean; limit: number; offset: number },
    reader: Reader,
  ): Promise<{ items: PromptVersionSummary[]; total: number } | undefined>;
  readVersion(id: string, version: number, reader: Reader): Promise<PromptVersion | undefined>;
};

/** The source that an id belongs to. */
export type SourceOf = (promptId: string) => PromptSource;

/**
 * Limits for forms, rules and storage. The contract's schemas have them too:
 * contract/limits.test.ts compares each. Lengths are characters.
 */
export const MAX_TITLE = 120;
export const MAX_DESCRIPTION = 300;
export const MAX_BODY = 20_000;
export const MAX_TAGS = 20;
export const MAX_TAG = 40;
export const MAX_CHANGE_NOTE = 200;

export const MAX_VARIABLES = 50;
export const MAX_VARIABLE_NAME = 40;
export const MAX_VARIABLE_LABEL = 120;
export const MAX_VARIABLE_HELP = 300;
export const MAX_VARIABLE_DEFAULT = 2_000;
export const MAX_OPTIONS = 50;
export const MAX_OPTION = 200;
export const MAX_VALUE = 20_000;

/** A body with its variables filled in. */
export const MAX_RENDERED = 100_000;
/** A run's answer, in bytes of UTF-8. */
export const MAX_OUTPUT_BYTES = 65_536;
/** Words to search by. */
export const MAX_QUESTION = 200;
/** What a prompt is to be written for. */
export const MAX_GOAL = 2_000;

/** Seats of a team, the included ones among them. */
export const MAX_SEATS = 200;

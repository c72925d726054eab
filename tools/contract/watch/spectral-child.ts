import { createLinter, type Finding } from '../spectral.ts';

/**
 * Spectral beside the watch, which never waits for it. Redocly has held the examples against their schemas by then;
 * Spectral compiles a schema for each, which takes nearly all of its time.
 */
const REDOCLY_HOLDS = ['oas3-valid-media-example'];

export type SpectralVerdict = { id: number; findings: Finding[] };

const linter = createLinter(REDOCLY_HOLDS);
process.on('message', ({ id, document }: { id: number; document: object }) => {
  void linter
    .then((one) => one.lint(document))
    .then((findings) => process.send?.({ id, findings } satisfies SpectralVerdict));
});
process.on('disconnect', () => process.exit());

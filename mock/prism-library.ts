/** Silent logger: Prism wants pino's levels and `success`; the mock logs for itself. */
const silent = () => {};
const logger = {
  level: 'silent',
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
  silent,
  success: silent,
  child: () => logger,
};

export const PRISM_CONFIG = {
  isProxy: false,
  checkSecurity: false,
  validateRequest: false,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
} as const;

type Library = typeof import('@stoplight/prism-http');
export type PrismOperation = Awaited<ReturnType<Library['getHttpOperationsFromSpec']>>[number];

let library: Promise<Library> | undefined;
let instance: ReturnType<Library['createInstance']> | undefined;

/** Prism's modules, half of the mock's start: loaded once the mock listens, or by the first answer. */
export const prismLibrary = (): Promise<Library> => (library ??= import('@stoplight/prism-http'));

export async function prismInstance(): Promise<ReturnType<Library['createInstance']>> {
  const { createInstance } = await prismLibrary();
  return (instance ??= createInstance(PRISM_CONFIG, { logger: logger as never }));
}

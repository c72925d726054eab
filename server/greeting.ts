import type { Config } from './config.ts';
import { BRAND } from './platform/text/brand.ts';

/** Start-up summary: the product's address and what it runs on. */
export function greeting(config: Config, port: number): string[] {
  const here = config.publicUrl.replace(/:0$/, `:${port}`);
  const store = config.databaseUrl ? 'PostgreSQL' : config.dataDir;
  return [
    `${BRAND.name} is ready at ${here}`,
    `  API docs   ${here}/docs`,
    ...(config.outbox ? [`  Mail       ${here}/dev/outbox (nothing is sent)`] : []),
    `  Data       ${store}`,
    ...(config.payments.kind === 'sandbox' ? ['  Payments   sandbox, no money moves'] : []),
    ...(config.movableClock ? [`  Clock      ${here}/dev/clock moves billing’s time`] : []),
    `  Model      ${config.model?.name ?? 'built-in demo (connect one with OPENAI_BASE_URL)'}`,
  ];
}

import { z } from 'zod';
import type { MailTemplate } from '../text/text-key.ts';
import { findText } from '../text/texts.ts';

const isTemplate = (name: unknown) =>
  typeof name === 'string' && findText('en', `${name}.subject`) !== undefined;

/**
 * A mail as it is queued. `template` names its texts (`ns:key`): `subject`, `heading`, `body` (a line
 * break begins a paragraph), and where they exist `action` (the button's label) and `note`.
 */
export const mailIntent = z.object({
  to: z.string(),
  locale: z.string(),
  template: z.custom<MailTemplate>(isTemplate),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** Where the button leads; made from PUBLIC_URL only. */
  url: z.string().optional(),
  /** A one-time code, shown large. */
  code: z.string().optional(),
});

export type MailIntent = z.infer<typeof mailIntent>;

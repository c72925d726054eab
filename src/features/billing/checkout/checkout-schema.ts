import * as z from 'zod/mini';

const ticked = z.pipe(z.boolean(), z.literal(true));

/** Two ticks of the person's own; neither is set beforehand. */
export const CheckoutConsent = z.object({ acceptTerms: ticked, renewalConsent: ticked });

import type { PaidPlanCode, Plan } from '#src/generated/api/endpoints.schemas.ts';

/** Name of the plan that is quoted, as the offer words it: what is named is what is charged. */
export const planNameOf = (
  plans: readonly Plan[],
  { planCode }: { planCode: PaidPlanCode },
): string => plans.find(({ code }) => code === planCode)?.name ?? '';

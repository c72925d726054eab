import { operationsOf, readContract, resolve } from '#contract/document/document.ts';
import { operations } from '#contract/generated/operations.ts';
import type { FailingCall } from './failing-call.ts';
import { FAILING_CALLS } from './failing-calls.ts';
import type { Operation } from './failures.ts';

const CONTRACT = readContract(new URL('../../openapi/dist/openapi.yaml', import.meta.url).pathname);
/** Statuses by which an operation refuses for a reason of its own. */
const STATUSES = ['402', '404', '409', '410'];

/** A documented refusal as the mock names it, `409.seats_full`, with the words of its example. */
export type Refusal = { answer: string; status: number; message: string };
export type RefusedCall = FailingCall & { refusals: readonly Refusal[] };

/** The calls of the screens, each with every refusal that the contract documents for it. */
export function refusedCalls(): RefusedCall[] {
  const documented = new Map(
    operationsOf(CONTRACT).map(({ id, responses }) => [
      id,
      responses
        .filter(({ status }) => STATUSES.includes(status))
        .flatMap(({ status, object }) =>
          Object.values(object.content ?? {}).flatMap(({ examples }) =>
            Object.entries(examples ?? {}).map(([name, example]): Refusal => {
              const { value } = resolve(CONTRACT, example);
              const { message } = value as { message: string };
              return { answer: `${status}.${name}`, status: Number(status), message };
            }),
          ),
        ),
    ]),
  );
  return Object.keys(operations).flatMap((operation) => {
    const call = FAILING_CALLS.findLast((one) => one.operation === operation);
    const refusals = documented.get(operation) ?? [];
    return call && refusals.length > 0 ? [{ ...call, refusals }] : [];
  });
}

/** Refusals that change what the screen shows instead of being read out, and what it says then. */
export const SHOWN_INSTEAD: Readonly<Partial<Record<`${Operation} ${string}`, string>>> = {
  'getInvitation 410.link_expired': 'We can’t find this invitation',
  'joinTeam 409.wrong_account': 'This invitation is for someone else',
  'getPasswordReset 410.link_expired': 'This link has expired',
  'verifyEmail 410.link_expired': 'This link has expired',
  'resumeAutopayment 409.card_required': 'Sandbox: choose a test card.',
  'confirmSandboxPayment 409.already_confirmed': 'Payment successful',
  'verifyPayment 404.not_found': 'Payment not found',
  'savePrompt 409.stale_version': 'Someone else edited this prompt',
  'getPrompt 404.not_found': 'This prompt was deleted or isn’t yours',
};

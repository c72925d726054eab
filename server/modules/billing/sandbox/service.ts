import { createHash, createHmac } from 'node:crypto';
import type { Database } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { PaymentsPort, ProviderPayment } from '#server/ports/payments.ts';
import { CURRENCY } from '../plans/plans.ts';
import { SANDBOX_CARDS, sandboxCard, type SandboxCard } from './cards.ts';
import { sandboxRepository, type Intent } from './repository.ts';

type Deps = { db: Database; clock: Clock; secretKey: Buffer };

/** What the sandbox's bank says to a confirmation; nothing when the secret names nothing of the person. */
export type Confirmation = { kind: 'payment' | 'setup'; id: string; isNew: boolean } & Pick<
  ProviderPayment,
  'status' | 'failure'
>;

export type Sandbox = PaymentsPort & {
  confirm(input: {
    ownerId: string;
    clientSecret: string;
    card: SandboxCard;
    authenticate?: boolean | undefined;
  }): Promise<Confirmation | undefined>;
};

const PREFIX = { payment: 'pay', setup: 'seti', refund: 're' } as const;
const hash = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** A payment provider in our own database, for trying everything out. No money moves. */
export function createSandbox({ db, clock, secretKey }: Deps): Sandbox {
  const intents = sandboxRepository(db);
  // Drawn from the key of the intent, so that the same key gives the same names again.
  const draw = (use: string, key: string) =>
    createHmac('sha256', secretKey)
      .update(`sandbox:${use}:${key}`)
      .digest('base64url')
      .slice(0, 24);

  const secretOf = (intent: Intent) =>
    `${intent.id}_secret_${draw('secret', intent.idempotencyKey)}`;

  function view(intent: Intent): ProviderPayment {
    const { id, status, amount, currency, failureCode } = intent;
    const card = intent.card as SandboxCard | null;
    return {
      id,
      status,
      amount,
      currency,
      ...((status === 'requiresAction' || status === 'failed') && {
        clientSecret: secretOf(intent),
      }),
      ...(status === 'failed' && { failure: failureCode ?? 'processing_error' }),
      ...(card && { card: sandboxCard(card, intent.fingerprint ?? id, intent.createdAt) }),
    };
  }

  async function make(
    kind: Intent['kind'],
    input: { key: string; ownerId: string; amount: number; currency: string },
  ): Promise<Intent> {
    const { key, ownerId, amount, currency } = input;
    const id = `${PREFIX[kind]}_${draw('id', key)}`;
    const secret = `${id}_secret_${draw('secret', key)}`;
    return intents.insert({
      id,
      kind,
      ownerId,
      idempotencyKey: key,
      secretHash: hash(secret),
      amount,
      currency,
      status: 'requiresAction',
      createdAt: clock.now(),
    });
  }

  /** Why a charge without the person is refused: cards that ask or fail later are. */
  function offSession(token: SandboxCard): string | undefined {
    const { refusal, asks, failsLater } = SANDBOX_CARDS[token];
    if (refusal) return refusal;
    if (failsLater) return 'card_declined';
    return asks ? 'authentication_required' : undefined;
  }

  return {
    createPayment: async (input) => view(await make('payment', input)),

    async chargeCard(paymentId, cardId) {
      const [, token = '', seed = ''] = /^card_(.+)_([^_]+)$/.exec(cardId) ?? [];
      const card = (Object.hasOwn(SANDBOX_CARDS, token) ? token : 'declined') as SandboxCard;
      const failureCode = offSession(card);
      const decided = await intents.decide(paymentId, {
        status: failureCode ? 'failed' : 'succeeded',
        card,
        fingerprint: seed,
        failureCode: failureCode ?? null,
      });
      const intent = decided ?? (await intents.find(paymentId));
      if (!intent) throw new Error('A payment that is charged was made before');
      return view(intent);
    },

    async findPayment(id) {
      const intent = await intents.find(id);
      return intent?.kind === 'payment' ? view(intent) : undefined;
    },

    async cancelPayment(id) {
      const intent = (await intents.decide(id, { status: 'canceled' })) ?? (await intents.find(id));
      return intent && view(intent);
    },

    async createSetup(input) {
      const intent = await make('setup', { ...input, amount: 0, currency: CURRENCY });
      return { id: intent.id, clientSecret: secretOf(intent) };
    },

    async findSetup(id) {
      const intent = await intents.find(id);
      return intent?.kind === 'setup' ? view(intent) : undefined;
    },

    async refundPayment({ key, paymentId, amount, currency }) {
      const payment = await intents.find(paymentId);
      if (payment?.kind !== 'payment' || payment.status !== 'succeeded')
        throw new Error('A payment that is paid back has succeeded');
      const { ownerId } = payment;
      const made = await make('refund', { key, ownerId, amount, currency });
      const given = (await intents.decide(made.id, { status: 'succeeded' })) ?? made;
      return { id: given.id, status: 'succeeded' };
    },

    async findRefund(id) {
      const intent = await intents.find(id);
      return intent?.kind === 'refund' ? { id, status: 'succeeded' } : undefined;
    },

    // The name of a card says all of it, so there is nothing to forget.
    removeCard: () => Promise.resolve(),

    async confirm({ ownerId, clientSecret, card, authenticate }) {
      const intent = await intents.findBySecret(hash(clientSecret));
      if (!intent || intent.kind === 'refund' || intent.ownerId !== ownerId) return undefined;
      const { id, kind } = intent;
      const { refusal, asks, refusesAnswer } = SANDBOX_CARDS[card];
      if (asks && authenticate === undefined && intent.status !== 'succeeded')
        return { kind, id, isNew: true, status: 'requiresAction' };
      const isRefused = asks === true && (authenticate !== true || refusesAnswer === true);
      const failure = refusal ?? (isRefused ? 'authentication_failed' : undefined);
      const decided = await intents.decide(id, {
        status: failure ? 'failed' : 'succeeded',
        card,
        fingerprint: id.slice(-12).replaceAll('_', '-'),
        failureCode: failure ?? null,
      });
      if (!decided) return { kind, id, isNew: false, status: intent.status };
      return { kind, id, isNew: true, status: decided.status, ...(failure && { failure }) };
    },
  };
}

import type { Caller } from '#server/platform/security/identity.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { DocumentsPort } from '#server/ports/documents.ts';
import type { ModelSource } from '../models/source.ts';
import type { QuotaService } from '#server/modules/billing/quota/service.ts';

/** Team membership. */
export type TeamDeps = {
  /** Who shares with whom. A person without a team is their own owner and only member. */
  teamOf(userId: string): Promise<{ ownerId: string; memberIds: readonly string[] }>;
  /** Whether there is a team to share with: the person's own, even before anybody has joined, or a client's. */
  hasTeam(caller: Pick<Caller, 'id' | 'role'>): Promise<boolean>;
};

export type Log = {
  warn(context: object, message: string): void;
  error(context: object, message: string): void;
};

export type SharedDeps = { clock: Clock; quota: QuotaService; team: TeamDeps; log: Log };
export type ModelDeps = { models: Pick<ModelSource, 'choose'> };
export type DocumentDeps = { documents: DocumentsPort };

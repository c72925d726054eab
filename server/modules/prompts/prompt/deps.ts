import type { Clock } from '#server/ports/clock.ts';
import type { DocumentsPort } from '#server/ports/documents.ts';
import type { ModelPort } from '#server/ports/model.ts';
import type { QuotaService, Reservation } from '#server/modules/billing/quota/service.ts';

export type Receipt = Reservation;

/** What this module asks of billing. */
export type QuotaNeeds = QuotaService;

/** What this module asks of the team: who shares with whom. Somebody alone is their own owner. */
export type TeamNeeds = {
  teamOf(userId: string): Promise<{ ownerId: string; memberIds: readonly string[] }>;
};

export type Log = {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
};

export type SharedNeeds = { clock: Clock; quota: QuotaNeeds; team: TeamNeeds; log: Log };
export type ModelNeeds = { model: ModelPort };
export type DocumentNeeds = { documents: DocumentsPort };

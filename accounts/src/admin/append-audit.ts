import type { FastifyRequest } from 'fastify';

import type { Queries } from '../platform/database/database';
import type { DeskActor } from '../platform/http/desk-guard';

interface AuditEntry {
  actor: DeskActor;
  request: Pick<FastifyRequest, 'id'>;
  now: Date;
  /** What was done, e.g. `promo_code.create`. */
  action: string;
  /** Kind and id of what it was done to, e.g. `viewer:{id}`. */
  subject: string;
  /** What changed; no secret and nothing of a person but ids. */
  details?: Readonly<Record<string, unknown>>;
}

/** Writes down who did what, in the transaction in which it is done; the database refuses to change or remove it. */
export const appendAudit = async (
  queries: Queries,
  { actor, request, now, action, subject, details = {} }: AuditEntry,
): Promise<void> => {
  await queries
    .insertInto('audit_entries')
    .values({
      at: now,
      actor: actor.email,
      action,
      subject,
      details: JSON.stringify(details),
      request_id: request.id,
    })
    .execute();
};

import type { FastifyRequest } from 'fastify';

import type { Queries } from '../platform/database/database';
import type { DeskActor } from '../platform/http/desk-guard';

interface AuditEntry {
  actor: DeskActor;
  request: Pick<FastifyRequest, 'id'>;
  now: Date;
  /** Name of the action, e.g. `promo_code.create`. */
  action: string;
  /** Kind and id of the record, e.g. `viewer:{id}`. */
  subject: string;
  /** What changed. Holds no secret, and no personal data except ids. */
  details?: Readonly<Record<string, unknown>>;
}

/**
 * Writes an audit entry in the transaction of the action. The database rejects updates and deletes of
 * entries.
 */
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

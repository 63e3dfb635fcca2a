import {
  ROTATION_HOURS,
  createPartnerKey,
  listPartnerKeys,
  readPartnerKeyUses,
  revokePartnerKey,
  rotatePartnerKey,
  type PartnerKeyDetails,
} from '../../partners/partners.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import type { AdminServices } from '../admin-services';
import { appendAudit } from '../append-audit';
import {
  CREATE_PARTNER_KEY_SCHEMA,
  PARTNER_KEYS_SCHEMA,
  REVOKE_PARTNER_KEY_SCHEMA,
  ROTATE_PARTNER_KEY_SCHEMA,
} from './admin-partner-key.schema';

const written = ({ created_at, expires_at, revoked_at, last_used_at, ...facts }: PartnerKeyDetails) => ({
  ...facts,
  created_at: created_at.toISOString(),
  expires_at: expires_at?.toISOString() ?? null,
  revoked_at: revoked_at?.toISOString() ?? null,
  last_used_at: last_used_at?.toISOString() ?? null,
});

export const adminPartnerKeysRoutes = (app: AccountsApp, { database, desk, clock }: AdminServices): void => {
  const onRequest = desk.allow('keys:write');
  const { queries } = database;

  app.get('/api/admin/partner_keys', { schema: PARTNER_KEYS_SCHEMA, onRequest }, async () => {
    const [keys, daysOf] = await Promise.all([
      listPartnerKeys(queries),
      readPartnerKeyUses(queries, clock()),
    ]);
    return { data: keys.map((key) => ({ ...written(key), days: daysOf(key.id) })) };
  });

  app.post(
    '/api/admin/partner_keys',
    { schema: CREATE_PARTNER_KEY_SCHEMA, onRequest },
    async (request, reply) => {
      const [actor, now] = [desk.actor(request), clock()];
      const { origins = [], ...wanted } = request.body;
      const made = await queries.transaction().execute(async (trx) => {
        const { id, key } = await createPartnerKey(trx, { ...wanted, origins }, actor.email, now);
        const details = { kind: wanted.kind, scopes: wanted.scopes, origins };
        const subject = `partner_key:${id}`;
        await appendAudit(trx, { actor, request, now, action: 'partner_key.create', subject, details });
        return { id, key };
      });
      return reply.code(201).send({ data: made });
    },
  );

  app.post(
    '/api/admin/partner_keys/:id/rotate',
    { schema: ROTATE_PARTNER_KEY_SCHEMA, onRequest },
    async (request, reply) => {
      const [actor, now] = [desk.actor(request), clock()];
      const { overlap_hours: overlapHours = ROTATION_HOURS } = request.body;
      const made = await queries.transaction().execute(async (trx) => {
        const rotation = { id: request.params.id, overlapHours, actor: actor.email, now };
        const { id, key } = await rotatePartnerKey(trx, rotation);
        const details = { from: request.params.id, overlap_hours: overlapHours };
        const subject = `partner_key:${id}`;
        await appendAudit(trx, { actor, request, now, action: 'partner_key.rotate', subject, details });
        return { id, key };
      });
      return reply.code(201).send({ data: made });
    },
  );

  app.delete(
    '/api/admin/partner_keys/:id',
    { schema: REVOKE_PARTNER_KEY_SCHEMA, onRequest },
    async (request, reply) => {
      const [actor, now] = [desk.actor(request), clock()];
      const { id } = request.params;
      await queries.transaction().execute(async (trx) => {
        const subject = `partner_key:${id}`;
        await appendAudit(trx, { actor, request, now, action: 'partner_key.revoke', subject });
        // Last, because it holds the lock of the change feed until the end of the transaction.
        await revokePartnerKey(trx, id, now);
      });
      return reply.code(204).send(null);
    },
  );
};

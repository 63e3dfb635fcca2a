import type { Static } from 'typebox';

import type { Queries } from '../../platform/database/database';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { Refusal } from '../../platform/http/errors/refusal';
import { respondIdempotently } from '../../platform/idempotency/respond-idempotently';
import { isUuid } from '../../platform/text/is-uuid';
import type { Services } from '../session/services';
import type { SessionViewer } from '../viewer/session-viewer';
import type { DeviceSchema } from './device.schema';
import { DEVICES_MAX } from './devices-max';
import { DEVICES_SCHEMA, SIGN_OUT_DEVICE_SCHEMA, SIGN_OUT_OTHERS_SCHEMA } from './devices.schema';

type Device = Static<typeof DeviceSchema>;

/** Reads the devices on which a viewer is signed in, last seen first. */
const readDevices = async (
  queries: Queries,
  { id, sessionId }: SessionViewer,
  now: Date,
): Promise<Device[]> => {
  const sessions = await queries
    .selectFrom('sessions')
    .select(['id', 'device_name', 'last_seen_at'])
    .where('viewer_id', '=', id)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(DEVICES_MAX)
    .execute();
  return sessions.map((session) => ({
    id: session.id,
    name: session.device_name,
    last_seen: session.last_seen_at.toISOString(),
    current: session.id === sessionId,
  }));
};

export const devicesRoute = (app: AccountsApp, { authenticate, database, clock }: Services): void => {
  const { queries } = database;
  const onRequest = authenticate.hook;

  app.get('/api/devices', { schema: DEVICES_SCHEMA, onRequest }, async (request) => ({
    data: await readDevices(queries, authenticate.viewer(request), clock()),
  }));

  app.delete('/api/devices/:id', { schema: SIGN_OUT_DEVICE_SCHEMA, onRequest }, (request, reply) => {
    const { id } = request.params;
    if (!isUuid(id)) throw new Refusal(404, 'NOT_FOUND');
    const { id: viewerId } = authenticate.viewer(request);
    return respondIdempotently({ database, clock }, { request, reply, viewerId }, async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('viewer_id', '=', viewerId)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw new Refusal(404, 'NOT_FOUND');
      return { status: 204 };
    });
  });

  app.delete('/api/devices', { schema: SIGN_OUT_OTHERS_SCHEMA, onRequest }, async (request, reply) => {
    const { id, sessionId } = authenticate.viewer(request);
    await queries.deleteFrom('sessions').where('viewer_id', '=', id).where('id', '<>', sessionId).execute();
    return reply.code(204).send(null);
  });
};

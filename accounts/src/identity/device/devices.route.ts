import type { AccountsApp } from '../../platform/http/accounts-app';
import type { Services } from '../session/services';
import { Refusal } from '../../platform/http/errors/refusal';
import { isUuid } from '../../platform/text/is-uuid';
import { DEVICES_SCHEMA, SIGN_OUT_DEVICE_SCHEMA, SIGN_OUT_OTHERS_SCHEMA } from './devices.schema';
import { readDevices } from './read-devices';

export const devicesRoute = (app: AccountsApp, { authenticate, database, clock }: Services): void => {
  const { queries } = database;
  const onRequest = authenticate.hook;

  app.get('/api/devices', { schema: DEVICES_SCHEMA, onRequest }, async (request) => ({
    data: await readDevices(queries, authenticate.viewer(request), clock()),
  }));

  app.delete('/api/devices/:id', { schema: SIGN_OUT_DEVICE_SCHEMA, onRequest }, async (request, reply) => {
    const { id } = request.params;
    if (!isUuid(id)) throw new Refusal(404, 'NOT_FOUND');
    const { numDeletedRows } = await queries
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('viewer_id', '=', authenticate.viewer(request).id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new Refusal(404, 'NOT_FOUND');
    return reply.code(204).send(null);
  });

  app.delete('/api/devices', { schema: SIGN_OUT_OTHERS_SCHEMA, onRequest }, async (request, reply) => {
    const { id, sessionId } = authenticate.viewer(request);
    await queries.deleteFrom('sessions').where('viewer_id', '=', id).where('id', '<>', sessionId).execute();
    return reply.code(204).send(null);
  });
};

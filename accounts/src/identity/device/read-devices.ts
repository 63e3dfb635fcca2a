import type { Static } from 'typebox';

import type { Queries } from '../../platform/database/database';
import type { ViewerFacts } from '../viewer/viewer-facts';
import type { DeviceSchema } from './device.schema';
import { DEVICES_MAX } from './devices-max';

type Device = Static<typeof DeviceSchema>;

/** Where a viewer is signed in, last seen first. */
export const readDevices = async (
  queries: Queries,
  { id, sessionId }: ViewerFacts,
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

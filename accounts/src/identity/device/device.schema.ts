import { Type } from 'typebox';

import { nullable } from '../../platform/http/openapi/nullable';

/** A browser or app in which the viewer is signed in: one session. */
export const DeviceSchema = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Identity of the session.' }),
    name: nullable(
      Type.String(),
      'Browser and system, e.g. `Chrome · Android`, or the name the device gave itself; null when it said neither.',
    ),
    last_seen: Type.String({
      format: 'date-time',
      description: 'Instant (ISO 8601, UTC) of the last renewal; a device in use renews every ten minutes.',
    }),
    current: Type.Boolean({ description: 'Whether it is the device that asks.' }),
  },
  { $id: 'Device', description: 'A device that is signed in.' },
);

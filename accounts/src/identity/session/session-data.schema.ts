import { Type } from 'typebox';

import { ACCESS_TOKEN_SECONDS } from '@sahra/schemas/constants';

import { ViewerSchema } from '../viewer/viewer.schema';

/** Viewer with a new access token. */
export const SessionDataSchema = Type.Object(
  {
    ...ViewerSchema.properties,
    token: Type.String({
      description: `Bearer for \`Authorization\`: a JWT with \`sub\` and \`sid\` that lives ${ACCESS_TOKEN_SECONDS} seconds and ends with its session.`,
    }),
    token_expires_at: Type.String({
      format: 'date-time',
      description: 'Instant (ISO 8601, UTC) at which the bearer ends; ask the session again before then.',
    }),
  },
  { $id: 'SessionData', description: 'The signed-in viewer with a fresh bearer.' },
);

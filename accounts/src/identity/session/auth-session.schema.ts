import { Type } from 'typebox';

import { SessionDataSchema } from './session-data.schema';

/** Response of GET /api/auth/session with a valid cookie. */
export const AuthSessionSchema = Type.Object(
  {
    user: Type.Object({
      id: Type.String({ format: 'uuid', description: 'Identity of the viewer.' }),
      name: Type.String({ description: 'Full name.' }),
      email: Type.String({ description: 'E-mail address.' }),
    }),
    expires: Type.String({
      format: 'date-time',
      description: 'Instant (ISO 8601, UTC) at which the session ends unless it is asked again before then.',
    }),
    ...SessionDataSchema.properties,
  },
  { $id: 'AuthSession', description: "The browser's session in the shape of Auth.js, with a fresh bearer." },
);

/** Response of GET /api/auth/session without a valid cookie. */
export const NoSessionSchema = Type.Object(
  {},
  { $id: 'NoSession', additionalProperties: false, description: 'Nobody is signed in.' },
);

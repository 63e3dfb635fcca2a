import { Type } from 'typebox';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { IdempotentHeaders } from '../../platform/idempotency/idempotency-key.schema';
import { NewPasswordFields } from './new-password.schema';

export const CHANGE_PASSWORD_SCHEMA = {
  operationId: 'changePassword',
  tags: ['passwords'],
  summary: 'Change the password of the viewer',
  description:
    'Ends every other session of the viewer; this one goes on. A viewer who signs in with a provider only has no password to change: POST /api/forgot_password sets the first one.',
  security: [{ bearer: [] }],
  headers: IdempotentHeaders,
  body: Type.Object({
    current_password: Type.String({
      description:
        'The password so far. Refusals: PASSWORD_REQUIRED, CURRENT_WRONG, PASSWORD_NOT_SET when there is none.',
    }),
    ...NewPasswordFields,
  }),
  response: {
    204: Type.Null({ description: 'The new password is in force.' }),
    ...errorResponses([400, 401, 413, 415, 422, 429]),
  },
};

import { Type } from 'typebox';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { IdempotentHeaders } from '../../platform/idempotency/idempotency-key.schema';
import { NewPasswordFields } from './new-password.schema';

export const RESET_PASSWORD_SCHEMA = {
  operationId: 'resetPassword',
  tags: ['passwords'],
  summary: 'Choose a new password',
  description:
    'Step 3 of 3. Ends every session of the viewer, and every code and token that was out; the address counts as proven. The viewer signs in with the new password next.',
  headers: IdempotentHeaders,
  body: Type.Object({
    reset_token: Type.String({
      description: 'From POST /api/check_code. Refusal when unknown, used or too old: CODE_EXPIRED.',
    }),
    ...NewPasswordFields,
  }),
  response: {
    204: Type.Null({ description: 'The new password is in force.' }),
    ...errorResponses([400, 413, 415, 422]),
  },
};

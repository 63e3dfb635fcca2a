import { Type } from 'typebox';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { IdempotentHeaders } from '../../platform/idempotency/idempotency-key.schema';
import { NAME_MAX } from '../viewer/registration.limits';

export const UPDATE_PROFILE_SCHEMA = {
  operationId: 'updateProfile',
  tags: ['viewers'],
  summary: 'Change the name of the viewer',
  description: 'The name is kept as registration keeps it.',
  security: [{ bearer: [] }],
  headers: IdempotentHeaders,
  body: Type.Object({
    name: Type.String({
      minLength: 1,
      maxLength: NAME_MAX,
      description:
        'Full name. Outer spaces are removed, the rest is kept in Unicode form NFC without control and direction marks. Refusals: NAME_REQUIRED, NAME_TOO_LONG.',
    }),
  }),
  response: {
    200: Type.Object(
      { data: Type.Object({ name: Type.String({ description: 'The name as it is kept.' }) }) },
      { description: 'The new name.' },
    ),
    ...errorResponses([400, 401, 413, 415, 422]),
  },
};

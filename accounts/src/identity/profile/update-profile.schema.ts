import { NAME_MAX } from '@sahra/schemas/constants';
import { Type } from 'typebox';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { IdempotentHeaders } from '../../platform/idempotency/idempotency-key.schema';

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
        'Full name, in Unicode form NFC without outer spaces and without what is never drawn. Refusals: NAME_REQUIRED, NAME_TOO_LONG; NAME_LINK for a link, an e-mail address or a phone number in it.',
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

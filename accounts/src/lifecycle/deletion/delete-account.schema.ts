import { Type } from 'typebox';

import { RECOVERY_DAYS } from '@sahra/schemas/constants';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { IdempotentHeaders } from '../../platform/idempotency/idempotency-key.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { AccountDeletionSchema } from './account-deletion.schema';

export const DELETE_ACCOUNT_SCHEMA = {
  operationId: 'deleteAccount',
  tags: ['viewers'],
  summary: 'Delete the account of the viewer',
  description: `Every session ends at once, this one too, and its cookie is cleared: a second submit is refused as any call without a session is (401). For ${RECOVERY_DAYS} days the account can be recovered by signing in, and its e-mail address stays taken; then it is purged.`,
  security: [{ bearer: [] }],
  headers: IdempotentHeaders,
  body: componentRef(AccountDeletionSchema),
  response: {
    200: Type.Object(
      {
        data: Type.Object({
          recover_until: Type.String({
            format: 'date-time',
            description: 'Instant (ISO 8601, UTC) until which it can be recovered; then it is purged.',
          }),
        }),
      },
      { description: 'The account is deleted, and the session cookie is cleared.' },
    ),
    ...errorResponses([400, 401, 413, 415, 422, 429]),
  },
};

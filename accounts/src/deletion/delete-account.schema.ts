import { Type } from 'typebox';

import { RECOVERY_DAYS } from '@sahra/schemas/constants';

import { refusals } from '../errors/refusal.schema';
import { IdempotentHeaders } from '../idempotency/idempotency-key.schema';

export const DELETE_ACCOUNT_SCHEMA = {
  operationId: 'deleteAccount',
  tags: ['viewers'],
  summary: 'Delete the account of the viewer',
  description: `Every session ends at once, this one too, and its cookie is cleared: a second submit is refused as any call without a session is (401). For ${RECOVERY_DAYS} days the account can be recovered by signing in, and its e-mail address stays taken; then it is purged.`,
  security: [{ bearer: [] }],
  headers: IdempotentHeaders,
  body: Type.Object({
    password: Type.Optional(
      Type.String({ description: 'Password, never trimmed. Refusal: DELETE_PASSWORD_WRONG.' }),
    ),
    code: Type.Optional(
      Type.String({
        description:
          'From POST /api/delete_account/code; in place of the password for viewers who have none. Refusals: CODE_REQUIRED, CODE_WRONG, CODE_EXPIRED.',
      }),
    ),
    reason_id: Type.String({
      description: 'Key of one of the delete reasons of the cms. Refusal: REASON_REQUIRED.',
    }),
  }),
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
    ...refusals([400, 401, 413, 415, 422, 429]),
  },
};

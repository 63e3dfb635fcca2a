import { Type } from 'typebox';

import { LocalizationHeaders } from '../errors/localization.schema';
import { refusals } from '../errors/refusal.schema';
import { componentRef } from '../openapi/component';
import { SessionDataSchema } from '../session/session-data.schema';

export const RECOVER_ACCOUNT_SCHEMA = {
  operationId: 'recoverAccount',
  tags: ['viewers'],
  summary: 'Recover a deleted account and sign in',
  description:
    'Everything is as it was when the account was deleted. Makes a session, ends the one the browser had, and sets the session cookie. Works once: whoever loses the answer signs in, as the account is there again.',
  headers: LocalizationHeaders,
  body: Type.Object({
    recovery_token: Type.String({
      description:
        'From a sign-in that was refused with DELETED_RECOVERABLE, within the hour. Refusal: RECOVERY_INVALID.',
    }),
  }),
  response: {
    200: Type.Object(
      { data: componentRef(SessionDataSchema) },
      { description: 'The viewer, signed in; the session cookie is set.' },
    ),
    ...refusals([400, 413, 415, 422, 429]),
  },
};

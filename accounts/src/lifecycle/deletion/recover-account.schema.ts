import { Type } from 'typebox';

import { RecoveryOfferSchema, SessionDataSchema } from '../../identity/identity.module';
import { LocalizationHeaders } from '../../platform/http/errors/localization.schema';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';

export const RECOVERY_OFFER_SCHEMA = {
  operationId: 'recoveryOffer',
  tags: ['viewers'],
  summary: 'The recovery that this browser was offered at sign-in',
  description: 'Read from the recovery cookie, so that no address has to carry it. Spends nothing.',
  headers: LocalizationHeaders,
  response: {
    200: Type.Object(
      { data: Type.Union([componentRef(RecoveryOfferSchema), Type.Null()]) },
      { description: 'The offer; null when there is none, or it is over.' },
    ),
    ...errorResponses([429]),
  },
};

export const RECOVER_ACCOUNT_SCHEMA = {
  operationId: 'recoverAccount',
  tags: ['viewers'],
  summary: 'Recover a deleted account and sign in',
  description:
    'Everything is as it was when the account was deleted. Makes a session, ends the one the browser had, and sets the session cookie. Works once: a viewer who loses the answer signs in, as the account is there again.',
  headers: LocalizationHeaders,
  body: Type.Object({
    recovery_token: Type.String({
      description:
        'From the sign-in to the deleted account, within the hour and in the same browser: the recovery cookie holds it too. Refusal: RECOVERY_INVALID.',
    }),
  }),
  response: {
    200: Type.Object(
      { data: componentRef(SessionDataSchema) },
      { description: 'The viewer, signed in; the session cookie is set.' },
    ),
    ...errorResponses([400, 413, 415, 422, 429]),
  },
};

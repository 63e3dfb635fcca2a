import { Type } from 'typebox';

import { LocalizationHeaders } from '../../platform/http/errors/localization.schema';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { IdempotentHeaders } from '../../platform/idempotency/idempotency-key.schema';
import { VERIFICATION_SECONDS } from './send-verification';

export const VERIFY_EMAIL_SCHEMA = {
  operationId: 'verifyEmail',
  tags: ['viewers'],
  summary: 'Prove by the link of the mail that the address is yours',
  description: `Works for ${VERIFICATION_SECONDS / 3600} hours and wants no session: the mail may be read on another device. A link that is opened twice is answered twice alike.`,
  headers: LocalizationHeaders,
  body: Type.Object({
    token: Type.String({
      description: '`token` of the link. Refusal when unknown or too old: LINK_EXPIRED.',
    }),
  }),
  response: {
    204: Type.Null({ description: 'The address is proven.' }),
    ...errorResponses([400, 413, 415, 422]),
  },
};

export const RESEND_VERIFICATION_SCHEMA = {
  operationId: 'resendVerification',
  tags: ['viewers'],
  summary: 'Mail the link that proves the address once more',
  description:
    'Takes an empty body, or an empty JSON object. Nothing is sent when the address is proven already.',
  security: [{ bearer: [] }],
  headers: IdempotentHeaders,
  response: {
    204: Type.Null({ description: 'The mail is on its way, or nothing is left to prove.' }),
    ...errorResponses([400, 401, 413, 415, 429]),
  },
};

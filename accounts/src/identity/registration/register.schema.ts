import { Type } from 'typebox';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { IdempotentHeaders } from '../../platform/idempotency/idempotency-key.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { SessionDataSchema } from '../session/session-data.schema';
import { RegistrationSchema } from './registration.schema';

export const REGISTER_SCHEMA = {
  operationId: 'register',
  tags: ['viewers'],
  summary: 'Register a viewer on the free plan and sign in',
  description:
    'Makes the viewer, a referral code of their own and a session, and sets the session cookie. Every failing field is reported at once. Sent again with the same `Idempotency-Key`, e-mail address and password after a lost answer, it makes no second viewer and answers a new session.',
  headers: IdempotentHeaders,
  body: componentRef(RegistrationSchema),
  response: {
    201: Type.Object(
      { data: componentRef(SessionDataSchema) },
      { description: 'The new viewer, signed in; the session cookie is set.' },
    ),
    ...errorResponses([400, 413, 415, 422, 429], {
      422: 'Fields that break a rule, all of them at once; or IDEMPOTENCY_KEY_REUSED (without `errors`) when the key was sent before with other data.',
    }),
  },
};

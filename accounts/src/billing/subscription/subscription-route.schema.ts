import { Type } from 'typebox';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { LocalizationHeaders } from '../../platform/http/errors/localization.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { nullable } from '../../platform/http/openapi/nullable';
import { IdempotentHeaders } from '../../platform/idempotency/idempotency-key.schema';
import { SubscriptionSchema } from './subscription.schema';

const DATA = { data: componentRef(SubscriptionSchema) };
const SHARED = { tags: ['subscription'], security: [{ bearer: [] }] };

export const SUBSCRIPTION_ROUTE_SCHEMA = {
  ...SHARED,
  operationId: 'subscription',
  summary: "The viewer's subscription",
  description: 'The free plan is answered as `status` free, with everything else null.',
  headers: LocalizationHeaders,
  response: {
    200: Type.Object(DATA, { description: 'What runs, what it costs and when it goes on.' }),
    ...errorResponses([401]),
  },
};

export const CANCEL_SUBSCRIPTION_SCHEMA = {
  ...SHARED,
  operationId: 'cancelSubscription',
  summary: 'Cancel the subscription',
  description:
    'It stays until the period ends; on trial no fee is taken; what is overdue ends at once. Cancelled again it stays cancelled. Takes an empty JSON object.',
  headers: IdempotentHeaders,
  response: {
    200: Type.Object(
      {
        ...DATA,
        store_notice: nullable(
          Type.Enum(['google', 'apple']),
          'The store in which it must be cancelled too; else null.',
        ),
        store_message: nullable(
          Type.String(),
          'The same in one sentence, in the language of `X-localization`; else null.',
        ),
      },
      { description: 'The subscription as it is now.' },
    ),
    ...errorResponses([400, 401, 409, 413, 415], { 409: 'NO_SUBSCRIPTION: nothing runs.' }),
  },
};

export const RESUME_SUBSCRIPTION_SCHEMA = {
  ...SHARED,
  operationId: 'resumeSubscription',
  summary: 'Take a cancellation back',
  description:
    'While the period still runs. What was not cancelled stays as it is. Takes an empty JSON object.',
  headers: IdempotentHeaders,
  response: {
    200: Type.Object(DATA, { description: 'The subscription as it is now.' }),
    ...errorResponses([400, 401, 409, 413, 415, 429], {
      409: 'NO_SUBSCRIPTION: nothing runs. STORE_MANAGED: only the store can.',
    }),
  },
};

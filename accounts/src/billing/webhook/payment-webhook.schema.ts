import { Type } from 'typebox';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';

export const PAYMENT_WEBHOOK_SCHEMA = {
  operationId: 'receivePaymentWebhook',
  tags: ['subscription'],
  summary: 'News from a payment provider or a store of apps',
  description:
    'For providers only: the body is read as it was sent and has to be signed by the provider (`sandbox-signature`, `stripe-signature`, the JWS of `apple`, the bearer of `google`), and is refused beyond 512 KB. It may come late, twice and in any order: an event is looked at once, and then the provider is asked what is the case. Public at `/api/payment_webhook/{provider}` of the site.',
  params: Type.Object({
    provider: Type.String({
      maxLength: 20,
      description: 'Who sends it, `sandbox`, `stripe`, `apple` or `google`.',
    }),
  }),
  response: {
    200: Type.Object(
      { received: Type.Literal(true) },
      { description: 'Taken, also when it came before or is about nothing that is known here.' },
    ),
    ...errorResponses([400, 404, 413]),
  },
};

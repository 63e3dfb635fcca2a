import { Type } from 'typebox';

import { LocalizationHeaders } from '../../platform/http/errors/localization.schema';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { PaymentSchema } from '../payment/payment.schema';

export const PAYMENT_STATUS_SCHEMA = {
  operationId: 'paymentStatus',
  tags: ['subscription'],
  summary: 'What became of a payment',
  description:
    'While it is pending, and when it expired less than two days after it began, the provider is asked, so the answer never depends on a webhook. Payments of others are not found.',
  security: [{ bearer: [] }],
  headers: LocalizationHeaders,
  querystring: Type.Object({
    id: Type.Optional(Type.String({ maxLength: 100, description: 'Id of the payment.' })),
  }),
  response: {
    200: Type.Object({ data: componentRef(PaymentSchema) }, { description: 'The payment as it stands now.' }),
    ...errorResponses([400, 401, 404]),
  },
};

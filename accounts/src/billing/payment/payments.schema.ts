import { Type } from 'typebox';

import { LocalizationHeaders } from '../../platform/http/errors/localization.schema';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { PaymentSchema } from './payment.schema';

export const PAYMENTS_SCHEMA = {
  operationId: 'payments',
  tags: ['subscription'],
  summary: "The viewer's payments",
  description: 'All of them: card checks with their refunds, fees, and those that failed.',
  security: [{ bearer: [] }],
  headers: LocalizationHeaders,
  response: {
    200: Type.Object({ data: Type.Array(componentRef(PaymentSchema)) }, { description: 'The newest first.' }),
    ...errorResponses([401]),
  },
};

import { Type, type TSchema } from 'typebox';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { IdempotentHeaders } from '../../platform/idempotency/idempotency-key.schema';
import { componentRef } from '../../platform/http/openapi/component';
import {
  ContactMessageSchema,
  FeedbackSchema,
  MessageReceiptSchema,
  ProblemReportSchema,
} from './message-bodies.schema';

const VISITORS_TOO: Record<string, string[]>[] = [{}, { bearer: [] }];

const messageRoute = <Body extends TSchema & { $id?: string }>(
  operationId: string,
  summary: string,
  body: Body,
) => ({
  operationId,
  tags: ['messages'],
  summary,
  description:
    'Visitors may send it too; with a bearer it is kept as that of the viewer. Tries are limited by mail address and by network address.',
  security: VISITORS_TOO,
  headers: IdempotentHeaders,
  body: componentRef(body),
  response: {
    201: Type.Object(
      { data: componentRef(MessageReceiptSchema) },
      { description: 'The message has arrived.' },
    ),
    ...errorResponses([400, 401, 413, 415, 422, 429], {
      401: 'A bearer that is malformed, expired or signed out: SESSION_REQUIRED. Without one nobody is asked.',
    }),
  },
});

export const CONTACT_SCHEMA = messageRoute(
  'sendContactMessage',
  'Write to the people of the product',
  ContactMessageSchema,
);
export const FEEDBACK_SCHEMA = messageRoute('sendFeedback', 'Say what one thinks', FeedbackSchema);
export const REPORT_SCHEMA = messageRoute('reportProblem', 'Report a problem', ProblemReportSchema);

import { Type } from 'typebox';

import { IdempotentHeaders } from '../../platform/idempotency/idempotency-key.schema';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { NewsletterSubscriptionSchema } from './newsletter-subscription.schema';

export const NEWSLETTER_SCHEMA = {
  operationId: 'subscribeNewsletter',
  tags: ['newsletter'],
  summary: 'Subscribe an e-mail address to the newsletter',
  description:
    'Subscribed again, an address keeps its one subscription and gets the new categories. It is welcomed by a mail with a link that unsubscribes, once a day at most. The answer says what was sent, not what was there before, so nobody learns who is subscribed.',
  headers: IdempotentHeaders,
  body: componentRef(NewsletterSubscriptionSchema),
  response: {
    201: Type.Object(
      { data: componentRef(NewsletterSubscriptionSchema) },
      { description: 'The subscription as it was understood.' },
    ),
    ...errorResponses([400, 413, 415, 422, 429]),
  },
};

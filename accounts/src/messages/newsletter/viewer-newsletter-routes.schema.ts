import { Type } from 'typebox';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { LocalizationHeaders } from '../../platform/http/errors/localization.schema';
import { IdempotentHeaders } from '../../platform/idempotency/idempotency-key.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { NEWSLETTER_CATEGORIES } from './newsletter-categories';
import { ViewerNewsletterSchema } from './viewer-newsletter.schema';

const shared = { tags: ['newsletter'], security: [{ bearer: [] }] };

const answer = Type.Object(
  { data: componentRef(ViewerNewsletterSchema) },
  { description: 'What the address of the viewer is subscribed to.' },
);

export const VIEWER_NEWSLETTER_SCHEMA = {
  ...shared,
  operationId: 'viewerNewsletter',
  summary: "What the viewer's own address is subscribed to",
  description: 'No categories when it is not subscribed.',
  headers: LocalizationHeaders,
  response: { 200: answer, ...errorResponses([401]) },
};

export const CHANGE_VIEWER_NEWSLETTER_SCHEMA = {
  ...shared,
  operationId: 'changeViewerNewsletter',
  summary: "Choose what the viewer's own address is subscribed to",
  description: 'No categories end the subscription.',
  headers: IdempotentHeaders,
  body: Type.Object({
    categories: Type.Array(Type.Enum(NEWSLETTER_CATEGORIES), {
      description:
        'What to be told about; empty to unsubscribe. Refusal when one is unknown: CATEGORY_REQUIRED.',
    }),
  }),
  response: {
    200: answer,
    ...errorResponses([400, 401, 403, 413, 415, 422, 429], {
      403: 'The viewer has not proven that the address is theirs: EMAIL_UNVERIFIED.',
    }),
  },
};

export const UNSUBSCRIBE_NEWSLETTER_SCHEMA = {
  operationId: 'unsubscribeNewsletter',
  tags: ['newsletter'],
  summary: 'End the subscription that an unsubscribe link names',
  description:
    'The token of any link that was sent to the address works, as often as it is used. Nothing is ended by opening the link: its page asks first.',
  headers: IdempotentHeaders,
  body: Type.Object({
    token: Type.String({
      description: 'Token of the link. Refusal when it is not ours: UNSUBSCRIBE_INVALID.',
    }),
  }),
  response: {
    204: Type.Null({ description: 'The address gets no newsletter any more.' }),
    ...errorResponses([400, 413, 415, 422, 429]),
  },
};

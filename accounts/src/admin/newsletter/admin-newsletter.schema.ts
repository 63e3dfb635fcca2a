import { Type } from 'typebox';

import { NEWSLETTER_CATEGORIES } from '../../messages/messages.module';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { adminRoute } from '../admin-route.schema';

const count = (description: string) => Type.Integer({ minimum: 0, description });
const inEnglish = count('In English.');
const inArabic = count('In Arabic.');

/** How many receive the newsletter. */
export const NewsletterCountsSchema = Type.Object(
  {
    subscribers: Type.Object(
      { en: inEnglish, ar: inArabic },
      { description: 'Addresses that receive it, by the language that they chose.' },
    ),
    categories: Type.Array(
      Type.Object({
        category: Type.Enum(NEWSLETTER_CATEGORIES, { description: 'What the newsletter is about.' }),
        en: inEnglish,
        ar: inArabic,
      }),
      {
        description:
          'Addresses that chose each category, in the order of the form; one may have chosen several.',
      },
    ),
    weeks: Type.Array(
      Type.Object({
        starts: Type.String({ format: 'date', description: 'Monday on which the week begins, at 0:00 UTC.' }),
        subscribed: count('Addresses that subscribed for the first time.'),
        unsubscribed: count('Addresses that unsubscribed and did not come back.'),
      }),
      { description: 'The last 12 weeks with the present one, the oldest first.' },
    ),
  },
  {
    $id: 'NewsletterCounts',
    description: 'How many receive the newsletter; numbers only, never an address.',
  },
);

export const NEWSLETTER_COUNTS_SCHEMA = {
  operationId: 'adminNewsletterCounts',
  ...adminRoute('newsletter:read', 'How many receive the newsletter'),
  response: {
    200: Type.Object({ data: componentRef(NewsletterCountsSchema) }, { description: 'As of now.' }),
    ...errorResponses([401, 403]),
  },
};

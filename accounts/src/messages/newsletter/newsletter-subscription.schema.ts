import { Type } from 'typebox';

import { EMAIL_MAX } from '@sahra/schemas/constants';
import { NEWSLETTER_CATEGORIES } from './newsletter-categories';

/** Body of POST /api/newsletter. The schema describes the rules; `checkNewsletter` applies all of them at once. */
export const NewsletterSubscriptionSchema = Type.Object(
  {
    email: Type.String({
      maxLength: EMAIL_MAX,
      description:
        'E-mail address; compared without case, outer spaces and Unicode form. Refusals: EMAIL_REQUIRED, EMAIL_INVALID.',
    }),
    categories: Type.Array(Type.Enum(NEWSLETTER_CATEGORIES), {
      minItems: 1,
      description: 'What to be told about. Refusal when empty or unknown: CATEGORY_REQUIRED.',
    }),
  },
  { $id: 'NewsletterSubscription', description: 'A subscription to the newsletter.' },
);

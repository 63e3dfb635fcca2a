import { Type } from 'typebox';

import { NEWSLETTER_CATEGORIES } from './newsletter-categories';

/** Newsletter subscription of a signed-in viewer. */
export const ViewerNewsletterSchema = Type.Object(
  {
    email: Type.String({ description: "The viewer's address." }),
    verified: Type.Boolean({
      description:
        'Whether the viewer has proven that the address is theirs. Until then nothing of its subscription is shown or changed.',
    }),
    categories: Type.Array(Type.Enum(NEWSLETTER_CATEGORIES), {
      description: 'What the address is subscribed to; empty when it is not subscribed.',
    }),
  },
  { $id: 'ViewerNewsletter', description: 'The newsletter of a signed-in viewer.' },
);

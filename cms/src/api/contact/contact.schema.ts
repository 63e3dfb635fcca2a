import { Type, type Static } from 'typebox';

import { LocaleSchema } from '../../rest/shared.schema';
import { PhoneSchema } from '../settings/settings.schema';

export const ContactPageSchema = Type.Object(
  {
    slug: Type.Literal('contact-us'),
    title: Type.String({ description: 'Heading of the page.' }),
    lead: Type.String({ description: 'Sentence or two under the heading.' }),
    form_title: Type.String({ description: 'Heading over the form.' }),
    form_hint: Type.String({ description: 'What helps us to answer.' }),
    phones_title: Type.String({ description: 'Heading over the telephones.' }),
    email: Type.String({ description: 'Address for questions, the same in both languages.' }),
    phones: Type.Array(PhoneSchema, { description: 'Telephone numbers by country.' }),
    locale: LocaleSchema,
  },
  { $id: 'ContactPage', description: 'Words and ways to reach us.', additionalProperties: false },
);
export type ContactPage = Static<typeof ContactPageSchema>;

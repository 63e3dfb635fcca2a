import { Type, type Static } from 'typebox';

import { LocaleSchema } from '../../rest/shared.schema';

export const LandingPageSchema = Type.Object(
  {
    slug: Type.Literal('landing'),
    title: Type.String({ description: 'Heading of the hero.' }),
    lead: Type.String({ description: 'Sentence or two under the heading.' }),
    plans_title: Type.String({ description: 'Heading over the plans.' }),
    plans_text: Type.String({ description: 'What the plans offer.' }),
    channels_title: Type.String({ description: 'Heading over the channels.' }),
    channels_text: Type.String({ description: 'What is said about the channels.' }),
    faq_title: Type.String({ description: 'Heading over the questions.' }),
    locale: LocaleSchema,
  },
  { $id: 'LandingPage', description: 'Copy of the landing page.', additionalProperties: false },
);
export type LandingPage = Static<typeof LandingPageSchema>;

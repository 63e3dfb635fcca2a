import { Type, type Static } from 'typebox';

import { LocaleSchema, nullable, PictureSchema } from '../../rest/shared.schema';
import { RowSchema } from '../../rows/row.schema';

const HeroPictureSchema = Type.Object(
  { wide: PictureSchema, tall: PictureSchema },
  {
    $id: 'HeroPicture',
    description: 'One motive twice: 16:9 and 9:16, drawn for the direction of the language.',
    additionalProperties: false,
  },
);

export const LandingPageSchema = Type.Object(
  {
    slug: Type.Literal('landing'),
    title: Type.String({ description: 'Heading of the hero.' }),
    title_echo: nullable(
      Type.String({ description: 'The heading in the other language; null when it is not published there.' }),
    ),
    lead: Type.String({ description: 'Sentence or two under the heading.' }),
    hero: nullable(HeroPictureSchema),
    rows: Type.Array(RowSchema, { description: 'Rows of the catalogue, from top to bottom.' }),
    plans_title: Type.String({ description: 'Heading over the plans.' }),
    plans_text: Type.String({ description: 'What the plans offer.' }),
    channels_title: Type.String({ description: 'Heading over the channels.' }),
    channels_text: Type.String({ description: 'What is said about the channels.' }),
    faq_title: Type.String({ description: 'Heading over the questions.' }),
    newsletter_title: Type.String({ description: 'Heading over the newsletter.' }),
    newsletter_text: Type.String({ description: 'What the newsletter is.' }),
    locale: LocaleSchema,
  },
  { $id: 'LandingPage', description: 'Copy of the landing page.', additionalProperties: false },
);
export type LandingPage = Static<typeof LandingPageSchema>;

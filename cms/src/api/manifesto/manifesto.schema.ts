import { Type, type Static } from 'typebox';

import { LocaleSchema, nullable, PictureSchema } from '../../rest/shared.schema';

/** Advertising formats, by the keys that the admin panel and the anchors of the page share. */
const MANIFESTO_TOPICS = ['branded-content', 'podcasts', 'newsletter', 'connected-tv', 'in-stream'] as const;

const ManifestoSectionSchema = Type.Object(
  {
    topic: Type.Enum([...MANIFESTO_TOPICS], {
      $id: 'ManifestoTopic',
      description: 'What the section is about; also its anchor on the page.',
    }),
    title: Type.String({ description: 'Heading of the section.' }),
    text: Type.String({ description: 'One paragraph: what an advertiser gets.' }),
    points: Type.Array(Type.String(), { description: 'What is included; may be empty.' }),
    picture: nullable(PictureSchema),
  },
  {
    $id: 'ManifestoSection',
    description: 'One way to advertise. `picture` is null when editors chose none.',
    additionalProperties: false,
  },
);

export const ManifestoPageSchema = Type.Object(
  {
    slug: Type.Literal('manifesto'),
    title: Type.String({ description: 'Heading of the page.' }),
    lead: Type.String({ description: 'Sentence or two under the heading.' }),
    sections: Type.Array(ManifestoSectionSchema, {
      description: 'From top to bottom, each topic once.',
    }),
    closing_title: Type.String({ description: 'Heading of the last part.' }),
    closing_text: Type.String({ description: 'Invites the reader to write.' }),
    action_label: Type.String({ description: 'Words of the button that leads to the contact page.' }),
    locale: LocaleSchema,
  },
  { $id: 'ManifestoPage', description: 'The page for advertisers.', additionalProperties: false },
);
export type ManifestoPage = Static<typeof ManifestoPageSchema>;
export type ManifestoTopic = (typeof MANIFESTO_TOPICS)[number];

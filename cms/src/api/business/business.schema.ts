import { Type, type Static } from 'typebox';

import { LocaleSchema } from '../../rest/shared.schema';
import { RowSchema } from '../../rows/row.schema';

export const BusinessPageSchema = Type.Object(
  {
    slug: Type.Literal('business'),
    title: Type.String({ description: 'Heading of the page.' }),
    lead: Type.String({ description: 'What the business area is, in a sentence or two.' }),
    rows: Type.Array(RowSchema, { description: 'Rows of the catalogue, from top to bottom.' }),
    advertisers_title: Type.String({ description: 'Heading of the part for advertisers.' }),
    advertisers_text: Type.String({ description: 'What advertisers find on the manifesto.' }),
    advertisers_label: Type.String({ description: 'Words of the link to the manifesto.' }),
    locale: LocaleSchema,
  },
  { $id: 'BusinessPage', description: 'The business area.', additionalProperties: false },
);
export type BusinessPage = Static<typeof BusinessPageSchema>;

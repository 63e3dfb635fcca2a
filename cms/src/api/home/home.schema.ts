import { Type, type Static } from 'typebox';

import { SlugSchema } from '../../rest/page-query.schema';
import { LocaleSchema } from '../../rest/shared.schema';
import { RowSchema } from '../../rows/row.schema';

export const HomePageSchema = Type.Object(
  {
    slug: Type.Literal('home'),
    title: Type.String({ description: 'Heading of the page.' }),
    featured: Type.Array(SlugSchema, {
      description: "Shows at the head of the page, by slug, in the editors' order.",
    }),
    rows: Type.Array(RowSchema, { description: 'Rows of the catalogue, from top to bottom.' }),
    locale: LocaleSchema,
  },
  { $id: 'HomePage', description: 'Copy of the home page.', additionalProperties: false },
);
export type HomePage = Static<typeof HomePageSchema>;

import { Type, type Static } from 'typebox';

import { SlugSchema } from '../../rest/page-query.schema';
import { LocaleSchema, nullable, UpdatedAtSchema } from '../../rest/shared.schema';

export const GenericPageSchema = Type.Object(
  {
    slug: SlugSchema,
    title: Type.String({ description: 'Heading of the page.' }),
    lead: nullable(
      Type.String({ description: 'Sentence or two under the heading; null when editors wrote none.' }),
    ),
    body: Type.String({
      description: 'The text, in Markdown (CommonMark): headings from `##` on, lists, links.',
    }),
    locale: LocaleSchema,
    updated_at: UpdatedAtSchema,
  },
  {
    $id: 'GenericPage',
    description: 'A page of nothing but text, at `/{slug}`.',
    additionalProperties: false,
  },
);
export type GenericPage = Static<typeof GenericPageSchema>;

import { Type, type Static } from 'typebox';

import { LocaleSchema, nullable, PictureSchema } from '../../rest/shared.schema';

export const MetaTagsSchema = Type.Object(
  {
    title: Type.String({ description: 'Title of the page.' }),
    meta_description: Type.String({ description: 'Description, about 150 characters.' }),
    meta_image: nullable(
      Type.String({ description: "Address of the share picture; null: the site's default." }),
    ),
    meta_picture: nullable(PictureSchema),
    locale: LocaleSchema,
  },
  {
    $id: 'MetaTags',
    description: 'What search engines and share cards say of a page.',
    additionalProperties: false,
  },
);
export type MetaTags = Static<typeof MetaTagsSchema>;

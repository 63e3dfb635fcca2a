import { Type, type Static } from 'typebox';

import { SlugSchema } from '../../rest/page-query.schema';
import {
  ColorSchema,
  LocaleSchema,
  nullable,
  PictureSchema,
  UpdatedAtSchema,
} from '../../rest/shared.schema';

export const ChannelSchema = Type.Object(
  {
    slug: SlugSchema,
    name: Type.String({ description: 'Name of the channel.' }),
    name_echo: nullable(
      Type.String({ description: 'Name in the other language; null when it has no words there.' }),
    ),
    description: nullable(
      Type.String({ description: 'One or two sentences; null when editors wrote none.' }),
    ),
    image: nullable(Type.String({ description: 'Address of the picture; `picture` says more of it.' })),
    picture: nullable(PictureSchema),
    light: nullable(ColorSchema),
    locale: LocaleSchema,
    updated_at: UpdatedAtSchema,
  },
  {
    $id: 'Channel',
    description: 'A category of the catalogue with a page of its own at `/{slug}`.',
    additionalProperties: false,
  },
);
export type Channel = Static<typeof ChannelSchema>;

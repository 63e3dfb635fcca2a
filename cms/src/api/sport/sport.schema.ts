import { Type, type Static } from 'typebox';

import { SlugSchema } from '../../rest/page-query.schema';
import {
  ColorSchema,
  LocaleSchema,
  nullable,
  PictureSchema,
  UpdatedAtSchema,
} from '../../rest/shared.schema';

export const SportSchema = Type.Object(
  {
    slug: SlugSchema,
    name: Type.String({ description: 'Name of the sport.' }),
    description: nullable(
      Type.String({ description: 'One or two sentences; null when editors wrote none.' }),
    ),
    picture: nullable(PictureSchema),
    light: nullable(ColorSchema),
    locale: LocaleSchema,
    updated_at: UpdatedAtSchema,
  },
  {
    $id: 'Sport',
    description:
      'What shows compete in, with a page of its own at `/sports/{slug}`. A video has the sport of its show.',
    additionalProperties: false,
  },
);
export type Sport = Static<typeof SportSchema>;

import { Type, type Static } from 'typebox';

import { SlugSchema } from '../../rest/page-query.schema';
import { SeasonSchema } from '../season/season.schema';
import {
  LocaleSchema,
  nullable,
  PeopleSchema,
  PictureSchema,
  UpdatedAtSchema,
} from '../../rest/shared.schema';

export const ShowFormatSchema = Type.Enum(['series', 'podcast'], {
  $id: 'ShowFormat',
  description: 'Whether a show is watched or listened to. Both have episodes.',
});
export type ShowFormat = Static<typeof ShowFormatSchema>;

export const ShowSchema = Type.Object(
  {
    slug: SlugSchema,
    title: Type.String({ description: 'Title of the show.' }),
    title_echo: nullable(
      Type.String({ description: 'Title in the other language; null when it is not published there.' }),
    ),
    description: Type.String({ description: 'What the show is about.' }),
    people: PeopleSchema,
    locale: LocaleSchema,
    updated_at: UpdatedAtSchema,
    poster: nullable(
      Type.String({ description: 'Address of the poster (2:3); `poster_picture` says more of it.' }),
    ),
    poster_picture: nullable(PictureSchema),
    wide: nullable(PictureSchema),
    upright: nullable(PictureSchema),
    year: nullable(Type.Integer({ description: 'Year it began; null when editors wrote none.' })),
    age_rating: nullable(
      Type.String({ description: 'For whom it is, e.g. `PG` or `12+`; null when editors chose none.' }),
    ),
    episode_count: Type.Integer({ description: 'Episodes that can be read in the languages asked for.' }),
    premium: Type.Boolean({
      description: 'More than half of its episodes and matches need a paid subscription.',
    }),
    original: Type.Boolean({ description: 'Made by us.' }),
    business: Type.Boolean({ description: 'Belongs to the business area.' }),
    format: ShowFormatSchema,
    seasons: Type.Array(SeasonSchema, {
      description: 'Seasons in their order; empty when its videos have no `season_number`.',
    }),
    channel_slug: nullable(Type.String({ description: 'Channel it belongs to; null when it has none.' })),
    sport_slug: nullable(Type.String({ description: 'Sport it is about; null when it is about none.' })),
  },
  {
    $id: 'Show',
    description:
      'A series of videos with a page of its own at `/shows/{slug}`; a podcast is one with the format `podcast`.',
    additionalProperties: false,
  },
);
export type Show = Static<typeof ShowSchema>;

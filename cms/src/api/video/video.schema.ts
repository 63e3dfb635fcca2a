import { Type, type Static } from 'typebox';

import { SlugSchema, VideoCodeSchema } from '../../rest/page-query.schema';
import {
  InstantSchema,
  LocaleSchema,
  nullable,
  PeopleSchema,
  PictureSchema,
  UpdatedAtSchema,
} from '../../rest/shared.schema';

export const VIDEO_KINDS = ['episode', 'match', 'clip', 'highlight', 'short'] as const;

export const VideoKindSchema = Type.Enum(VIDEO_KINDS, {
  $id: 'VideoKind',
  description: 'What a video is to its show.',
});
export type VideoKind = Static<typeof VideoKindSchema>;

const ShowOfVideoSchema = Type.Object(
  { slug: SlugSchema, title: Type.String({ description: 'Title of the show.' }) },
  { $id: 'ShowOfVideo', description: 'The show a video belongs to.', additionalProperties: false },
);

const ChapterSchema = Type.Object(
  {
    start_seconds: Type.Integer({ minimum: 0, description: 'Second of the video at which it begins.' }),
    title: Type.String({ description: 'Title of the chapter.' }),
  },
  {
    $id: 'Chapter',
    description: 'A part of a video, which ends where the next one begins.',
    additionalProperties: false,
  },
);
export type Chapter = Static<typeof ChapterSchema>;

export const VideoSchema = Type.Object(
  {
    code: VideoCodeSchema,
    title: Type.String({ description: 'Title of the video.' }),
    description: Type.String({ description: 'What happens in it.' }),
    people: PeopleSchema,
    chapters: Type.Array(ChapterSchema, { description: 'Its chapters in order; empty when there are none.' }),
    locale: LocaleSchema,
    kind: VideoKindSchema,
    live: Type.Boolean({ description: 'A live event, and not yet a recording.' }),
    recorded: Type.Boolean({ description: 'A recording, of an event or of anything else.' }),
    follows_schedule: Type.Boolean({
      description: 'A live stream that plays the schedule of its channel, as a linear channel.',
    }),
    premium: Type.Boolean({ description: 'A paid subscription is needed.' }),
    starts_at: nullable(InstantSchema),
    ends_at: nullable(InstantSchema),
    duration_seconds: nullable(Type.Integer({ description: 'Length; null for live events.' })),
    episode_number: nullable(Type.Integer({ description: 'Null when it is not an episode.' })),
    season_number: nullable(Type.Integer({ description: 'Null when it belongs to no season.' })),
    published_at: InstantSchema,
    updated_at: UpdatedAtSchema,
    poster: nullable(
      Type.String({ description: 'Address of the poster (16:9); `poster_picture` says more of it.' }),
    ),
    poster_picture: nullable(PictureSchema),
    upright: nullable(PictureSchema),
    show: nullable(ShowOfVideoSchema),
    channel_slug: nullable(Type.String({ description: 'Channel it belongs to; null when it has none.' })),
    sport_slug: nullable(Type.String({ description: 'Sport of its show; null when it has none.' })),
  },
  {
    $id: 'Video',
    description:
      'A video of the catalogue, watched at `/watch/{code}`. An episode of a podcast is one of kind `episode` whose show has the format `podcast`.',
    additionalProperties: false,
  },
);
export type Video = Static<typeof VideoSchema>;

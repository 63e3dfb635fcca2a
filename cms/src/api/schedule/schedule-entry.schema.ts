import { Type, type Static } from 'typebox';

import { SlugSchema, VideoCodeSchema } from '../../rest/page-query.schema';
import {
  InstantSchema,
  LocaleSchema,
  nullable,
  PictureSchema,
  UpdatedAtSchema,
} from '../../rest/shared.schema';

export const ScheduleEntrySchema = Type.Object(
  {
    id: Type.String({ description: 'Identity of the entry, the same in both languages.' }),
    title: Type.String({ description: 'Title of the entry.' }),
    locale: LocaleSchema,
    updated_at: UpdatedAtSchema,
    starts_at: InstantSchema,
    ends_at: InstantSchema,
    live: Type.Boolean({ description: 'It happens while it is shown.' }),
    channel_slug: nullable(SlugSchema),
    video_code: nullable(VideoCodeSchema),
    picture: nullable(PictureSchema),
  },
  {
    $id: 'ScheduleEntry',
    description:
      'Something that is on at a time. `channel_slug` and `video_code` are null when it is on no channel or cannot be watched; the picture is the poster of its video.',
    additionalProperties: false,
  },
);
export type ScheduleEntry = Static<typeof ScheduleEntrySchema>;

import { Type } from 'typebox';

import { defineRoute } from '../../rest/define-route';
import { SlugSchema, VideoCodeSchema } from '../../rest/page-query.schema';

const LinearChannelSchema = Type.Object(
  { video_code: VideoCodeSchema, channel_slug: SlugSchema },
  {
    $id: 'LinearChannel',
    description: 'A live video that plays the schedule of its channel.',
    additionalProperties: false,
  },
);

interface LinearChannelRow {
  video_code: string;
  channel_slug: string;
}

const SELECT = `
  SELECT v.code AS video_code, c.slug AS channel_slug
  FROM content.videos v
  JOIN content.videos_channel cl ON cl.video_id = v.id
  JOIN content.channels c ON c.id = cl.channel_id
  WHERE v.live AND v.follows_schedule
  ORDER BY v.code`;

export const linearChannelsRoute = defineRoute({
  schema: {
    operationId: 'getLinearChannels',
    path: '/api/linear_channels',
    summary: 'Live videos that play a schedule',
    description: 'Every live video that an editor has set to play the schedule of its channel.',
    params: Type.Object({}),
    query: Type.Object({}),
    answer: Type.Object({ data: Type.Array(LinearChannelSchema) }),
    localized: false,
  },
  handle: async ({ reading }) => ({ data: await reading.database.rows<LinearChannelRow>(SELECT, []) }),
});

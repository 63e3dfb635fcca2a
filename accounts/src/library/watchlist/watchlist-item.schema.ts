import { Type } from 'typebox';

import { VideoCodeSchema } from '../../platform/video/video-code.schema';

/** A saved video. */
export const WatchlistItemSchema = Type.Object(
  {
    code: VideoCodeSchema,
    added_at: Type.String({ format: 'date-time', description: 'When it was saved (ISO 8601, UTC).' }),
  },
  { $id: 'WatchlistItem', description: 'A video that the viewer has saved.' },
);

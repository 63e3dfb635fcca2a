import type { Reading } from '../../rest/define-route';
import { wordValues } from '../../rest/words-of';
import { SELECT_VIDEOS, type VideoRow } from './video.query';
import type { VideoKind } from './video.schema';
import { NO_NUMBER } from './videos-page.query';

/** Whose videos are read: shows or channels, by slug. */
export interface Owners {
  type: 'shows' | 'channels';
  slugs: readonly string[];
}

const OWNER_COLUMN = { shows: 'show_slug', channels: 'channel_slug' } as const satisfies Record<
  Owners['type'],
  string
>;

/** The first `each` videos of every owner in one statement, in the order in which a page of that owner's videos is read. */
export const videosOfEach = (
  reading: Reading,
  { type, slugs }: Owners,
  kind: VideoKind | undefined,
  each: number,
): Promise<VideoRow[]> => {
  const owner = OWNER_COLUMN[type];
  const order =
    type === 'shows' && kind === 'episode'
      ? `coalesce(episode_number, ${NO_NUMBER}), code`
      : 'released_at DESC, code';
  return reading.database.rows(
    `SELECT * FROM (
       SELECT video.*, row_number() OVER (PARTITION BY ${owner} ORDER BY ${order}) AS place
       FROM (${SELECT_VIDEOS} WHERE ($3::text IS NULL OR v.kind = $3)) video
       WHERE ${owner} = ANY($4::text[])
     ) ranked WHERE place <= $5 ORDER BY ${owner}, place`,
    [...wordValues(reading), kind ?? null, slugs, each],
  );
};

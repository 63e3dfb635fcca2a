import { hasWords } from '../../rest/words-of';
import { RELEASED_AT } from '../video/video.query';

const NOW = "(now() AT TIME ZONE 'UTC')";

/** SQL: whether video `v` may follow `self`: another one, released, readable, and in the same orientation. */
export const mayFollow = `v.id <> self.id AND (v.kind = 'short') = self.is_short AND ${RELEASED_AT} <= ${NOW} AND ${hasWords('video_texts', 'v')}`;

/** SQL: whether video `v` is an ended live event without a recording. */
export const isOver = `(v.live AND coalesce(v.ends_at <= ${NOW}, false))`;

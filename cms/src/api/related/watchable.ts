import { hasWords } from '../../rest/words-of';
import { RELEASED_AT } from '../video/video.query';

const NOW = "(now() AT TIME ZONE 'UTC')";

/** SQL of whether a video `v` that is not `self` may follow it: released, readable, and as upright or wide as it is. */
export const mayFollow = `v.id <> self.id AND (v.kind = 'short') = self.is_short AND ${RELEASED_AT} <= ${NOW} AND ${hasWords('video_texts', 'v')}`;

/** SQL of whether a video `v` is an event that is over and was not recorded: nothing is left to watch. */
export const isOver = `(v.live AND coalesce(v.ends_at <= ${NOW}, false))`;

import { hasWordsSql } from '../../rest/join-words.sql';
import { RELEASED_AT } from '../video/video.query';

const NOW = "(now() AT TIME ZONE 'UTC')";

/** SQL: whether video `v` may follow `self`: another one, released, readable, and in the same orientation. */
export const canFollowSql = `v.id <> self.id AND (v.kind = 'short') = self.is_short AND ${RELEASED_AT} <= ${NOW} AND ${hasWordsSql('video_texts', 'v')}`;

/** SQL: whether video `v` is an ended live event without a recording. */
export const isEndedEventSql = `(v.live AND coalesce(v.ends_at <= ${NOW}, false))`;

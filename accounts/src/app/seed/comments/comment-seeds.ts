import type { CommentsOfVideo } from './comment-seed';
import { KITCHEN_COMMENTS } from './kitchen-comments';
import { ROAD_COMMENTS } from './road-comments';
import { SPORT_COMMENTS } from './sport-comments';
import { STORY_COMMENTS } from './story-comments';

/** All seeded comments (development only). */
export const COMMENT_SEEDS: readonly CommentsOfVideo[] = [
  ...KITCHEN_COMMENTS,
  ...STORY_COMMENTS,
  ...SPORT_COMMENTS,
  ...ROAD_COMMENTS,
];

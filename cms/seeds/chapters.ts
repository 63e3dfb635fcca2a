import { EVENING_CHAPTERS } from './chapters/evening.chapters';
import { SPORT_CHAPTERS } from './chapters/sport.chapters';
import { STORY_CHAPTERS } from './chapters/story.chapters';
import { WORK_CHAPTERS } from './chapters/work.chapters';
import type { ChaptersOfVideos } from './seed-types';

export const CHAPTERS: ChaptersOfVideos = {
  ...SPORT_CHAPTERS,
  ...EVENING_CHAPTERS,
  ...WORK_CHAPTERS,
  ...STORY_CHAPTERS,
};

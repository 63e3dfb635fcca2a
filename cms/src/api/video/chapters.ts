import { cleanDigits } from '@sahra/schemas/clean-digits';

import type { Chapter } from './video.schema';

/** Chapter as an editor wrote it and as {@link selectChaptersSql} selects it. */
export interface StoredChapter {
  start: string;
  title: string;
}

/** `750`, `12:30` or `1:02:30`; without hours there may be more than 59 minutes. */
const TIME = /^(?:\d{1,6}|\d{1,3}:[0-5]\d|\d{1,2}:[0-5]\d:[0-5]\d)$/;
const SIXTY = 60;

/** Parses the time at which a chapter begins, in any digits of the region, to seconds; null when it is no time. */
export const parseChapterStart = (text: string): number | null => {
  const time = cleanDigits(text);
  return TIME.test(time) ? time.split(':').reduce((total, part) => total * SIXTY + Number(part), 0) : null;
};

/** SQL: the chapters of the words `alias` in the editors' order, as one JSON value. */
export const selectChaptersSql = (alias: string): string =>
  `coalesce((
    SELECT json_agg(json_build_object('start', h.start, 'title', h.title) ORDER BY h.place, h.link_id)
    FROM content.video_texts_chapters h WHERE h.video_text_id = ${alias}.id
  ), '[]'::json)`;

/**
 * Maps the stored chapters of a video. A chapter after its end is left out: a film may be replaced by a shorter one
 * after its chapters were published.
 */
export const chaptersOf = (stored: readonly StoredChapter[], durationSeconds: number | null): Chapter[] =>
  stored.flatMap(({ start, title }) => {
    const seconds = parseChapterStart(start);
    return seconds === null || seconds >= (durationSeconds ?? Infinity)
      ? []
      : { start_seconds: seconds, title };
  });

import { ownValue } from '@sahra/schemas/own-value';

import type { LocalizedMessage } from '../../checks/localized-message';
import type { Problem } from '../../checks/problem';
import { isValues } from '../../checks/record-parts';
import { parseChapterStart } from './chapters';

const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Formats seconds as an editor writes them: `4:10`, `1:02:30`. */
const clock = (seconds: number): string => {
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = twoDigits(seconds % SECONDS_PER_MINUTE);
  return hours > 0 ? `${hours}:${twoDigits(minutes % MINUTES_PER_HOUR)}:${rest}` : `${minutes}:${rest}`;
};

const UNREADABLE: LocalizedMessage = {
  en: 'This is no time of a film. Write minutes and seconds, e.g. 12:30, or seconds alone, e.g. 750.',
  ar: 'ليس هذا توقيتًا في الفيلم. اكتب الدقائق والثواني مثل 12:30، أو الثواني وحدها مثل 750.',
};

const twice = (start: number): LocalizedMessage => ({
  en: `Another chapter begins at ${clock(start)} already. Change one of the two times.`,
  ar: `يبدأ فصل آخر عند ${clock(start)}. غيّر أحد التوقيتين.`,
});

const outOfOrder = (start: number, before: number): LocalizedMessage => ({
  en: `${clock(start)} is earlier than ${clock(before)}, where the chapter above begins. Put the chapters in the order of the film.`,
  ar: `التوقيت ${clock(start)} أسبق من ${clock(before)}، بداية الفصل الذي فوقه. رتّب الفصول بترتيب الفيلم.`,
});

const afterEnd = (duration: number): LocalizedMessage => ({
  en: `The film ends at ${clock(duration)}, before this chapter begins. Correct the time, or remove the chapter.`,
  ar: `ينتهي الفيلم عند ${clock(duration)} قبل بداية هذا الفصل. صحّح التوقيت أو احذف الفصل.`,
});

const startsOf = (values: Readonly<Record<string, unknown>>): (number | null)[] => {
  const chapters = ownValue(values, 'chapters');
  return (Array.isArray(chapters) ? chapters : []).map((chapter: unknown) => {
    const start = isValues(chapter) ? ownValue(chapter, 'start') : null;
    return typeof start === 'string' ? parseChapterStart(start) : null;
  });
};

/**
 * Finds chapters that keep the words of a video from being published: unreadable, repeated or out of order, or after
 * the end of the film. `durationSeconds` is null while the length is unknown.
 */
export const chapterProblems = (
  values: Readonly<Record<string, unknown>>,
  durationSeconds: number | null,
): Problem[] => {
  let latest = -1;
  const seen = new Set<number>();
  return startsOf(values).flatMap((start, index) => {
    const problem = (sentence: LocalizedMessage): Problem => ({
      path: ['chapters', String(index), 'start'],
      sentence,
    });
    if (start === null) return problem(UNREADABLE);
    const [before, isRepeated] = [latest, seen.has(start)];
    latest = Math.max(latest, start);
    seen.add(start);
    if (isRepeated) return problem(twice(start));
    if (start < before) return problem(outOfOrder(start, before));
    if (durationSeconds !== null && start >= durationSeconds) return problem(afterEnd(durationSeconds));
    return [];
  });
};

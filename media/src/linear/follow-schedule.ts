import type { components } from '@sahra/schemas/cms.generated';
import { DEFAULT_LOCALE, LOCALES, PAGE_SIZE_MAX } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';

import { askCms, type FollowedCms } from '../cms/ask-cms';
import { keepFresh } from './keep-fresh';
import { WINDOW_SEGMENTS } from '../playlist/write-live-playlist';
import { KEPT_SLOTS, type Programme, SLOT_MS } from './timeline';

/** In milliseconds. An editor's change is on the channel after this and one slot. */
export const SCHEDULE_FRESH_MS = 10_000;
/** In milliseconds. How far ahead the schedule is read: so long the channel keeps to it while the cms is away. */
const AHEAD_MS = 12 * 60 * 60_000;
/** In milliseconds: as far back as the channel counts its seams, so that it counts the same ones after a restart. */
const BACK_MS = KEPT_SLOTS * SLOT_MS;
/** In milliseconds: as far back as it is read again. What is older stays as it was. */
const AGAIN_MS = WINDOW_SEGMENTS * SLOT_MS;

/** The schedule of one channel, as far as it is known. */
export interface FollowedSchedule {
  programmes: () => readonly Programme[];
  /** Reads it when it is due. The first read is waited for, each later one goes on in the background. */
  refresh: (now: number) => Promise<void>;
}

type Entry = components['schemas']['ScheduleEntry'];
type Page = { data: Entry[]; meta: components['schemas']['PageMeta'] };

/** Follows the schedule of the channel `slug`. While the cms does not answer, what was read last holds. */
export const followSchedule = (slug: string, cms: FollowedCms): FollowedSchedule => {
  let known: readonly Programme[] = [];

  const read = async (now: number): Promise<void> => {
    const from = now - (known.length === 0 ? BACK_MS : AGAIN_MS);
    const asked = {
      from: new Date(from).toISOString(),
      to: new Date(now + AHEAD_MS).toISOString(),
      category: slug,
      limit: String(PAGE_SIZE_MAX),
      // The times of an entry count in whatever language it is written.
      fallback: LOCALES.find((locale) => locale !== DEFAULT_LOCALE) ?? DEFAULT_LOCALE,
    };
    const language = { [HEADERS.localization]: DEFAULT_LOCALE };
    const entries: Entry[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = cursor === null ? asked : { ...asked, cursor };
      const page: Page = await askCms<Page>(cms, '/api/schedule', query, language);
      entries.push(...page.data);
      cursor = page.meta.next;
    } while (cursor !== null);
    known = [
      ...known.filter(({ endsAt }) => endsAt <= from && endsAt > now - BACK_MS),
      ...entries.flatMap(({ video_code: code, starts_at, ends_at }) =>
        code === null ? [] : [{ code, startsAt: Date.parse(starts_at), endsAt: Date.parse(ends_at) }],
      ),
    ];
  };

  return {
    programmes: () => known,
    refresh: keepFresh({
      freshMs: SCHEDULE_FRESH_MS,
      read,
      subject: `The schedule of ${slug}`,
      warn: cms.warn,
    }),
  };
};

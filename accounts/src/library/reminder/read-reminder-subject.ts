import type { components } from '@sahra/schemas/cms.generated';
import { OTHER_LOCALE, type Locale } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';
import { reminderIdOfVideo, videoCodeOfReminder } from '@sahra/schemas/reminder-id';

import type { AccountsConfig } from '../../platform/config/accounts.config';
import { Refusal } from '../../platform/http/errors/refusal';

type Cms = AccountsConfig['cms'];
type Schemas = components['schemas'];

/** Programme or live event that a reminder is of. */
interface ReminderSubject {
  title: string;
  startsAt: Date;
  /** Unprefixed path of its page. */
  path: string;
  /** Under which id a reminder of the same video was kept before it had an entry in the schedule; null for others. */
  formerId: string | null;
}

/** Timeout of the request, in milliseconds: longer than the cms takes on its worst day, while a viewer waits. */
const LIMIT_MS = 3_000;
const NOT_FOUND = 404;

const read = async <Data>(
  { url, readToken }: Cms,
  path: string,
  locale: Locale,
): Promise<{ data: Data } | null> => {
  const address = new URL(path, url);
  address.searchParams.set('fallback', OTHER_LOCALE[locale]);
  const headers = { authorization: `Bearer ${readToken}`, [HEADERS.localization]: locale };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(LIMIT_MS) }).catch(() => null);
  if (response?.status === NOT_FOUND) return null;
  if (!response?.ok) throw new Refusal(503, 'UPSTREAM_UNAVAILABLE');
  return (await response.json()) as { data: Data };
};

/** Reads a live event by the code of its video; null for a recording and for a video without a start. */
const readEvent = async (cms: Cms, code: string, locale: Locale): Promise<ReminderSubject | null> => {
  const video = (await read<Schemas['Video'][]>(cms, `/api/videos?codes=${code}`, locale))?.data[0];
  if (!video?.live || video.starts_at === null) return null;
  return { title: video.title, startsAt: new Date(video.starts_at), path: `/watch/${code}`, formerId: null };
};

/**
 * Reads what a reminder is of in `locale`, with the other language as fallback; null when it is not published. Throws
 * a Refusal (503) while the cms does not respond.
 */
export const readReminderSubject = async (
  cms: Cms,
  id: string,
  locale: Locale,
): Promise<ReminderSubject | null> => {
  const code = videoCodeOfReminder(id);
  if (code !== null) return readEvent(cms, code, locale);
  const entry = (await read<Schemas['ScheduleEntry']>(cms, `/api/schedule/${id}`, locale))?.data;
  if (!entry) return null;
  const { title, starts_at, video_code } = entry;
  const formerId = video_code === null ? null : reminderIdOfVideo(video_code);
  return { title, startsAt: new Date(starts_at), path: `/schedule/${id}`, formerId };
};

import { isEntryOfEvent, reminderIdOfVideo, videoCodeOfReminder } from '@sahra/schemas/reminder-id';

import { nullIfUnavailable } from '../../content/null-if-unavailable';
import type { PublicLoaders } from '../../graph/public-loaders';
import type { ReminderRecord } from '../../upstreams/accounts/accounts-records';
import type { ScheduleEntryRecord } from '../../upstreams/cms/cms-records';

type Loaders = Pick<PublicLoaders, 'scheduleEntry' | 'video'>;

/** Returns when what a reminder is of begins. Accounts reads the start only once an hour, so the cms value is newer. */
export const reminderStart = async (
  { schedule_id, starts_at }: ReminderRecord,
  { scheduleEntry, video }: Loaders,
): Promise<string> => {
  const code = videoCodeOfReminder(schedule_id);
  const subject = code === null ? scheduleEntry.load(schedule_id) : video.load(code);
  return (await nullIfUnavailable<{ starts_at: string | null } | null>(subject))?.starts_at ?? starts_at;
};

/**
 * Returns the reminder by which a viewer is reminded of an entry: its own, or that of the live event that the entry
 * shows, asked for before there was an entry. Null without one.
 */
export const reminderOfEntry = async (
  { id, video_code, starts_at }: ScheduleEntryRecord,
  reminders: readonly ReminderRecord[],
  loaders: Loaders,
): Promise<ReminderRecord | null> => {
  const own = reminders.find(({ schedule_id }) => schedule_id === id);
  if (own || video_code === null) return own ?? null;
  const eventId = reminderIdOfVideo(video_code);
  const ofEvent = reminders.find(({ schedule_id }) => schedule_id === eventId);
  return ofEvent && isEntryOfEvent(await reminderStart(ofEvent, loaders), starts_at) ? ofEvent : null;
};

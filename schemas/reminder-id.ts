import { VIDEO_CODE_PATTERN } from './identity';

/** Before the code of a video. Ids of schedule entries have no hyphen, so the two cannot be confused. */
const VIDEO_PREFIX = 'video-';
const SCHEDULE_ID_PATTERN = /^[a-z0-9]{1,64}$/;

/** Returns the id under which accounts keeps a reminder of a live event that has no entry in the schedule. */
export const reminderIdOfVideo = (code: string): string => `${VIDEO_PREFIX}${code}`;

/** Returns the code of the video that a reminder is of; null for a reminder of a schedule entry. */
export const videoCodeOfReminder = (id: string): string | null => {
  const code = id.startsWith(VIDEO_PREFIX) ? id.slice(VIDEO_PREFIX.length) : '';
  return VIDEO_CODE_PATTERN.test(code) ? code : null;
};

/** Checks whether a text can be the id of a reminder: that of a schedule entry, or of a video. */
export const isReminderId = (text: string): boolean =>
  SCHEDULE_ID_PATTERN.test(text) || videoCodeOfReminder(text) !== null;

/** An entry that begins less than this after the event shows the event itself, in milliseconds; later it is a repeat. */
export const EVENT_ENTRY_DELAY_MS = 3_600_000;

/**
 * Checks by their starts (ISO 8601) whether an entry of the schedule shows the live event of its video itself: then
 * one reminder is enough for both, and that of the entry replaces that of the video.
 */
export const isEntryOfEvent = (eventStartsAt: string, entryStartsAt: string): boolean => {
  const delay = Date.parse(entryStartsAt) - Date.parse(eventStartsAt);
  return delay >= 0 && delay < EVENT_ENTRY_DELAY_MS;
};

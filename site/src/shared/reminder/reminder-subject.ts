import { isEntryOfEvent } from '@sahra/schemas/reminder-id';

/** What a bell is for. */
export interface ReminderSubject {
  /** Global id of the entry of the schedule, or of the video of a live event that has none. */
  id: string;
  /** ISO 8601; null while it is not known. */
  startsAt: string | null;
  /** Video of the entry: its live event may have been asked for before there was an entry. */
  video: { id: string } | null;
}

/** Starts of what the viewer is reminded of, by global id. */
type Kept = ReadonlyMap<string, string | null>;

/** Returns the id of the reminder of the event that the entry shows; null when there is none. */
export const eventReminderOf = ({ startsAt, video }: ReminderSubject, kept: Kept): string | null => {
  const eventStartsAt = video && kept.get(video.id);
  return eventStartsAt && startsAt && isEntryOfEvent(eventStartsAt, startsAt) ? video.id : null;
};

/** Returns the id of the reminder by which the viewer is reminded of the subject; null when there is none. */
export const keptReminderOf = (subject: ReminderSubject, kept: Kept): string | null =>
  kept.has(subject.id) ? subject.id : eventReminderOf(subject, kept);

import { EVENT_ENTRY_DELAY_MS, isEntryOfEvent } from '@sahra/schemas/reminder-id';

import { usePublicQuery } from '../../graph/use-public-query';
import { CalendarLink } from '../CalendarLink/CalendarLink';
import { EntriesOfEventOperation } from '../entries-of-event.query.generated';
import { ReminderButton } from '../ReminderButton/ReminderButton';

interface Props {
  /** Code of the event's video. */
  code: string;
  /** ISO 8601. */
  startsAt: string;
}

/**
 * Reminder and calendar file of an event that has not begun: those of its entry in the schedule, or without one its
 * own. While neither can be read there is the calendar file alone.
 */
export const EventReminder = ({ code, startsAt }: Props) => {
  const { data, failed } = usePublicQuery(EntriesOfEventOperation, {
    code,
    from: startsAt,
    to: new Date(Date.parse(startsAt) + EVENT_ENTRY_DELAY_MS).toISOString(),
  });
  const entry = data?.schedule?.nodes.find(
    (one) => one.video?.code === code && isEntryOfEvent(startsAt, one.startsAt),
  );
  if (!data && !failed) return null;
  const event = data?.video && { ...data.video, startsAt, video: null };
  const subject = entry ?? event;
  return (
    <>
      {subject && <ReminderButton entry={subject} look="words" size="small" />}
      <CalendarLink page={entry ? `/schedule/${entry.code}` : `/watch/${code}`} size="small" />
    </>
  );
};

import { usePublicQuery } from '../../graph/use-public-query';
import { useStore } from '../../store/use-store';
import { CalendarLink } from '../CalendarLink/CalendarLink';
import { EntriesOfEventOperation } from '../entries-of-event.query.generated';
import { NO_REMINDERS, reminders } from '../reminder-store';
import { ReminderButton } from '../ReminderButton/ReminderButton';

interface Props {
  /** Code of the event's video. */
  code: string;
  /** ISO 8601. */
  startsAt: string;
}

const HOUR_MS = 3_600_000;

/**
 * Reminder and calendar file of an event that has not begun: those of its entry in the schedule, or without one its
 * own. While neither can be read there is the calendar file alone.
 */
export const EventReminder = ({ code, startsAt }: Props) => {
  const { data, failed } = usePublicQuery(EntriesOfEventOperation, {
    code,
    from: startsAt,
    to: new Date(Date.parse(startsAt) + HOUR_MS).toISOString(),
  });
  // An entry that came after the viewer had asked for a reminder adds no second one.
  const isAsked = useStore(reminders, NO_REMINDERS).entries.has(data?.video?.id ?? '');
  const entry = data?.schedule?.nodes.find((one) => one.video?.code === code);
  if (!data && !failed) return null;
  const subject = isAsked ? data?.video : (entry ?? data?.video);
  return (
    <>
      {subject && <ReminderButton entryId={subject.id} title={subject.title} look="words" size="small" />}
      <CalendarLink page={entry ? `/schedule/${entry.code}` : `/watch/${code}`} size="small" />
    </>
  );
};

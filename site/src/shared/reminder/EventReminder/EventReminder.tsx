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

const HOUR_MS = 3_600_000;

/**
 * Reminder and calendar file of an event that has not begun, by its entry in the schedule. Without one there is the
 * calendar file alone: reminders belong to entries.
 */
export const EventReminder = ({ code, startsAt }: Props) => {
  const { data, failed } = usePublicQuery(EntriesOfEventOperation, {
    from: startsAt,
    to: new Date(Date.parse(startsAt) + HOUR_MS).toISOString(),
  });
  const entry = data?.schedule?.nodes.find((one) => one.video?.code === code);
  if (!data && !failed) return null;
  if (!entry) return <CalendarLink page={`/watch/${code}`} size="small" />;
  return (
    <>
      <ReminderButton entryId={entry.id} title={entry.title} look="words" size="small" />
      <CalendarLink page={`/schedule/${entry.code}`} size="small" />
    </>
  );
};

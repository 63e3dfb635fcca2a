interface Event {
  title: string;
  startsAt: string;
  endsAt: string;
}

/** Formats a moment as calendars write it: `20261123T180000Z`. */
const compact = (iso: string): string => new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Returns the address at which Google Calendar offers to add a programme. */
export const googleCalendarAddress = ({ title, startsAt, endsAt }: Event, url: string): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
    details: url,
  }).toString()}`;

import type { PictureFragment } from '../../../shared/catalogue/picture.fragment.generated';
import type { ReminderSubject } from '../../../shared/reminder/reminder-subject';
import type { OnAirQuery } from './on-air.query.generated';

type Channel = NonNullable<OnAirQuery['channel']>;
type Entry = NonNullable<Channel['schedule']>['nodes'][number];

/** One programme of a channel, from its schedule or from its live events. */
export interface Programme {
  key: string;
  /** Entry of the schedule, for reminders; null when it has none. */
  entry: (ReminderSubject & { title: string }) | null;
  title: string;
  language: 'EN' | 'AR';
  picture: PictureFragment | null;
  startsAt: string | null;
  /** Null when it is open. */
  endsAt: string | null;
  live: boolean;
  /** Code of its video; null when it has none. */
  videoCode: string | null;
}

export interface Programmes {
  now: Programme | null;
  /** Those that follow, earliest first. */
  next: readonly Programme[];
}

const MOST = 3;
/** In milliseconds. An event that goes on for days has no end that helps anybody this evening. */
const DAY_MS = 24 * 60 * 60 * 1000;

const ofEntry = ({ id, title, language, startsAt, endsAt, live, thumbnail, video }: Entry): Programme => ({
  key: id,
  entry: { id, title, startsAt, video },
  title,
  language,
  picture: thumbnail ?? video?.thumbnail ?? null,
  startsAt,
  endsAt,
  live,
  videoCode: video?.code ?? null,
});

/** Returns what a channel shows at `now`, live events first, and what it shows next. */
export const programmesAt = ({ liveNow, schedule }: Channel, now: number): Programmes => {
  const entries = schedule?.nodes ?? [];
  const running = entries.filter(
    ({ startsAt, endsAt }) => Date.parse(startsAt) <= now && now < Date.parse(endsAt),
  );
  const [event] = (liveNow ?? []).filter(({ endsAt }) => endsAt === null || now < Date.parse(endsAt));
  const announced = event && running.find(({ video }) => video?.code === event.code);
  const [first] = running;
  const far = event?.endsAt && Date.parse(event.endsAt) - now > DAY_MS;
  const live: Programme | null = event
    ? {
        key: event.code,
        entry: null,
        title: event.title,
        language: event.language,
        picture: event.thumbnail,
        startsAt: event.startsAt,
        endsAt: announced?.endsAt ?? (far ? null : event.endsAt),
        live: true,
        videoCode: event.code,
      }
    : null;
  return {
    now: live ?? (first ? ofEntry(first) : null),
    next: entries
      .filter(({ startsAt, video }) => now < Date.parse(startsAt) && !(event && video?.code === event.code))
      .slice(0, MOST)
      .map(ofEntry),
  };
};

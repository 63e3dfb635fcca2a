import { askGraph } from './graph';

interface VideoRow {
  code: string;
  kind: string;
  live: boolean;
  liveState: 'UPCOMING' | 'LIVE' | 'ENDED' | null;
  premium: boolean;
  /** ISO 8601. */
  publishedAt: string;
  durationSeconds: number | null;
  episodeNumber: number | null;
  chapters: { startSeconds: number }[];
  show: { slug: string } | null;
}

/** Records of the running product that the tests visit, selected by properties, not by name. */
export interface Catalogue {
  channelSlug: string;
  /** A page of text. */
  textSlug: string;
  /** An original, which has two addresses. */
  showSlug: string;
  sportSlug: string;
  /** A programme of the schedule that has not begun. */
  programme: string;
  /** A recording that is free for everyone. Its film may last a few seconds. */
  free: string;
  /** A free episode of a show that lasts minutes, before another free one. */
  episode: string;
  /** A free recording with chapters, which lasts minutes. */
  chaptered: { code: string; starts: number[] };
  /** A recording for subscribers. */
  premium: string;
  /** A live event that a free account can watch. */
  onAir: string;
  /** An event that has not started. */
  upcoming: string;
  /** An event that has ended and has no recording yet. */
  ended: string;
}

const QUERY = /* GraphQL */ `
  query Catalogue($after: String, $from: DateTime!, $to: DateTime!) {
    schedule(from: $from, to: $to, first: 50) {
      nodes {
        code
        startsAt
      }
    }
    channels(first: 1) {
      nodes {
        slug
      }
    }
    pages(first: 1) {
      nodes {
        slug
      }
    }
    sports(first: 1) {
      nodes {
        slug
      }
    }
    shows(first: 1, filter: { area: ORIGINAL }) {
      nodes {
        slug
      }
    }
    videos(first: 50, after: $after) {
      nodes {
        code
        kind
        live
        liveState
        premium
        publishedAt
        durationSeconds
        episodeNumber
        chapters {
          startSeconds
        }
        show {
          slug
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

interface Answer {
  schedule: { nodes: { code: string; startsAt: string }[] };
  channels: { nodes: { slug: string }[] };
  pages: { nodes: { slug: string }[] };
  shows: { nodes: { slug: string }[] };
  sports: { nodes: { slug: string }[] };
  videos: { nodes: VideoRow[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

const HOUR_MS = 60 * 60 * 1000;
const TWO_DAYS_MS = 2 * 24 * HOUR_MS;
/** Films of the seeds last a few seconds or some minutes. */
const MINUTES = 120;

const found = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`the seeds hold no ${what}`);
  return value;
};

export const readCatalogue = async (): Promise<Catalogue> => {
  const videos: VideoRow[] = [];
  let after: string | null = null;
  let answer: Answer;
  const from = new Date();
  const to = new Date(from.getTime() + TWO_DAYS_MS);
  do {
    answer = (await askGraph<Answer>(QUERY, { after, from: from.toISOString(), to: to.toISOString() })).data;
    videos.push(...answer.videos.nodes);
    after = answer.videos.pageInfo.endCursor;
  } while (answer.videos.pageInfo.hasNextPage);
  const code = (what: string, fits: (video: VideoRow) => boolean): string =>
    found(videos.find(fits), what).code;
  // Other tests publish a video and delete it.
  const recordings = videos.filter(
    ({ live, publishedAt }) => !live && Date.parse(publishedAt) < from.getTime() - HOUR_MS,
  );
  const recording = (what: string, fits: (video: VideoRow) => boolean): VideoRow =>
    found(recordings.find(fits), what);
  const isFreeOfMinutes = ({ premium, durationSeconds }: VideoRow): boolean =>
    !premium && (durationSeconds ?? 0) >= MINUTES;
  const chaptered = recording(
    'free recording of minutes with chapters',
    (video) => isFreeOfMinutes(video) && video.chapters.length > 1,
  );
  const isFollowedByFree = ({ show, episodeNumber }: VideoRow): boolean =>
    recordings.some(
      (other) =>
        !other.premium && other.show?.slug === show?.slug && other.episodeNumber === (episodeNumber ?? 0) + 1,
    );
  return {
    channelSlug: found(answer.channels.nodes[0], 'channel').slug,
    textSlug: found(answer.pages.nodes[0], 'page of text').slug,
    showSlug: found(answer.shows.nodes[0], 'show').slug,
    sportSlug: found(answer.sports.nodes[0], 'sport').slug,
    programme: found(
      answer.schedule.nodes.findLast(({ startsAt }) => Date.parse(startsAt) > from.getTime()),
      'programme',
    ).code,
    free: recording('free recording', ({ premium }) => !premium).code,
    episode: recording(
      'free episode of minutes before a free one',
      (video) => video.kind === 'EPISODE' && isFreeOfMinutes(video) && isFollowedByFree(video),
    ).code,
    chaptered: { code: chaptered.code, starts: chaptered.chapters.map(({ startSeconds }) => startSeconds) },
    premium: recording('premium recording', ({ premium }) => premium).code,
    onAir: code('free event on air', (video) => video.liveState === 'LIVE' && !video.premium),
    upcoming: code('upcoming event', (video) => video.liveState === 'UPCOMING'),
    ended: code('event that is over', ({ liveState }) => liveState === 'ENDED'),
  };
};

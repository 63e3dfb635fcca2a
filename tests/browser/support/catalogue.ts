import { askGraph } from './graph';

interface VideoRow {
  code: string;
  kind: string;
  live: boolean;
  liveState: 'UPCOMING' | 'LIVE' | 'ENDED' | null;
  premium: boolean;
  show: { slug: string } | null;
}

/** Records of the running product that the tests visit, selected by properties, not by name. */
export interface Catalogue {
  channelSlug: string;
  /** A page of text. */
  textSlug: string;
  /** An original, which has two addresses. */
  showSlug: string;
  /** A recording that is free for everyone. */
  free: string;
  /** A free recording that is an episode of a show. */
  episode: string;
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
  query Catalogue($after: String) {
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
  channels: { nodes: { slug: string }[] };
  pages: { nodes: { slug: string }[] };
  shows: { nodes: { slug: string }[] };
  videos: { nodes: VideoRow[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

const found = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`the seeds hold no ${what}`);
  return value;
};

export const readCatalogue = async (): Promise<Catalogue> => {
  const videos: VideoRow[] = [];
  let after: string | null = null;
  let answer: Answer;
  do {
    answer = (await askGraph<Answer>(QUERY, { after })).data;
    videos.push(...answer.videos.nodes);
    after = answer.videos.pageInfo.endCursor;
  } while (answer.videos.pageInfo.hasNextPage);
  const code = (what: string, fits: (video: VideoRow) => boolean): string =>
    found(videos.find(fits), what).code;
  return {
    channelSlug: found(answer.channels.nodes[0], 'channel').slug,
    textSlug: found(answer.pages.nodes[0], 'page of text').slug,
    showSlug: found(answer.shows.nodes[0], 'show').slug,
    free: code('free recording', (video) => !video.live && !video.premium),
    episode: code('free episode', ({ kind, live, premium }) => kind === 'EPISODE' && !live && !premium),
    premium: code('premium recording', (video) => !video.live && video.premium),
    onAir: code('free event on air', (video) => video.liveState === 'LIVE' && !video.premium),
    upcoming: code('upcoming event', (video) => video.liveState === 'UPCOMING'),
    ended: code('event that is over', ({ liveState }) => liveState === 'ENDED'),
  };
};

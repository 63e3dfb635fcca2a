import type { APIRequestContext } from '@playwright/test';

import { askGraph } from '../browser/support/graph';
import { play, SEEDED_VIEWERS, signIn } from '../browser/support/viewer';

/** What players are given. The sound alone is the film's. */
export const STREAMS = ['film', 'sound', 'live', 'channel'] as const;
export type StreamKind = (typeof STREAMS)[number];

/** Films of the seeds last eight seconds or some minutes. */
const SHORT_SECONDS = 60;

interface Video {
  code: string;
  live: boolean;
  liveState: string | null;
  durationSeconds: number | null;
  linearChannel: { slug: string } | null;
}

interface Page {
  nodes: Video[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const VIDEOS = /* GraphQL */ `
  query Videos($after: String) {
    videos(first: 50, after: $after) {
      nodes {
        code
        live
        liveState
        durationSeconds
        linearChannel {
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

const readVideos = async (): Promise<Video[]> => {
  const videos: Video[] = [];
  let after: string | null = null;
  for (let more = true; more;) {
    const { data }: { data: { videos: Page } } = await askGraph<{ videos: Page }>(VIDEOS, { after });
    videos.push(...data.videos.nodes);
    ({ hasNextPage: more, endCursor: after } = data.videos.pageInfo);
  }
  return videos;
};

const isShortFilm = ({ live, durationSeconds }: Video): boolean =>
  !live && (durationSeconds ?? Infinity) < SHORT_SECONDS;

const FITS: Record<StreamKind, (video: Video) => boolean> = {
  film: isShortFilm,
  sound: isShortFilm,
  live: ({ liveState, linearChannel }) => liveState === 'LIVE' && linearChannel === null,
  channel: ({ linearChannel }) => linearChannel !== null,
};

/** Returns the address of a stream as a subscriber gets it. */
export const streamAddress = async (
  request: APIRequestContext,
  baseURL: string | undefined,
  kind: StreamKind,
): Promise<string> => {
  const bearer = await signIn(request, SEEDED_VIEWERS.withAds);
  for (const { code } of (await readVideos()).filter(FITS[kind])) {
    const url = (await play(request, code, bearer)).data.video?.playback?.stream?.url;
    if (url === undefined) continue;
    const address = new URL(url, baseURL).href;
    return kind === 'sound' ? address.replace(/master(?=\.m3u8$)/, 'audio') : address;
  }
  throw new Error(`The seeds hold no ${kind}.`);
};

import type { VideoCardFragment } from '../../../../shared/catalogue/video-card.fragment.generated';
import { findNextVideo } from './find-next-video';

const card = (code: string, changes: Partial<VideoCardFragment> = {}): VideoCardFragment => ({
  __typename: 'Video',
  code,
  title: code,
  language: 'EN',
  kind: 'EPISODE',
  live: false,
  liveState: null,
  premium: false,
  startsAt: null,
  endsAt: null,
  publishedAt: '2026-11-01T00:00:00.000Z',
  durationSeconds: 600,
  episodeNumber: null,
  thumbnail: null,
  portrait: null,
  show: null,
  ...changes,
});

const video = (
  episodeNumber: number | null,
  ofShow: VideoCardFragment[],
  ofChannel: VideoCardFragment[] = [],
): Parameters<typeof findNextVideo>[0] => ({
  ...card('here', { episodeNumber }),
  description: '',
  recorded: true,
  views: null,
  commentCount: null,
  show: {
    __typename: 'Show',
    slug: 's',
    title: 'S',
    language: 'EN',
    videos: { __typename: 'VideoConnection', nodes: ofShow },
  },
  channel: {
    __typename: 'Channel',
    slug: 'c',
    name: 'C',
    language: 'EN',
    videos: { __typename: 'VideoConnection', nodes: ofChannel },
  },
});

test('after an episode comes the next one, whatever the order of the list', () => {
  const episodes = [3, 1, 2].map((number) => card(`e${number}`, { episodeNumber: number }));
  expect(findNextVideo(video(1, episodes))?.code).toBe('e2');
  expect(findNextVideo(video(2, episodes))?.code).toBe('e3');
});

test('after the last episode comes something else that goes with it, a short only if there is nothing longer', () => {
  const short = card('short', { kind: 'SHORT' });
  expect(findNextVideo(video(3, [card('e1', { episodeNumber: 1 })], [short]))?.code).toBe('e1');
  expect(findNextVideo(video(null, [short], [card('clip', { kind: 'CLIP' })]))?.code).toBe('clip');
  expect(findNextVideo(video(null, [short]))?.code).toBe('short');
});

test('an event that is not on air never comes by itself, and sometimes nothing does', () => {
  const soon = card('soon', { live: true, liveState: 'UPCOMING' });
  const over = card('over', { live: true, liveState: 'ENDED' });
  const now = card('now', { live: true, liveState: 'LIVE' });
  expect(findNextVideo(video(null, [soon, over, now]))?.code).toBe('now');
  expect(findNextVideo(video(null, [soon, over]))).toBeNull();
});

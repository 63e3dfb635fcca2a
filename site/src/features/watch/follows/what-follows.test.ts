import { videoCard } from '../../../../testing/catalogue';
import type { VideoCardFragment } from '../../../shared/catalogue/video-card.fragment.generated';
import { markJustSeen, readJustSeen } from './just-seen';
import { whatFollows } from './what-follows';

const SHOW = { __typename: 'Show' as const, slug: 's', title: 'S', language: 'EN' as const };
const episode = (number: number, changes: Partial<VideoCardFragment> = {}) =>
  videoCard(`e${number}`, { kind: 'EPISODE', episodeNumber: number, show: SHOW, ...changes });
const clip = (code: string, changes: Partial<VideoCardFragment> = {}) =>
  videoCard(code, { kind: 'CLIP', show: null, ...changes });

interface Parts {
  season?: VideoCardFragment[];
  next?: VideoCardFragment | null;
  related?: VideoCardFragment[];
  channel?: VideoCardFragment[];
}

const follows = (
  video: VideoCardFragment,
  { season = [], next = null, related = [], channel = [] }: Parts,
  ...seen: string[]
) =>
  whatFollows(
    {
      ...video,
      description: '',
      recorded: true,
      chapters: [],
      views: null,
      commentCount: null,
      linearChannel: null,
      seasonEpisodes: season,
      next,
      related: { __typename: 'VideoConnection', nodes: related },
      channel: {
        __typename: 'Channel',
        slug: 'c',
        name: 'C',
        language: 'EN',
        light: null,
        icon: null,
        videos: { __typename: 'VideoConnection', nodes: channel },
      },
    },
    new Set(seen),
  );
const codes = (videos: readonly VideoCardFragment[]) => videos.map(({ code }) => code);

const SEASON = [1, 2, 3].map((number) => episode(number));

test('after an episode comes the next of its season, and after that what is no episode of the show', () => {
  const { season, after, next } = follows(episode(2), {
    season: SEASON,
    next: episode(3),
    related: [episode(3), episode(1), clip('clip1')],
    channel: [episode(1), clip('clip2')],
  });
  expect(codes(season)).toEqual(['e1', 'e2', 'e3']);
  expect(next?.code).toBe('e3');
  expect(codes(after)).toEqual(['clip1', 'clip2']);
});

test('after the last of a season comes the next season, and after the last of all nothing of the show', () => {
  const second = episode(21);
  const parts = { season: SEASON, related: [second, episode(2)], channel: [clip('clip1')] };
  const between = follows(episode(3), { ...parts, next: second });
  expect([between.next?.code, ...codes(between.after)]).toEqual(['e21', 'e21', 'clip1']);
  expect(follows(episode(3), { ...parts, next: clip('clip1') }).next?.code).toBe('clip1');
});

test('what was just seen does not come again, but an order is kept also when the season is watched again', () => {
  const near = { next: clip('one'), related: [clip('two')], channel: [clip('one'), clip('three')] };
  expect(codes(follows(clip('here'), near, 'one', 'two').after)).toEqual(['three']);
  expect(follows(clip('here'), near, 'one', 'two', 'three').next).toBeNull();
  expect(follows(episode(1), { season: SEASON, next: episode(2) }, 'e2', 'e3').next?.code).toBe('e2');
});

test('through an evening on one channel no video comes twice', () => {
  const videos = ['a', 'b', 'c', 'd'].map((code) => clip(code));
  const seen: string[] = [];
  // The graph answers with the newest other one, whatever was seen.
  for (let at: VideoCardFragment | null = clip('a'); at;) {
    seen.push(at.code);
    const others = videos.filter(({ code }) => code !== at?.code);
    at = follows(at, { next: others[0] ?? null, channel: others }, ...seen).next;
  }
  expect(seen).toEqual(['a', 'b', 'c', 'd']);
});

test('shorts follow shorts, and an event comes by itself only while it is on air', () => {
  const short = clip('short', { kind: 'SHORT' });
  const soon = clip('soon', { live: true, liveState: 'UPCOMING' });
  const now = clip('now', { live: true, liveState: 'LIVE' });
  expect(follows(clip('here'), { related: [short] }).next).toBeNull();
  expect(follows(clip('here', { kind: 'SHORT' }), { related: [clip('long'), short] }).next?.code).toBe(
    'short',
  );
  const { after, next } = follows(clip('here'), { related: [soon, now] });
  expect(codes(after)).toEqual(['soon', 'now']);
  expect(next?.code).toBe('now');
});

test('the tab remembers what it played, each once', () => {
  for (const code of ['one', 'two', 'one']) markJustSeen(code);
  expect([...readJustSeen()]).toEqual(['one', 'two']);
  sessionStorage.setItem('sahra.seen', '{');
  expect(readJustSeen().size).toBe(0);
});

import { videoCard } from '../../../../testing/catalogue';
import type { VideoCardFragment } from '../../../shared/catalogue/video-card.fragment.generated';
import { continueItems } from './continue-items';
import type { Watched } from './continue-items';

const SHOW = { __typename: 'Show' as const, slug: 'house', title: 'House', language: 'EN' as const };
const watched = (
  code: string,
  changes: Partial<Watched> = {},
  next: VideoCardFragment | null = null,
): Watched => ({
  state: 'STARTED',
  positionSeconds: 300,
  durationSeconds: 600,
  watchedAt: '2026-11-23T18:00:00.000Z',
  video: { ...videoCard(code), id: code, show: null, nextEpisode: next },
  ...changes,
});
const episode = (number: number, state: Watched['state']): Watched => {
  const one = watched(`e${number}`, { state }, videoCard(`e${number + 1}`));
  return { ...one, video: { ...one.video, kind: 'EPISODE', show: SHOW } };
};
const codes = (...history: Watched[]) => continueItems(history).map(({ video }) => video.code);

test('begun videos are continued, what hardly began and what is finished is not', () => {
  expect(
    codes(watched('a'), watched('b', { state: 'FINISHED' }), watched('c', { state: 'NEW' }), watched('d')),
  ).toEqual(['a', 'd']);
});

test('a show is there once, with the episode that was watched last', () => {
  expect(codes(episode(3, 'STARTED'), watched('film'), episode(1, 'STARTED'))).toEqual(['e3', 'film']);
});

test('after a finished episode the next one takes its place, with its own position', () => {
  const [first] = continueItems([episode(2, 'FINISHED')]);
  expect([first?.video.code, first?.progress]).toEqual(['e3', null]);
  const [begun] = continueItems([episode(2, 'FINISHED'), episode(3, 'STARTED')]);
  expect([begun?.video.code, begun?.progress?.positionSeconds]).toEqual(['e3', 300]);
  expect(codes(episode(2, 'FINISHED'), episode(3, 'FINISHED'))).toEqual([]);
});

test('nothing follows the last episode, and an event that has not begun is no next episode', () => {
  const last = episode(9, 'FINISHED');
  expect(codes({ ...last, video: { ...last.video, nextEpisode: null } })).toEqual([]);
  const soon = { ...videoCard('soon'), live: true, liveState: 'UPCOMING' as const };
  expect(codes({ ...last, video: { ...last.video, nextEpisode: soon } })).toEqual([]);
});

test('an entry names all that was watched of its show, and the row ends after twelve', () => {
  const [item] = continueItems([episode(3, 'STARTED'), episode(2, 'FINISHED')]);
  expect(item?.watched.map(({ video }) => video.code)).toEqual(['e3', 'e2']);
  expect(codes(...Array.from({ length: 14 }, (_, index) => watched(`v${index}`)))).toHaveLength(12);
});

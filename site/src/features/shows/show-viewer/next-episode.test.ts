/** @jest-environment node */
import { nextEpisode } from './next-episode';
import type { ViewerEpisode } from './next-episode';

type State = 'NEW' | 'STARTED' | 'FINISHED';

const episode = (number: number, state?: State, watchedOn = 1): ViewerEpisode => ({
  __typename: 'Video',
  code: `e${number}`,
  episodeNumber: number,
  seasonNumber: 1,
  viewerProgress: state
    ? {
        __typename: 'Progress',
        state,
        positionSeconds: 60,
        durationSeconds: 600,
        watchedAt: `2026-11-0${watchedOn}T20:00:00.000Z`,
      }
    : null,
});

test('who has watched nothing, or only looked in, has no place yet', () => {
  expect(nextEpisode([])).toBeNull();
  expect(nextEpisode([episode(1), episode(2, 'NEW')])).toBeNull();
});

test('it goes on with what was watched last, not with the first that is unfinished', () => {
  const episodes = [episode(1, 'STARTED', 1), episode(2), episode(3, 'STARTED', 4)];
  expect(nextEpisode(episodes)).toMatchObject({ code: 'e3', reason: 'continue' });
});

test('after a finished episode comes the next one, from where it was left if it was begun', () => {
  expect(nextEpisode([episode(1, 'FINISHED'), episode(2)])).toMatchObject({ code: 'e2', reason: 'next' });
  expect(nextEpisode([episode(1, 'FINISHED', 3), episode(2, 'STARTED', 2)])).toMatchObject({
    code: 'e2',
    reason: 'continue',
  });
});

test('after the last one it begins again', () => {
  expect(nextEpisode([episode(1, 'FINISHED', 1), episode(2, 'FINISHED', 2)])).toMatchObject({
    code: 'e1',
    reason: 'again',
  });
});

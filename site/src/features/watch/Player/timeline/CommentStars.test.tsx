import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeGraph } from '../../../../../testing/graph';
import { renderInPage } from '../../../../../testing/page';
import { openPlayer } from '../../../../shared/playback/open-player';
import { CommentStars } from './CommentStars';
import { wantedMinute } from '../../../../shared/playback/wanted-minute';

afterEach(() => act(() => openPlayer.set(null)));

test.each([
  ['en', '2 comments at 1:23'],
  ['ar', 'تعليقان عند 1:23'],
] as const)('in %s a star says what is there, and asks the list to begin there', async (locale, name) => {
  const video = document.createElement('video');
  openPlayer.set({ code: 'abc123', video, live: false, storyboard: null, playFrom: () => undefined });
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  const moments = [{ __typename: 'CommentMoment', positionSeconds: 83, commentCount: 2 }];
  fakeGraph({ CommentMoments: { video: { __typename: 'Video', commentMoments: moments } } });
  renderInPage(
    <>
      <CommentStars seconds={600} />
      <section id="comments" />
    </>,
    locale,
  );
  const star = await screen.findByRole('button');
  expect(star.getAttribute('aria-label')?.replace(/[\u2066-\u2069]/g, '')).toBe(name);
  await userEvent.click(star);
  expect(wantedMinute.get()).toEqual({ code: 'abc123', second: 83 });
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('nothing is asked while no player is open', () => {
  const log = fakeGraph({});
  renderInPage(<CommentStars seconds={600} />);
  expect([log, screen.queryAllByRole('button')]).toEqual([[], []]);
});

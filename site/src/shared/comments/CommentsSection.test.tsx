import { act, screen } from '@testing-library/react';
import { useState } from 'react';

import { commentsPage } from '../../../testing/comments';
import { fakeGraph } from '../../../testing/graph';
import { renderInPage } from '../../../testing/page';
import { CommentsSection } from './CommentsSection';

const VIDEO = {
  __typename: 'Video' as const,
  code: 'abc123',
  title: 'Harbour Cup',
  description: 'A match.',
  language: 'EN' as const,
  kind: 'MATCH' as const,
  live: false,
  liveState: null,
  recorded: true,
  premium: false,
  startsAt: null,
  endsAt: null,
  durationSeconds: 600,
  chapters: [],
  episodeNumber: null,
  publishedAt: '2026-11-20T00:00:00.000Z',
  views: null,
  commentCount: 12,
  linearChannel: null,
  thumbnail: null,
  show: null,
  seasonEpisodes: [],
  next: null,
  related: null,
  channel: null,
};

const Section = () => {
  const [count, setCount] = useState(12);
  return <CommentsSection video={VIDEO} builtPaths={[]} count={count} onCount={setCount} panel={{}} />;
};

test('its heading counts at once; the comments come when they are near', async () => {
  let approach: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  class Observer {
    constructor(observed: typeof approach) {
      approach = observed;
    }
    observe = (): void => undefined;
    disconnect = (): void => undefined;
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => run(),
    matchMedia: () => ({ matches: false }),
  });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  const log = fakeGraph({ Comments: commentsPage([]), NewestComments: { video: null } });
  renderInPage(<Section />, 'ar');
  expect(screen.getByRole('heading', { name: '12 تعليقًا' })).toBeInTheDocument();
  expect(log).toEqual([]);
  act(() => approach([{ isIntersecting: true }]));
  expect(await screen.findByText('المقعد الأول بانتظارك')).toBeInTheDocument();
  expect(log[0]?.variables).toEqual({ code: 'abc123', first: 5, orderBy: 'NEWEST' });
  expect(await screen.findByRole('heading', { name: 'التعليقات' })).toBeInTheDocument();
});

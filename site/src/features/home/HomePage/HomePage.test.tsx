import { act, screen } from '@testing-library/react';

import { showCard, showHero, videoCard } from '../../../../testing/catalogue';
import { createAccessToken, fakeGraph, ofViewer, session } from '../../../../testing/graph';
import { pageContext, renderInPage } from '../../../../testing/page';
import { clearSession } from '../../../shared/auth/clear-session';
import { startSession } from '../../../shared/auth/start-session';
import { setContinueMark } from '../../../shared/progress/continue-mark';
import { HomePage } from './HomePage';
import type { HomePageQuery } from './home-page.query.generated';

const row = (key: string) => ({
  __typename: 'ContentRow' as const,
  ...{ key, title: `Row ${key}`, shape: 'POSTER' as const, path: null, items: [showCard(key)] },
});
const BUILT: HomePageQuery = {
  contentVersion: 1,
  metaTags: null,
  page: { __typename: 'HomePage', featured: [showHero('oud')], rows: [row('one'), row('two')] },
  schedule: null,
};
const BEGUN = ofViewer({
  watchHistory: {
    __typename: 'WatchHistoryConnection',
    edges: [
      {
        __typename: 'WatchHistoryEdge',
        progress: {
          ...{ __typename: 'Progress', positionSeconds: 300, durationSeconds: 600, state: 'STARTED' },
          watchedAt: '2026-11-23T18:30:00.000Z',
        },
        node: { ...videoCard('begun'), nextEpisode: null },
      },
    ],
  },
});

beforeEach(() => {
  localStorage.clear();
  Object.assign(window, {
    matchMedia: () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
});
afterEach(() => {
  act(clearSession);
  Reflect.deleteProperty(window, 'matchMedia');
});

test('what the viewer can continue stands second: after the hero, before the rows of the editors', async () => {
  startSession(session(createAccessToken(600)) as never);
  setContinueMark(true);
  fakeGraph({ ContinueWatching: BEGUN, HomePage: BUILT });
  renderInPage(<HomePage built={BUILT} chrome={pageContext().chrome} />);
  const own = await screen.findByRole('heading', { name: 'Continue watching' });
  const hero = screen.getAllByText('Show oud')[0];
  const rows = screen.getAllByRole('heading', { level: 2, name: /^Row / });
  const order = [hero, own, ...rows];
  expect(order.map((part) => part?.textContent)).toEqual([
    'Show oud',
    'Continue watching',
    'Row one',
    'Row two',
  ]);
  for (const [at, part] of order.entries()) {
    const next = order[at + 1];
    if (part && next) expect(part.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

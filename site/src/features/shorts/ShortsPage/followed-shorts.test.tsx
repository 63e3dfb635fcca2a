import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { createAccessToken, fakeGraph, ofViewer, session } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { clearSession } from '../../../shared/auth/clear-session';
import { startSession } from '../../../shared/auth/start-session';
import type { ShortFragment } from '../short.fragment.generated';
import { ShortsPage } from './ShortsPage';
import type { Visit } from './use-shorts';

const short = (code: string): ShortFragment => ({
  __typename: 'Video',
  id: `id-${code}`,
  code,
  title: `Title ${code}`,
  description: '',
  language: 'EN',
  kind: 'SHORT',
  premium: false,
  thumbnail: null,
  show: null,
  channel: null,
});
const list = (codes: readonly string[]) => ({
  __typename: 'VideoConnection' as const,
  nodes: codes.map(short),
  pageInfo: { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null },
});
/** Makes a session that of another viewer. */
const OTHER = { id: 'viewer-2' };
const built = { contentVersion: 1, metaTags: null, shorts: list(['a', 'b']) };
let visit: (next: Visit) => void;
const Site = () => {
  const [now, setNow] = useState<Visit>({ search: '' });
  visit = setNow;
  return <ShortsPage built={built} builtPaths={[]} visit={now} />;
};
const render = () => renderInPage(<Site />);
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => {
  class Observer {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  }
  Object.assign(globalThis, {
    IntersectionObserver: Observer,
    matchMedia: () => ({ matches: true, addEventListener: () => undefined }),
  });
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => act(clearSession));

test('a viewer goes to the shorts of the followed channels, and back', async () => {
  startSession(session(createAccessToken(600)) as never);
  const log = fakeGraph({ FollowedShorts: ofViewer({ followedShorts: list(['b', 'c']) }) });
  render();
  expect(log).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Following' }));
  expect(await screen.findByText('Title c')).toBeInTheDocument();
  expect(titles()).toEqual(['Title b', 'Title c']);
  await userEvent.click(screen.getByRole('button', { name: 'For you' }));
  expect(titles()).toEqual(['Title a', 'Title b']);
});

test('a short that is chosen elsewhere is shown among all of them', async () => {
  startSession(session(createAccessToken(600)) as never);
  const chosen = { siteSettings: null, video: short('old23456') };
  fakeGraph({ FollowedShorts: ofViewer({ followedShorts: list(['c']) }), Short: chosen });
  render();
  await userEvent.click(screen.getByRole('button', { name: 'Following' }));
  expect(await screen.findByRole('heading', { name: 'Title c' })).toBeInTheDocument();
  act(() => visit({ search: '?c=old23456', key: '2' }));
  await waitFor(() => expect(titles()).toEqual(['Title old23456', 'Title a', 'Title b']));
});

test('without followed channels it says so, with the way to the channels', async () => {
  startSession(session(createAccessToken(600)) as never);
  fakeGraph({ FollowedShorts: ofViewer({ followedShorts: list([]) }) });
  render();
  await userEvent.click(screen.getByRole('button', { name: 'Following' }));
  expect(await screen.findByText('Nothing from your channels yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the channels' })).toHaveAttribute('href', '/en/channels-list');
});

test('a failure says so and is asked again', async () => {
  startSession(session(createAccessToken(600)) as never);
  let isAway = true;
  fakeGraph({
    FollowedShorts: () => (isAway ? 'unreachable' : ofViewer({ followedShorts: list(['c']) })),
  });
  render();
  await userEvent.click(screen.getByRole('button', { name: 'Following' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  isAway = false;
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Title c' })).toBeInTheDocument();
});

test('another viewer of the tab sees none of them, also when a response comes late', async () => {
  startSession(session(createAccessToken(600)) as never);
  let answer = (): void => undefined;
  const first = new Promise<ReturnType<typeof ofViewer>>((resolve) => {
    answer = () => resolve(ofViewer({ followedShorts: list(['c']) }));
  });
  const replies = [first];
  const log = fakeGraph({
    FollowedShorts: () => replies.shift() ?? ofViewer({ followedShorts: list(['d']) }),
  });
  render();
  await userEvent.click(screen.getByRole('button', { name: 'Following' }));
  await waitFor(() => expect(log.map(({ name }) => name)).toContain('FollowedShorts'));
  act(() => startSession(session(createAccessToken(600, 'b'), OTHER) as never));
  expect(await screen.findByRole('heading', { name: 'Title d' })).toBeInTheDocument();
  await act(async () => answer());
  expect(titles()).toEqual(['Title d']);
});

test('what one viewer follows is not shown to the next', async () => {
  startSession(session(createAccessToken(600)) as never);
  const replies = [list(['c'])];
  fakeGraph({ FollowedShorts: () => ofViewer({ followedShorts: replies.shift() ?? list(['d']) }) });
  render();
  await userEvent.click(screen.getByRole('button', { name: 'Following' }));
  expect(await screen.findByRole('heading', { name: 'Title c' })).toBeInTheDocument();
  act(clearSession);
  act(() => startSession(session(createAccessToken(600, 'b'), OTHER) as never));
  expect(await screen.findByRole('heading', { name: 'Title d' })).toBeInTheDocument();
  expect(titles()).toEqual(['Title d']);
});

test('visitors have no choice', () => {
  fakeGraph({});
  render();
  expect(screen.queryByRole('group', { name: 'Which shorts' })).not.toBeInTheDocument();
});

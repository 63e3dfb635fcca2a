import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';

import { fakeGraph } from '../../../../testing/graph';
import { fakeMedia, PLAYBACK } from '../../../../testing/player';
import { renderInPage } from '../../../../testing/page';
import { contentVersion } from '../../../shared/content/content-state';
import { toasts } from '../../../shared/messages/toasts';
import type { ShortFragment } from '../short.fragment.generated';
import { ShortsPage } from './ShortsPage';
import type { ShortsPageQuery } from './shorts-page.query.generated';
import type { Visit } from './use-shorts';

const short = (code: string): ShortFragment => ({
  __typename: 'Video',
  id: `id-${code}`,
  code,
  title: `Title ${code}`,
  description: `What happens in ${code}`,
  language: 'EN',
  kind: 'SHORT',
  premium: false,
  thumbnail: null,
  show: null,
  channel: null,
});

const list = (codes: readonly string[], endCursor: string | null = null) => ({
  __typename: 'VideoConnection' as const,
  nodes: codes.map(short),
  pageInfo: { __typename: 'PageInfo' as const, hasNextPage: endCursor !== null, endCursor },
});

const page = (codes: readonly string[], endCursor: string | null = null): ShortsPageQuery => ({
  contentVersion: 1,
  metaTags: null,
  shorts: list(codes, endCursor),
});

/** Visit without a code. */
const VISIT: Visit = { search: '', key: 'initial' };

type Told = (entries: { isIntersecting: boolean; target: Element }[]) => void;
let observers: Told[];
let scrolled: number;

beforeEach(() => {
  // jsdom has no layout: the test says what is in view, and counts the scrolling.
  class Observer {
    constructor(told: Told) {
      observers.push(told);
    }
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  }
  observers = [];
  scrolled = 0;
  Object.assign(globalThis, {
    IntersectionObserver: Observer,
    // The viewer wants no motion, so nothing plays by itself.
    matchMedia: () => ({ matches: true, addEventListener: () => undefined }),
  });
  Element.prototype.scrollTo = () => {
    scrolled += 1;
  };
  window.history.replaceState(null, '', '/en/shorts');
});
afterEach(() =>
  act(() => {
    toasts.set([]);
    contentVersion.set(null);
  }),
);

const slides = (): HTMLElement[] => screen.getAllByRole('article', { hidden: true });
const see = (code: string): void => {
  const target = document.querySelector(`[data-short="${code}"]`);
  if (!target) throw new Error(`no short ${code}`);
  act(() => observers.forEach((tell) => tell([{ isIntersecting: true, target }])));
};

test('one short is in use at a time, and the address follows it', () => {
  renderInPage(<ShortsPage built={page(['one23456', 'two23456'])} builtPaths={[]} visit={VISIT} />);
  const [one, two] = slides();
  expect(one).not.toHaveAttribute('inert');
  expect(two).toHaveAttribute('inert');
  see('two23456');
  expect(one).toHaveAttribute('inert');
  expect(window.location.search).toBe('?c=two23456');
  expect(screen.getByRole('status')).toHaveTextContent('Title two23456');
});

test('opens at the short of the address, also at one that is not among the newest', async () => {
  const log = fakeGraph({ Short: { siteSettings: null, video: short('old23456') } });
  renderInPage(
    <ShortsPage built={page(['one23456', 'two23456'])} builtPaths={[]} visit={{ search: '?c=old23456' }} />,
  );
  await waitFor(() => expect(slides()[0]).toHaveAttribute('data-short', 'old23456'));
  expect(log.map(({ variables }) => variables)).toEqual([{ code: 'old23456' }]);
  expect(slides()[0]).not.toHaveAttribute('inert');
});

test('says that a short is gone and shows the others', async () => {
  fakeGraph({ Short: { siteSettings: null, video: null } });
  renderInPage(<ShortsPage built={page(['one23456'])} builtPaths={[]} visit={{ search: '?c=gone2345' }} />);
  await waitFor(() => expect(toasts.get()).toMatchObject([{ kind: 'failed' }]));
  expect(toasts.get()[0]?.text).toMatch(/no longer here/);
  expect(slides()[0]).toHaveAttribute('data-short', 'one23456');
});

test('goes to a short that is chosen on the page, also to the same one again', async () => {
  fakeGraph({ Short: { siteSettings: null, video: short('old23456') } });
  const built = page(['one23456', 'two23456']);
  let visit: (next: Visit) => void = () => undefined;
  const Site = () => {
    const [now, setNow] = useState<Visit>(VISIT);
    visit = setNow;
    return <ShortsPage built={built} builtPaths={[]} visit={now} />;
  };
  renderInPage(<Site />);
  const status = screen.getByRole('status');
  act(() => visit({ search: '?c=two23456', key: '2' }));
  expect(status).toHaveTextContent('Title two23456');
  see('one23456');
  expect(status).toHaveTextContent('Title one23456');
  act(() => visit({ search: '?c=two23456', key: '3' }));
  expect(status).toHaveTextContent('Title two23456');
  act(() => visit({ search: '?c=old23456', key: '4' }));
  await waitFor(() => expect(status).toHaveTextContent('Title old23456'));
});

test('reads more near the end, says when it fails, and where the list ends', async () => {
  const replies = ['unreachable' as const, { shorts: list(['two23456']) }];
  fakeGraph({ MoreShorts: () => replies.shift() ?? 'unreachable' });
  renderInPage(<ShortsPage built={page(['one23456'], 'cursor')} builtPaths={[]} visit={VISIT} />);
  const failed = await screen.findByText('More shorts could not be loaded.');
  fireEvent.click(within(failed.parentElement ?? document.body).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(document.querySelector('[data-short="two23456"]')).toBeInTheDocument());
  expect(screen.getByText('That was the last one.')).toBeInTheDocument();
});

test('keys go on, back and switch the sound; typing is left alone', () => {
  renderInPage(
    <>
      <input aria-label="Search" />
      <ShortsPage built={page(['one23456', 'two23456'])} builtPaths={[]} visit={VISIT} />
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'ArrowUp' });
  expect(scrolled).toBe(0);
  fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  expect(scrolled).toBe(1);
  fireEvent.keyDown(document.body, { key: 'm' });
  expect(screen.getByRole('button', { name: 'Mute' })).toBeInTheDocument();
  // An Arabic keyboard, and the comma of AZERTY.
  fireEvent.keyDown(document.body, { key: ',', code: 'KeyM' });
  expect(screen.getByRole('button', { name: 'Mute' })).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'ة', code: 'KeyM' });
  expect(screen.queryByRole('button', { name: 'Mute' })).not.toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'm', code: 'Semicolon' });
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Search' }), { key: 'm' });
  expect(screen.getByRole('button', { name: 'Mute' })).toBeInTheDocument();
});

test('without shorts it says so and leads on', () => {
  renderInPage(<ShortsPage built={page([])} builtPaths={[]} visit={VISIT} />, 'ar');
  expect(screen.getByRole('heading', { level: 1, name: 'مقاطع قصيرة' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'تصفّح القنوات' })).toHaveAttribute('href', '/ar/channels-list');
});

test('a press on the star counts, also one that comes before the device was asked whether to play', async () => {
  const dispatch = jest.spyOn(HTMLElement.prototype, 'toggleAttribute').mockImplementationOnce(() => {
    // The first effect of the page: it is drawn, and the others have yet to run.
    screen.getByRole('button', { name: 'Play: Title a' }).click();
    return true;
  });
  fakeMedia();
  fakeGraph({});
  renderInPage(<ShortsPage built={page(['a'])} builtPaths={[]} visit={VISIT} />);
  dispatch.mockRestore();
  expect(screen.queryByRole('button', { name: 'Play: Title a' })).not.toBeInTheDocument();
  expect(await screen.findByLabelText('Title a', { selector: 'video' })).toBeInTheDocument();
});

test('a short is one view after ten seconds of play, also when it begins again and again', async () => {
  fakeMedia();
  const stream = { __typename: 'Playback', stream: PLAYBACK, errors: [] };
  const log = fakeGraph({
    Playback: { video: { __typename: 'Video', id: 'id-a', viewerProgress: null, playback: stream } },
    CountView: {},
  });
  renderInPage(<ShortsPage built={page(['a'])} builtPaths={[]} visit={VISIT} />);
  fireEvent.click(screen.getByRole('button', { name: 'Play: Title a' }));
  const video: HTMLVideoElement = await screen.findByLabelText('Title a', { selector: 'video' });
  const values = { paused: false, duration: 8, currentTime: 0 };
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(video, name, { value, writable: true });
  const playOnce = (): void => {
    for (let second = 0; second <= 8; second += 0.5) {
      video.currentTime = second;
      fireEvent.timeUpdate(video);
    }
  };
  const views = () => log.filter(({ name }) => name === 'CountView');
  playOnce();
  expect(views()).toEqual([]);
  for (let time = 0; time < 4; time += 1) playOnce();
  await waitFor(() => expect(views()).toHaveLength(1));
  expect(views()[0]?.variables).toMatchObject({ input: { videoCode: 'a' } });
});

test('C opens the comments of the short that is watched', async () => {
  fakeGraph({});
  renderInPage(<ShortsPage built={page(['a', 'b'])} builtPaths={[]} visit={VISIT} />);
  fireEvent.keyDown(document.body, { key: 'c' });
  expect(await screen.findByRole('dialog', { name: 'Comments' })).toBeInTheDocument();
});

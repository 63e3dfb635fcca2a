import type { Locale } from '@sahra/schemas/constants';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { fakeGraph } from '../../../../testing/graph';
import { wrapInPage } from '../../../../testing/page';
import { onChannel, programme } from '../../../../testing/schedule';
import { pushSearch } from '../../../shared/address/use-search';
import { chooseZone, deviceZone } from '../../../shared/clock/viewer-zone';
import type { ScheduledEventFragment } from '../scheduled-event.fragment.generated';
import { SchedulePage } from '../SchedulePage/SchedulePage';
import type { SchedulePageQuery } from '../SchedulePage/schedule-page.query.generated';
import { SERVED_DAY_ID } from './served-day-script';

// 22:40 in the Gulf, 20:40 in Cairo.
const NOW = Date.parse('2026-11-23T18:40:00Z');
const ofVideo = (code: string) => ({ video: { __typename: 'Video' as const, id: `video-${code}`, code } });
const ENTRIES = [
  programme('lamp', '2026-11-22T22:30:00.000Z', '2026-11-22T23:30:00.000Z'),
  programme('padel', '2026-11-23T18:00:00.000Z', '2026-11-23T19:30:00.000Z', ofVideo('v1')),
  programme('laws', '2026-11-23T19:30:00.000Z', '2026-11-23T20:00:00.000Z', onChannel('comedy', 'Comedy')),
  programme('oud', '2026-11-23T22:30:00.000Z', '2026-11-24T00:00:00.000Z', onChannel('music', 'Live Music')),
];
const event = (code: string, startsAt: string, endsAt: string | null): ScheduledEventFragment => ({
  __typename: 'Video',
  id: `video-${code}`,
  code,
  title: `Event ${code}`,
  language: 'EN',
  liveState: 'UPCOMING',
  startsAt,
  endsAt,
  channel: null,
});
const VIDEOS = [
  event('v1', '2026-11-23T18:00:00.000Z', '2026-11-23T19:30:00.000Z'),
  event('stream', '2026-11-20T18:00:00.000Z', '2026-12-20T19:30:00.000Z'),
  event('final', '2026-11-24T18:00:00.000Z', null),
];
const BUILT = {
  contentVersion: null,
  metaTags: null,
  channels: { __typename: 'ChannelConnection', nodes: [] },
  schedule: { __typename: 'ScheduleEntryConnection', nodes: ENTRIES },
  videos: { __typename: 'VideoConnection', nodes: VIDEOS },
} satisfies SchedulePageQuery;

let container: HTMLElement;
let root: Root | undefined;

/** Puts the page into the document as a browser does with served HTML. */
const serve = (search = '', locale: Locale = 'en') => {
  window.history.replaceState(null, '', `/${locale}/schedule${search}`);
  container.innerHTML = renderToString(<>{wrapInPage(<SchedulePage built={BUILT} />, locale)}</>);
  const written = container.querySelector('script');
  const script = document.createElement('script');
  script.textContent = written?.textContent ?? '';
  written?.replaceWith(script);
};
const served = () => document.getElementById(SERVED_DAY_ID);
const isShown = () => served()?.hasAttribute('data-ready');

/** What a viewer reads in a list: its parts, and in each the address and the words of each programme. */
const listOf = (list: Element | null) =>
  [...(list?.querySelectorAll<HTMLElement>(':scope > section, :scope > details') ?? [])]
    .filter(({ hidden }) => !hidden)
    .map((part) => [
      part.querySelector('h2')?.textContent ?? part.querySelector('summary')?.textContent,
      ...[...part.querySelectorAll('li')].map((item) => [
        ['on', 'ended'].find((state) => item.classList.contains(state)),
        item.querySelector('a')?.getAttribute('href'),
        item.querySelector('bdi[dir]')?.textContent,
      ]),
    ]);

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  act(() => chooseZone('Asia/Dubai'));
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => {
    root?.unmount();
    chooseZone(deviceZone());
  });
  root = undefined;
  container.remove();
  jest.restoreAllMocks();
});

test.each(['Asia/Dubai', 'Africa/Cairo'])('the served day is the list that React draws: %s', async (zone) => {
  act(() => chooseZone(zone));
  serve();
  expect(isShown()).toBe(true);
  const before = listOf(served());
  expect(before.map(([title]) => title)).toContain('On now');

  fakeGraph({
    ScheduleDay: {
      schedule: { nodes: ENTRIES, pageInfo: { hasNextPage: false, endCursor: null } },
      videos: { nodes: VIDEOS },
    },
  });
  const complaints = jest.spyOn(console, 'error');
  await act(async () => {
    root = hydrateRoot(container, wrapInPage(<SchedulePage built={BUILT} />));
    await Promise.resolve();
  });
  await waitFor(() => expect(served()).toBeNull());
  expect(listOf(screen.getByRole('heading', { name: 'On now' }).closest('div'))).toEqual(before);
  expect(complaints).not.toHaveBeenCalled();
});

describe('when the graph cannot be reached', () => {
  let isReachable: boolean;
  const open = async (locale: Locale = 'en') => {
    isReachable = false;
    serve('', locale);
    const day = {
      schedule: { nodes: ENTRIES, pageInfo: { hasNextPage: false, endCursor: null } },
      videos: { nodes: VIDEOS },
    };
    fakeGraph({ ScheduleDay: () => (isReachable ? day : 'unreachable') });
    await act(async () => {
      root = hydrateRoot(container, wrapInPage(<SchedulePage built={BUILT} />, locale));
      await Promise.resolve();
    });
    return screen.findByRole('alert');
  };

  test.each([
    ['en', 'The latest schedule did not load'],
    ['ar', 'تعذّر تحميل آخر نسخة من الجدول'],
  ] as const)('the served day stays below the error: %s', async (locale, text) => {
    serve('', locale);
    const before = listOf(served());
    const alert = await open(locale);
    expect(alert).toHaveTextContent(text);
    expect(listOf(served())).toEqual(before);
    expect(served()?.previousElementSibling).toBe(alert);
  });

  test('it stays while the viewer tries again, and the answer replaces both', async () => {
    await open();
    isReachable = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(served()).toBeNull());
    expect(screen.getByRole('heading', { name: 'On now' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('another day has the error alone, and so has today after it', async () => {
    await open();
    act(() => pushSearch({ day: '2026-11-24' }));
    expect(await screen.findByRole('heading', { name: 'The schedule did not load' })).toBeVisible();
    expect(served()).toBeNull();
    act(() => pushSearch({ day: null }));
    expect(await screen.findByRole('heading', { name: 'The schedule did not load' })).toBeVisible();
    expect(served()).toBeNull();
  });

  test('after midnight the day that is over is gone', async () => {
    // The page's clock goes on at the turn of the minute.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(NOW + 59_990);
    await open();
    clock.mockReturnValue(NOW + 4 * 3_600_000);
    expect(await screen.findByRole('heading', { name: 'The schedule did not load' })).toBeVisible();
    expect(served()).toBeNull();
  });
});

test('what is on leads to the video and shows how much is over; an event is there once', () => {
  serve();
  const on = screen.getByRole('heading', { name: 'On now' }).parentElement;
  expect([...(on?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/en/watch/v1',
    '/en/watch/stream',
  ]);
  expect(on?.querySelector<HTMLElement>('[data-done]')?.style.inlineSize).toMatch(/^44\.4/);
});

test('the address of another day leaves the skeleton', () => {
  serve('?day=2026-11-24');
  expect(isShown()).toBe(false);
});

test.each([
  ['after midnight', 4],
  ['two days later', 48],
])('the build of another day leaves the skeleton: %s', (_, hours) => {
  serve();
  expect(isShown()).toBe(true);
  served()?.removeAttribute('data-ready');
  jest.spyOn(Date, 'now').mockReturnValue(NOW + hours * 3_600_000);
  const again = document.createElement('script');
  again.textContent = container.querySelector('script')?.textContent ?? '';
  container.append(again);
  expect(isShown()).toBe(false);
});

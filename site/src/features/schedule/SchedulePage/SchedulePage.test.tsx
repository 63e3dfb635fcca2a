import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import { createAccessToken, fakeGraph, ofViewer, session } from '../../../../testing/graph';
import { renderInPage, wrapInPage } from '../../../../testing/page';
import { onChannel, programme } from '../../../../testing/schedule';
import { clearSession } from '../../../shared/auth/clear-session';
import { startSession } from '../../../shared/auth/start-session';
import { chooseZone, deviceZone } from '../../../shared/clock/viewer-zone';
import { contentVersion } from '../../../shared/content/content-state';
import { NO_REMINDERS, reminders } from '../../../shared/reminder/reminder-store';
import { DayBar } from '../DayBar/DayBar';
import { ScheduleHead } from '../ScheduleHead/ScheduleHead';
import { SchedulePage } from './SchedulePage';
import type { SchedulePageQuery } from './schedule-page.query.generated';

// 22:40 in the Gulf, 20:40 in Cairo.
const NOW = Date.parse('2026-11-23T18:40:00Z');
const ENTRIES = [
  programme('lamp', '2026-11-22T20:30:00.000Z', '2026-11-22T21:30:00.000Z'),
  programme('padel', '2026-11-23T18:00:00.000Z', '2026-11-23T19:30:00.000Z', {
    video: { __typename: 'Video', id: 'video-v1', code: 'v1' },
  }),
  programme('laws', '2026-11-23T19:30:00.000Z', '2026-11-23T20:00:00.000Z', onChannel('comedy', 'Comedy')),
  programme('oud', '2026-11-23T20:00:00.000Z', '2026-11-23T22:00:00.000Z', onChannel('music', 'Live Music')),
];
const BUILT = {
  contentVersion: null,
  metaTags: null,
  channels: {
    __typename: 'ChannelConnection',
    nodes: [
      { __typename: 'Channel', slug: 'padel', name: 'Padel', language: 'EN', light: null, icon: null },
      { __typename: 'Channel', slug: 'travel', name: 'Travel', language: 'EN', light: null, icon: null },
    ],
  },
  schedule: { __typename: 'ScheduleEntryConnection', nodes: ENTRIES },
  videos: null,
} satisfies SchedulePageQuery;

const day = (...nodes: typeof ENTRIES) => ({
  schedule: { nodes, pageInfo: { hasNextPage: false, endCursor: null } },
});
const page = (
  <>
    <ScheduleHead channels={BUILT.channels.nodes} />
    <DayBar />
    <SchedulePage built={BUILT} />
  </>
);
const openAt = (search: string, locale: 'en' | 'ar' = 'en') => {
  window.history.replaceState(null, '', `/${locale}/schedule${search}`);
  return renderInPage(page, locale);
};
const links = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const days = () => screen.getByRole('navigation', { name: 'Days' });

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  act(() => chooseZone('Asia/Dubai'));
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => {
    chooseZone(deviceZone());
    contentVersion.set(null);
    clearSession();
    reminders.set(NO_REMINDERS);
  });
  delete (window as { matchMedia?: unknown }).matchMedia;
});

test('today is read by the clock: what is on leads to the video, what comes to its page', async () => {
  const log = fakeGraph({ ScheduleDay: day(...ENTRIES) });
  openAt('');
  expect(await screen.findByRole('heading', { name: 'On now' })).toBeVisible();
  const lists = screen.getAllByRole('list').filter((list) => !days().contains(list));
  expect(lists.map(links)).toEqual([
    ['/en/schedule/lamp'],
    ['/en/watch/v1'],
    ['/en/schedule/laws'],
    ['/en/schedule/oud'],
  ]);
  expect(screen.getByText('22:00–23:30')).toBeVisible();
  expect(screen.getByRole('heading', { name: /^After midnight/ })).toBeVisible();
  expect(log.map(({ variables }) => variables)).toEqual([
    { from: '2026-11-22T20:00:00.000Z', to: '2026-11-24T01:00:00.000Z', after: null },
  ]);
});

test('the bell of a programme is lit by the reminder of its event', async () => {
  startSession(session(createAccessToken(600)) as Parameters<typeof startSession>[0]);
  const startsAt = '2026-11-23T20:00:00.000Z';
  const oud = programme('oud', startsAt, '2026-11-23T22:00:00.000Z', {
    video: { __typename: 'Video', id: 'video-oud', code: 'oud1' },
  });
  fakeGraph({
    ScheduleDay: day(...ENTRIES.slice(0, 3), oud),
    Reminders: ofViewer({ reminders: [{ __typename: 'Reminder', entryId: 'video-oud', startsAt }] }),
  });
  openAt('');
  expect(await screen.findByRole('button', { name: 'Remind me: Title of oud', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remind me: Title of laws' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('all pages of a day are read', async () => {
  const log = fakeGraph({
    ScheduleDay: ({ variables }) =>
      variables['after'] === null
        ? { schedule: { nodes: ENTRIES.slice(0, 2), pageInfo: { hasNextPage: true, endCursor: 'c1' } } }
        : day(...ENTRIES.slice(2)),
  });
  openAt('');
  expect(await screen.findByText('Title of oud')).toBeVisible();
  expect(log.map(({ variables }) => variables['after'])).toEqual([null, 'c1']);
});

test('a day stands in the address, and Back returns', async () => {
  const log = fakeGraph({ ScheduleDay: day(...ENTRIES) });
  openAt('');
  await screen.findByText('Title of oud');
  expect(within(days()).getAllByRole('link')).toHaveLength(8);
  await userEvent.click(screen.getByRole('link', { name: 'Tuesday, 24 November 2026' }));
  expect(window.location.search).toBe('?day=2026-11-24');
  await waitFor(() => expect(log).toHaveLength(2));
  expect(log[1]?.variables).toMatchObject({ from: '2026-11-23T20:00:00.000Z' });
  act(() => window.history.back());
  await waitFor(() => expect(window.location.search).toBe(''));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^Today/ })).toHaveAttribute('aria-current', 'true'),
  );
});

test('another zone moves the hours and the day, and is kept', async () => {
  const log = fakeGraph({ ScheduleDay: day(...ENTRIES) });
  openAt('');
  await screen.findByText('22:00–23:30');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'Africa/Cairo');
  expect(await screen.findByText('20:00–21:30')).toBeVisible();
  expect(screen.getAllByText(/Egypt Time/).length).toBeGreaterThan(0);
  expect(window.location.search).toBe('?zone=Africa%2FCairo');
  expect(localStorage.getItem('sahra.zone')).toBe('Africa/Cairo');
  expect(log.at(-1)?.variables).toMatchObject({ from: '2026-11-22T22:00:00.000Z' });
});

test('the zone that is shown is named at once, the others when the choice is opened', async () => {
  fakeGraph({ ScheduleDay: day(...ENTRIES) });
  openAt('');
  await screen.findByText('22:00–23:30');
  const zones = screen.getByRole('combobox', { name: 'Time zone' });
  const names = () =>
    within(zones)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(names().filter((name) => name !== '')).toEqual([expect.stringContaining('Gulf Standard Time')]);
  await userEvent.click(zones);
  expect(names()).not.toContain('');
  expect(names()).toContainEqual(expect.stringContaining('Egypt Time'));
});

test('one channel, and a way back from one without programmes', async () => {
  fakeGraph({ ScheduleDay: day(...ENTRIES) });
  openAt('?channel=padel');
  await screen.findByText('Title of padel');
  expect(screen.queryByText('Title of oud')).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Channel' }), 'travel');
  expect(screen.getByText('Nothing is announced on this channel for this day.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'All channels' }));
  expect(await screen.findByText('Title of oud')).toBeVisible();
  expect(window.location.search).toBe('');
});

test('says that a day did not load, and tries again', async () => {
  let attempt = 0;
  fakeGraph({
    ScheduleDay: () => {
      attempt += 1;
      return attempt === 1 ? 'unreachable' : day(...ENTRIES);
    },
  });
  openAt('');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Title of oud')).toBeVisible();
});

test('a publish changes the open page', async () => {
  let title = 'Title of oud';
  fakeGraph({
    SchedulePage: { ...BUILT, contentVersion: 2 },
    ScheduleDay: () => day(...ENTRIES.map((entry) => (entry.code === 'oud' ? { ...entry, title } : entry))),
  });
  openAt('');
  await screen.findByText('Title of oud');
  title = 'A new title';
  act(() => contentVersion.set(2));
  expect(await screen.findByText('A new title')).toBeVisible();
});

test('on wide screens there is a grid, and arrow keys move in it; time runs from the right in Arabic', async () => {
  Object.assign(window, {
    matchMedia: () => ({ matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() }),
  });
  fakeGraph({ ScheduleDay: day(...ENTRIES) });
  openAt('', 'ar');
  const grid = await screen.findByRole('group', { name: 'البرامج حسب القناة' });
  expect(
    within(grid)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Padel', 'Comedy', 'Live Music']);
  // Beside the line of now a channel without a programme names its next one, which may be out of sight.
  expect(within(grid).getAllByText('Title of oud')).toHaveLength(2);
  expect(within(grid).getAllByText('Title of padel')).toHaveLength(1);
  const stops = within(grid)
    .getAllByRole('link')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops.map((link) => link.getAttribute('href'))).toEqual(['/ar/watch/v1']);
  act(() => stops[0]?.focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveAttribute('href', '/ar/schedule/laws');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toHaveAttribute('href', '/ar/comedy');
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toHaveAttribute('href', '/ar/schedule/laws');
});

test('without scripts there is the day of the build, in Gulf time', () => {
  const served = renderToString(<>{wrapInPage(<SchedulePage built={BUILT} />)}</>);
  const plain = new DOMParser().parseFromString(
    /<noscript>(.*?)<\/noscript>/.exec(served)?.[1] ?? '',
    'text/html',
  );
  expect([...plain.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/en/schedule/lamp',
    '/en/schedule/padel',
    '/en/schedule/laws',
    '/en/schedule/oud',
  ]);
  expect(plain.querySelector('time')?.textContent).toBe('00:30');
  expect(plain.querySelector('p')?.textContent).toContain('Gulf Standard Time');
});

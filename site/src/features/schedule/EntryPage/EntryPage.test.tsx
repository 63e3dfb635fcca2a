import { act, screen } from '@testing-library/react';

import { fakeGraph } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { programme } from '../../../../testing/schedule';
import { chooseZone, deviceZone } from '../../../shared/clock/viewer-zone';
import { EntryPage } from './EntryPage';
import type { PageEntry } from './EntryPage';
import { googleCalendarAddress } from './google-calendar-address';

const START = '2026-11-23T18:00:00.000Z';
const END = '2026-11-23T20:00:00.000Z';
const VIDEO: NonNullable<PageEntry['video']> = {
  __typename: 'Video',
  id: 'video-v1',
  code: 'v1',
  title: 'The final',
  description: 'Best of three.',
  language: 'EN',
  live: true,
  liveState: 'UPCOMING',
  recorded: false,
  premium: false,
  startsAt: START,
  endsAt: END,
  show: null,
};
const entry = (video: PageEntry['video']): PageEntry => ({
  ...programme('final', START, END, { live: true }),
  video,
});
const showAt = (iso: string, video: PageEntry['video'], locale: 'en' | 'ar' = 'en') => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(iso));
  fakeGraph({});
  return renderInPage(<EntryPage entry={entry(video)} />, locale);
};
const watch = () => screen.queryByRole('link', { name: /[Ww]atch/ })?.getAttribute('href') ?? null;

beforeEach(() => act(() => chooseZone('Africa/Cairo')));
afterEach(() => {
  jest.restoreAllMocks();
  act(() => chooseZone(deviceZone()));
});

test('before it begins: the hours in the viewer’s zone, what is left, reminder and calendar file', () => {
  showAt('2026-11-23T15:35:00Z', VIDEO);
  expect(screen.getByRole('heading', { name: 'Title of final' })).toBeVisible();
  expect(screen.getByText('Begins in 2 hours, 25 minutes')).toBeVisible();
  expect(screen.getByText('20:00–22:00')).toBeVisible();
  expect(screen.getByText(/Egypt Time/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remind me' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/en/schedule/final.ics',
  );
  expect(watch()).toBeNull();
});

test('a repeat can be watched before it begins', () => {
  showAt('2026-11-23T15:35:00Z', { ...VIDEO, liveState: null, recorded: true });
  expect(watch()).toBe('/en/watch/v1');
});

test('while it is on it is watched', () => {
  showAt('2026-11-23T18:30:00Z', VIDEO);
  expect(screen.getByText('Live now')).toBeVisible();
  expect(watch()).toBe('/en/watch/v1');
  expect(screen.queryByRole('button', { name: 'Remind me' })).not.toBeInTheDocument();
});

test('when it is over there is its recording, or a sentence', () => {
  const { unmount } = showAt('2026-11-23T21:00:00Z', { ...VIDEO, recorded: true });
  expect(watch()).toBe('/en/watch/v1');
  unmount();
  showAt('2026-11-23T21:00:00Z', VIDEO, 'ar');
  expect(screen.getByText('انتهى')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'مشاهدة التسجيل' })).not.toBeInTheDocument();
});

test('the whole day is that of the viewer’s zone', () => {
  showAt('2026-11-23T15:35:00Z', VIDEO);
  expect(screen.getByRole('link', { name: 'The whole day' })).toHaveAttribute(
    'href',
    '/en/schedule?day=2026-11-23',
  );
});

test('Google Calendar takes the times in UTC', () => {
  const address = new URL(
    googleCalendarAddress({ title: 'A & B', startsAt: START, endsAt: END }, 'https://sahra.example/x'),
  );
  expect(Object.fromEntries(address.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'A & B',
    dates: '20261123T180000Z/20261123T200000Z',
    details: 'https://sahra.example/x',
  });
});

import { act, screen } from '@testing-library/react';

import { fakeGraph } from '../../../../../testing/graph';
import { renderInPage } from '../../../../../testing/page';
import { noteServerMoment } from '../../../../shared/clock/server-clock';
import { chooseZone } from '../../../../shared/clock/viewer-zone';
import { NotStarted } from './NotStarted';

const NOW = Date.parse('2026-11-21T17:47:42Z');
const STARTS_AT = '2026-11-21T18:30:00.000Z';
const ENTRY = {
  ...{ __typename: 'ScheduleEntry', id: 'entry-id', code: 'final', title: 'Harbour Cup' },
  ...{ startsAt: STARTS_AT, endsAt: '2026-11-21T20:00:00.000Z' },
  video: { __typename: 'Video', code: 'abc123' },
};
const scheduled = (...nodes: object[]) =>
  fakeGraph({
    EntriesOfEvent: {
      video: { __typename: 'Video', id: 'video-id', title: 'Harbour Cup' },
      schedule: { __typename: 'ScheduleEntryConnection', nodes },
    },
  });
const show = async (locale: 'en' | 'ar') => {
  renderInPage(<NotStarted code="abc123" startsAt={STARTS_AT} />, locale);
  await act(() => jest.advanceTimersByTimeAsync(0));
};

// Loads the lazy module first, so that no test waits for its compilation.
beforeAll(() => import('../../../../shared/reminder/EventReminder/EventReminder'));
beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  chooseZone('Africa/Cairo');
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

test('the start is told in the viewer’s own time zone, by name', async () => {
  scheduled(ENTRY);
  await show('en');
  // 18:30 in Greenwich is 20:30 in Cairo.
  expect(screen.getByText(/Starts .*20:30/)).toHaveTextContent('Egypt Time');
  expect(screen.getByText('The event will start soon')).toBeInTheDocument();
});

test('another zone is another hour, in Arabic too', async () => {
  chooseZone('Asia/Tokyo');
  scheduled(ENTRY);
  await show('ar');
  expect(screen.getByText(/يبدأ .*3:30/)).toHaveTextContent('اليابان');
  expect(screen.getByText('يبدأ الحدث قريبًا')).toBeInTheDocument();
});

test('what is left is counted down by the server’s clock', async () => {
  scheduled(ENTRY);
  noteServerMoment(NOW + 5 * 60_000);
  await show('en');
  expect(screen.getByText('00:37:18')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('00:37:17')).toBeInTheDocument();
});

test('an event of the schedule has a reminder and the calendar file of its entry', async () => {
  scheduled(ENTRY);
  await show('en');
  expect(screen.getByRole('button', { name: /Remind me/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/en/schedule/final.ics',
  );
});

test('an event that no entry names has a reminder and a calendar file of its own', async () => {
  scheduled();
  await show('en');
  expect(screen.getByRole('button', { name: /Remind me/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/en/watch/abc123.ics',
  );
});

import { screen } from '@testing-library/react';

import { fakeGraph } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { EventReminder } from './EventReminder';

const STARTS_AT = '2026-11-23T20:00:00.000Z';
const entry = (id: string, code: string) => ({
  ...{ __typename: 'ScheduleEntry', id, code: `entry-${id}`, title: 'The match' },
  ...{ startsAt: STARTS_AT, endsAt: STARTS_AT, video: { __typename: 'Video', code } },
});
const scheduled = (...nodes: object[]) => ({
  EntriesOfEvent: { schedule: { __typename: 'ScheduleEntryConnection', nodes } },
});
const show = (locale: 'en' | 'ar' = 'en') =>
  renderInPage(<EventReminder code="match1" startsAt={STARTS_AT} />, locale);

test('an event with an entry in the schedule has the reminder and the calendar file of that entry', async () => {
  const log = fakeGraph(scheduled(entry('o', 'other'), entry('e', 'match1')));
  show();
  expect(await screen.findByRole('button', { name: /Remind me/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/en/schedule/entry-e.ics',
  );
  expect(log[0]?.variables).toEqual({ from: STARTS_AT, to: '2026-11-23T21:00:00.000Z' });
});

test('an event without an entry has a calendar file of its own, and no reminder', async () => {
  fakeGraph(scheduled(entry('o', 'other')));
  show('ar');
  const link = await screen.findByRole('link', { name: 'إضافة إلى التقويم' });
  expect(link).toHaveAttribute('href', '/ar/watch/match1.ics');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a schedule that cannot be read leaves the calendar file', async () => {
  fakeGraph({ EntriesOfEvent: 'unreachable' });
  show();
  expect(await screen.findByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/en/watch/match1.ics',
  );
});

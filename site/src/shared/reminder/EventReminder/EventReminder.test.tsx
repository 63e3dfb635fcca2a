import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createAccessToken, fakeGraph, ofViewer, session } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { clearSession } from '../../auth/clear-session';
import { startSession } from '../../auth/start-session';
import { toasts } from '../../messages/toasts';
import { NO_REMINDERS, reminders } from '../reminder-store';
import { EventReminder } from './EventReminder';

const signIn = () => startSession(session(createAccessToken(600)) as Parameters<typeof startSession>[0]);
afterEach(() =>
  act(() => {
    clearSession();
    reminders.set(NO_REMINDERS);
    toasts.set([]);
  }),
);

const STARTS_AT = '2026-11-23T20:00:00.000Z';
const entry = (id: string, code: string, startsAt = STARTS_AT) => ({
  ...{ __typename: 'ScheduleEntry', id, code: `entry-${id}`, title: 'The match' },
  ...{ startsAt, endsAt: STARTS_AT, video: { __typename: 'Video', id: 'video-id', code } },
});
const scheduled = (...nodes: object[]) => ({
  EntriesOfEvent: {
    video: { __typename: 'Video', id: 'video-id', title: 'The match' },
    schedule: { __typename: 'ScheduleEntryConnection', nodes },
  },
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
  expect(log[0]?.variables).toEqual({ code: 'match1', from: STARTS_AT, to: '2026-11-23T21:00:00.000Z' });
});

test('an event without an entry has a reminder and a calendar file of its own', async () => {
  signIn();
  const log = fakeGraph({
    ...scheduled(entry('o', 'other')),
    Reminders: ofViewer({ reminders: [] }),
    AddReminder: { addReminder: { __typename: 'AddReminderPayload', errors: [] } },
  });
  show('ar');
  const button = await screen.findByRole('button', { name: 'تذكير' });
  expect(screen.getByRole('link', { name: 'إضافة إلى التقويم' })).toHaveAttribute(
    'href',
    '/ar/watch/match1.ics',
  );
  await userEvent.click(button);
  await waitFor(() =>
    expect(log.find(({ name }) => name === 'AddReminder')?.variables).toEqual({
      input: { entryId: 'video-id' },
    }),
  );
  expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('a reminder that was asked for before there was an entry is shown, and taken back', async () => {
  signIn();
  const log = fakeGraph({
    ...scheduled(entry('e', 'match1')),
    Reminders: ofViewer({
      reminders: [{ __typename: 'Reminder', entryId: 'video-id', startsAt: STARTS_AT }],
    }),
    RemoveReminder: { removeReminder: { __typename: 'RemoveReminderPayload', errors: [] } },
  });
  show();
  const button = await screen.findByRole('button', { name: 'Remind me', pressed: true });
  await userEvent.click(button);
  await waitFor(() =>
    expect(log.find(({ name }) => name === 'RemoveReminder')?.variables).toEqual({
      input: { entryId: 'video-id' },
    }),
  );
});

test('a programme that began before the event is not its entry', async () => {
  fakeGraph(scheduled(entry('p', 'match1', '2026-11-23T19:30:00.000Z')));
  show();
  expect(await screen.findByRole('button', { name: /Remind me/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/en/watch/match1.ics',
  );
});

test('a schedule that cannot be read leaves the calendar file', async () => {
  fakeGraph({ EntriesOfEvent: 'unreachable' });
  show();
  expect(await screen.findByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/en/watch/match1.ics',
  );
});
